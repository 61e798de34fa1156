/// Lists whose items were written as keys, without a `-` before each.
extension TextCauses {
    mutating func findMissingDashes() {
        let lists = findings(of: .wrongType).filter { $0.message.hasSuffix("must be a list, not a mapping") }
        guard !lists.isEmpty else { return }
        let mappings = document.root.mappings
        for finding in lists.prefix(8) {
            guard let mapping = mappings.first(where: { $0.range == finding.range }) else { continue }
            // A key appears in two items.
            let doubles = findings(of: .duplicateKey).map(\.range.start).filter {
                finding.range.start <= $0 && $0 < finding.range.end
            }
            for start in doubles { hide(start, for: .duplicateKey) }
            var said = finding
            said.help = help(withoutDashes: mapping, hasDoubles: !doubles.isEmpty)
            say(said, for: .wrongType)
        }
    }

    private func help(withoutDashes mapping: Node, hasDoubles: Bool) -> String {
        guard let first = mapping.entries.first(where: { _ in true }) else { return "write `[]`" }
        let name = first.key.text
        let digits = name.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, first.key.path.hasPrefix("/breakpoints/") {
            return "write `- minWidth: \(digits)` for each, and beside it the keys that change from that width on"
        }
        if mapping.path.utf8.elementsEqual("/breakpoints".utf8), let width = Meaning.only(.width, name)?.text {
            return "write `- minWidth: \(width)` for `\(name)`, and beside it the keys that change from that width on"
        }
        if scene.has("{", at: bytes(of: mapping.range).lowerBound) {
            let isList = mapping.entries.allSatisfy { $0.key.isPlain && $0.value.isPlain && $0.value.firstByte == nil }
            if isList || mapping.isOfNamedItems, mapping.count < 20 {
                return "write `[\(mapping.entries.map { $0.key.item(titled: $0.value) }.joined(separator: ", "))]`"
            }
            return hasDoubles
                ? "put each item between its own `{` and `}`, and all between `[` and `]`"
                : "put `[` and `]` around it: a list of one item"
        }
        if mapping.path.utf8.elementsEqual("/scenarios".utf8), first.value.kind != .scalar {
            let inputs = first.value.kind == .sequence ? ", and put the list below its `inputs:`" : ""
            return "begin each item with `- ` and its name: `- name: \(first.key.shownText)`\(inputs)"
        }
        if mapping.isOfNamedItems {
            return "write each as an item, such as `- \(first.key.item(titled: first.value))`"
        }
        let id = first.value.kind == .mapping ? " and its id: `- id: \(first.key.shownText)`" : ""
        return "begin each item with `- `\(id)"
    }

    /// The same finding about a text that goes on in lines that begin with `- `, and are indented further than its item.
    func withDeeperItems(_ finding: Diagnostic) -> Diagnostic? {
        let part = bytes(of: finding.range)
        let item = scene.line(at: part.lowerBound)
        let lines = sequence(first: item, next: scene.line(below:)).dropFirst().prefix { $0.start < part.upperBound }
        let deeper = lines.filter { scene.has("- ", at: $0.content) && !scene.has("\t", at: $0.start) }
        guard let next = deeper.first else { return nil }
        let help = "indent it like the `- ` above"
        let edits = deeper.map { line in
            let start = table.codePoint(atByte: line.start)
            return Edit(SourceRange(start, start + line.indent), String(repeating: " ", count: item.indent))
        }
        let isItem = scene.has("- ", at: item.content)
        var changed = finding.saying(
            "this `- ` does not begin an item: it is indented further than the item above", help: help,
            fix: isItem ? Fix(help, edits: edits, isSafe: false) : nil)
        let dash = table.codePoint(atByte: next.content)
        changed.range = SourceRange(dash, dash + 1)
        return changed
    }
}

extension Node {
    /// Whether the keys of a mapping in the place of `items` are their ids, with titles or nothing as values.
    fileprivate var isOfNamedItems: Bool {
        path.utf8.elementsEqual("/items".utf8)
            && entries.allSatisfy { entry in
                let isOwn = Places.all[entry.key.text]?.contains { $0.phrase == "in an item" } ?? false
                return !isOwn && entry.key.kind == .scalar && entry.value.kind == .scalar
                    && entry.key.firstByte != UInt8(ascii: "-")
            }
    }

    /// An id, with its title if it has one, as an item on one line.
    fileprivate func item(titled title: Node) -> String {
        let id = JSON.string(text).yaml
        return title.firstByte == nil ? id : "{ id: \(id), title: \(JSON.string(title.text).yaml) }"
    }
}

/// Lists whose items were written as keys, without a `-` before each.
extension TextCauses {
    mutating func findMissingDashes() {
        let lists = findings(of: .wrongType).filter { $0.message.hasSuffix("must be a list, not a mapping") }
        guard !lists.isEmpty else { return }
        let mappings = document.root.mappings
        for finding in lists.prefix(8) {
            guard let mapping = mappings.first(where: { $0.range == finding.range }) else { continue }
            var said = finding
            said.help = help(withoutDashes: mapping)
            say(said, at: finding.range.start, for: .wrongType)
            // A key appears in two items.
            for other in findings(of: .duplicateKey)
            where finding.range.start <= other.range.start && other.range.end <= finding.range.end {
                hide(other.range.start, for: .duplicateKey)
            }
        }
    }

    private func help(withoutDashes mapping: Node) -> String {
        let first = mapping.entries.first { _ in true }
        let name = first?.key.text ?? ""
        let digits = name.prefix { $0.isASCII && $0.isNumber }
        if let first, !digits.isEmpty, first.key.path.hasPrefix("/breakpoints/") {
            return "write `- minWidth: \(digits)` for each, and beside it the keys that change from that width on"
        }
        if mapping.path.utf8.elementsEqual("/breakpoints".utf8), let width = Meaning.only(.width, name)?.text {
            return "write `- minWidth: \(width)` for `\(name)`, and beside it the keys that change from that width on"
        }
        let byte = table.byteOffset(of: mapping.range.start)
        guard document.file.bytes.indices.contains(byte), document.file.bytes[byte] != UInt8(ascii: "{") else {
            let isList = mapping.entries.allSatisfy { $0.key.isPlain && $0.value.isPlain && $0.value.firstByte == nil }
            if isList || mapping.isOfNamedItems, mapping.count < 20 {
                return "write `[\(mapping.entries.map { $0.key.item(titled: $0.value) }.joined(separator: ", "))]`"
            }
            return findings(of: .duplicateKey).contains {
                $0.range.start > mapping.range.start && $0.range.end < mapping.range.end
            }
                ? "put each item between its own `{` and `}`, and all between `[` and `]`"
                : "put `[` and `]` around it: a list of one item"
        }
        if let first, mapping.path.utf8.elementsEqual("/scenarios".utf8), first.value.kind != .scalar {
            let inputs = first.value.kind == .sequence ? ", and put the list below its `inputs:`" : ""
            return "begin each item with `- ` and its name: `- name: \(first.key.shownText)`\(inputs)"
        }
        if let first, mapping.isOfNamedItems {
            return "write each as an item, such as `- \(first.key.item(titled: first.value))`"
        }
        guard let first, first.value.kind == .mapping else { return "begin each item with `- `" }
        return "begin each item with `- ` and its id: `- id: \(first.key.shownText)`"
    }

    /// The same finding about a text that goes on in lines that begin with `- `, and are indented further than its item.
    func withDeeperItems(_ finding: Diagnostic) -> Diagnostic? {
        let bytes = document.file.bytes
        let first = table.location(of: finding.range.start).line
        func content(_ line: Int) -> (start: Int, spaces: Int, isItem: Bool) {
            let start = table.start(ofLine: line)
            let rest = bytes[table.byteOffset(of: start)...].drop { $0 == 0x20 }
            let spaces = rest.startIndex - table.byteOffset(of: start)
            return (start, spaces, rest.starts(with: "- ".utf8))
        }
        let item = content(first)
        let deeper = (first...table.location(of: finding.range.end).line).dropFirst().map(content).filter(\.isItem)
        guard let next = deeper.first else { return nil }
        var changed = finding.saying(
            "this `- ` does not begin an item: it is indented further than the item above",
            help: "indent it like the `- ` above")
        changed.range = SourceRange(next.start + next.spaces, next.start + next.spaces + 1)
        let edits = deeper.map {
            Edit(SourceRange($0.start, $0.start + $0.spaces), String(repeating: " ", count: item.spaces))
        }
        changed.fix = item.isItem ? Fix("indent it like the `- ` above", edits: edits, isSafe: false) : nil
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

// The entries of a text, and changes to them.

extension Snapshot {
    /// Whether a text is a key with its value.
    func isEntry(_ text: String) -> Bool { text.drop(while: \.isLetter).hasPrefix(": ") }

    /// The node at an offset, the collection that it is in, and so on.
    func around(_ offset: Int) -> [Int] { outline.node(at: offset).map(outline.ancestors) ?? [] }

    /// The key of the entry at an offset.
    func key(at offset: Int) -> Int? {
        around(offset).first { [.key, .value].contains(outline.nodes[$0].role) }.map { index in
            outline.nodes[index].role == .key ? index : outline.nodes[index].partner
        }
    }

    /// The change that adds an entry to a mapping that can have it, at its place in the table's order.
    ///
    /// More lines of it have the indentation of its first one.
    func addition(of entry: String, to mapping: Int) -> Replacement? {
        guard outline.nodes[mapping].kind == .mapping, outline.nodes[mapping].first >= 0 else { return nil }
        let keys = chart.keys(of: mapping)
        let name = entry.prefix { $0 != ":" }
        guard let rank = keys.firstIndex(where: { $0.key == name }) else { return nil }
        let isFlow = outline.nodes[mapping].isFlow
        let children = Array(outline.children(of: mapping))
        let start = outline.nodes[children[0]].start
        let space = isFlow ? "" : "\n" + bytes.indent(of: start)
        let text = entry.split(separator: "\n").joined(separator: space)
        // After the entries before the first one that comes later in the table.
        let before = children.prefix { child in
            keys.firstIndex { chart.isText($0.key, of: child) }.map { $0 < rank } ?? true
        }
        guard let last = before.last.map({ outline.entry(of: $0).upperBound }) else {
            return Replacement(range: start..<start, text: text + (isFlow ? ", " : space))
        }
        let end = isFlow ? last : bytes[(last - 1)...].firstIndex(where: Outline.isBreak) ?? bytes.count
        return Replacement(range: end..<end, text: (isFlow ? ", " : space) + text)
    }

    /// A collection without one of its entries, and without itself if it has no other.
    func removal(ofEntry entry: Int) -> Choice {
        let title = outline.nodes[entry].role == .key ? "Remove `\(chart.text(of: entry))`" : "Remove the item"
        return Choice(title, place(of: entry), "")
    }

    /// What is removed with an entry: its lines, or in a line what it shares with its neighbours.
    func place(of index: Int) -> Range<Int> {
        let entry = outline.nodes[index]
        let parent = outline.nodes[entry.parent]
        if parent.count == 1, parent.role == .value, parent.kind == .mapping { return place(of: parent.partner) }
        var range = outline.entry(of: index)
        if !parent.isFlow {
            let dash = entry.role == .item ? bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "-")) : nil
            range = (dash ?? range.lowerBound)..<range.upperBound
            if let lines = bytes.ownLines(of: range) { return lines }
        }
        if entry.next >= 0 { return range.lowerBound..<outline.nodes[entry.next].start }
        let other = outline.children(of: entry.parent).filter { $0 != index }.last
        return (other.map { outline.entry(of: $0).upperBound } ?? range.lowerBound)..<range.upperBound
    }

    /// The text without a comment, and without its line if that has nothing else.
    func removal(of comment: Range<Int>) -> Choice {
        let start = bytes[..<comment.lowerBound].lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? 0
        return Choice("Remove the comment", bytes.ownLines(of: comment) ?? start..<comment.upperBound, "")
    }

    /// The change that adds an entry under a key of a mapping, which may have a value that is short for a mapping, or not be there.
    func addition(of entry: String, under parent: String, in mapping: Int) -> Replacement? {
        guard let index = chart.value(of: parent, in: mapping) else {
            return addition(of: "\(parent): { \(entry) }", to: mapping)
        }
        let target = outline.nodes[index]
        guard target.isText else { return addition(of: entry, to: index) }
        let short = chart.schema(of: index)?.mapping().flatMap { Language.keys(of: $0).first?.key } ?? ""
        let value = text(in: target.range)
        return Replacement(range: target.range, text: "{ \(short): \(value), \(entry) }")
    }

    /// The moves of a key with its value and its lines to where a help says: under keys that it names, or to the top; maybe as
    /// another key or entry.
    func moves(of key: Int, _ help: String) -> [Choice] {
        guard let root = outline.root, outline.nodes[root].kind == .mapping else { return [] }
        let names = help.names.prefix(4)
        let (range, mapping) = (outline.entry(of: key), outline.nodes[key].parent)
        let space = bytes.indent(of: range.lowerBound)
        let lines = outline.nodes[mapping].isFlow ? nil : bytes.ownLines(of: range)
        // Its lines, each without the indentation of the first one.
        let own: String = text(in: range).split(separator: "\n").enumerated().map { number, text in
            number == 0 ? text : text.dropFirst(min(space.utf8.count, text.prefix { $0 == " " }.count))
        }.joined(separator: "\n")
        let other = names.first { isEntry($0.name) || $0.words.hasSuffix(" as ") }.map { _, name in
            isEntry(name) ? name : name + own.drop { $0 != ":" }
        }
        let text = other ?? own
        // With what follows it on its line.
        let whole = text + (lines.map { self.text(in: range.upperBound..<$0.upperBound) } ?? "")
        let removed = Replacement(range: place(of: key), text: "")
        var choices: [Choice] = []
        func add(_ place: String, _ changes: Replacement...) {
            let title = "Move `\(chart.text(of: key))` \(place)" + (other.map { ", as `\($0)`" } ?? "")
            choices.append(Choice(title: title, changes: changes))
        }
        if help.hasPrefix("move it to the top level"), mapping != root, let added = addition(of: text, to: root) {
            add("to the top level", removed, added)
        }
        for (words, parent) in names where !isEntry(parent) && words.hasSuffix("under ") {
            let target = chart.keys(of: mapping).contains { $0.key == parent } ? mapping : root
            let value = chart.value(of: parent, in: target)
            if value == nil, target == mapping {
                let inner = whole.split(separator: "\n").map { "\(space)  \($0)\n" }.joined()
                let new = lines == nil ? "\(parent): { \(text) }" : "\(space)\(parent):\n\(inner)"
                add("under `\(parent)`", Replacement(range: lines ?? range, text: new))
                continue
            }
            let isBlock = value.map { outline.nodes[$0].kind == .mapping && !outline.nodes[$0].isFlow } ?? false
            if let added = addition(of: isBlock ? whole : text, under: parent, in: target) {
                add("under `\(parent)`", removed, added)
            }
        }
        return choices
    }
}

extension String {
    /// The texts in backticks of a help, the first few of them, each with the words before it.
    var names: [(words: Substring, name: String)] {
        let parts = split(separator: "`", omittingEmptySubsequences: false)
        return stride(from: 1, to: parts.count, by: 2).prefix(8).map { (parts[$0 - 1], String(parts[$0])) }
    }
}

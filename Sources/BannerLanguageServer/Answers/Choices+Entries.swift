// The entries of a text, and changes to them.

extension Snapshot {
    /// Whether a text is a key with its value.
    func isEntry(_ text: String) -> Bool {
        text.firstIndex(of: ":").map { colon in
            text[..<colon].allSatisfy { $0.isLetter } && text[colon...].dropFirst().first == " "
        } ?? false
    }

    /// The node at an offset, the collection that it is in, and so on.
    func around(_ offset: Int) -> [Int] { outline.node(at: offset).map(outline.ancestors) ?? [] }

    /// The key of the entry at an offset.
    func key(at offset: Int) -> Int? {
        around(offset).first { [.key, .value].contains(outline.nodes[$0].role) }.map { index in
            outline.nodes[index].role == .key ? index : outline.nodes[index].partner
        }
    }

    /// A key with its value.
    func entry(of key: Int) -> Range<Int> {
        let place = outline.nodes[key]
        return place.start..<max(place.end, place.colon + 1, outline.value(of: key).map { outline.nodes[$0].end } ?? 0)
    }

    /// The change that adds an entry to a mapping that can have it, at its place in the table's order.
    ///
    /// More lines of it have the indentation of its first one.
    func addition(of entry: String, to mapping: Int) -> Replacement? {
        guard outline.nodes[mapping].kind == .mapping, outline.nodes[mapping].first >= 0 else { return nil }
        let keys = chart.schema(of: mapping).flatMap { chart.record(of: mapping, $0) }.map(Language.keys(of:)) ?? []
        let name = entry.prefix { $0 != ":" }
        guard let rank = keys.firstIndex(where: { $0.key == name }) else { return nil }
        let isFlow = outline.nodes[mapping].isFlow
        let children = Array(outline.children(of: mapping))
        let start = outline.nodes[children[0]].start
        let space = isFlow ? "" : "\n" + String(repeating: " ", count: bytes.column(of: start))
        let text = entry.split(separator: "\n").joined(separator: space)
        // After the entries before the first one that comes later in the table.
        let before = children.prefix { child in
            keys.firstIndex { chart.isText($0.key, of: child) }.map { $0 < rank } ?? true
        }
        guard let last = before.last.map({ self.entry(of: $0).upperBound }) else {
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
        var range = entry.role == .key ? self.entry(of: index) : entry.range
        if !parent.isFlow {
            let isItem = entry.role == .item
            let dash = isItem ? bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "-")) : nil
            range = (dash ?? range.lowerBound)..<range.upperBound
            let line = bytes.lineStart(of: range.lowerBound)
            if bytes.content(in: line..<range.lowerBound) == range.lowerBound {
                return line..<bytes.nextLine(after: range.upperBound)
            }
        }
        if entry.next >= 0 { return range.lowerBound..<outline.nodes[entry.next].start }
        let other = outline.children(of: entry.parent).filter { $0 != index }.last
        let end = other.map { entry.role == .key ? self.entry(of: $0).upperBound : outline.nodes[$0].end }
        return (end ?? range.lowerBound)..<range.upperBound
    }

    /// The text without a comment, and without its line if that has nothing else.
    func removal(of comment: Range<Int>) -> Choice {
        let line = bytes.lineStart(of: comment.lowerBound)
        let isAlone = bytes.content(in: line..<comment.upperBound) == comment.lowerBound
        let start = bytes[..<comment.lowerBound].lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? 0
        let range = isAlone ? line..<bytes.nextLine(after: comment.upperBound) : start..<comment.upperBound
        return Choice("Remove the comment", range, "")
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
        let parts = help.split(separator: "`", omittingEmptySubsequences: false).prefix(9).map(String.init)
        let named = parts.indices.filter { $0 % 2 == 1 }
        let (range, mapping) = (entry(of: key), outline.nodes[key].parent)
        let line = bytes.lineStart(of: range.lowerBound)
        let isAlone = bytes.content(in: line..<range.lowerBound) == range.lowerBound && !outline.nodes[mapping].isFlow
        // Its lines, each without the indentation of the first one.
        let own: String = text(in: range).split(separator: "\n").enumerated().map {
            number, text in
            number == 0 ? text : text.dropFirst(min(range.lowerBound - line, text.prefix { $0 == " " }.count))
        }.joined(separator: "\n")
        let other = named.first { isEntry(parts[$0]) || parts[$0 - 1].hasSuffix(" as ") }.map { number in
            isEntry(parts[number]) ? parts[number] : parts[number] + own.drop { $0 != ":" }
        }
        let text = other ?? own
        let lines = line..<bytes.nextLine(after: range.upperBound)
        // With what follows it on its line.
        let whole = isAlone ? text + self.text(in: range.upperBound..<lines.upperBound) : text
        let removed = Replacement(range: place(of: key), text: "")
        func title(_ place: String) -> String {
            "Move `\(chart.text(of: key))` \(place)" + (other.map { ", as `\($0)`" } ?? "")
        }
        var choices: [Choice] = []
        if help.hasPrefix("move it to the top level"), mapping != root, let added = addition(of: text, to: root) {
            choices.append(Choice(title: title("to the top level"), changes: [removed, added]))
        }
        let record = chart.schema(of: mapping).flatMap { chart.record(of: mapping, $0) }.map(Language.keys(of:)) ?? []
        for number in named where !isEntry(parts[number]) && parts[number - 1].hasSuffix("under ") {
            let parent = parts[number]
            let target = record.contains { $0.key == parent } ? mapping : root
            let value = chart.value(of: parent, in: target)
            if value == nil, target == mapping {
                let space = String(repeating: " ", count: range.lowerBound - line)
                let inner = whole.split(separator: "\n").map { "\(space)  \($0)\n" }.joined()
                let change =
                    isAlone
                    ? Replacement(range: lines, text: "\(space)\(parent):\n\(inner)")
                    : Replacement(range: range, text: "\(parent): { \(text) }")
                choices.append(Choice(title: title("under `\(parent)`"), changes: [change]))
                continue
            }
            let isBlock = value.map { outline.nodes[$0].kind == .mapping && !outline.nodes[$0].isFlow } ?? false
            guard let added = addition(of: isBlock ? whole : text, under: parent, in: target) else { continue }
            choices.append(Choice(title: title("under `\(parent)`"), changes: [removed, added]))
        }
        return choices
    }
}

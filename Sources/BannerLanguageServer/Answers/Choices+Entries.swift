import BannerEditing
import BannerLanguage
import BannerYAML

// The entries and lines of a text, and changes to them.

extension Snapshot {
    /// Whether a text is a key with its value.
    func isEntry(_ text: String) -> Bool {
        text.firstIndex(of: ":").map { colon in
            text[..<colon].allSatisfy { $0.isLetter } && text[colon...].dropFirst().first == " "
        } ?? false
    }

    /// The key of the entry at an offset.
    func key(at offset: Int) -> Int? {
        let around = outline.node(at: offset).map(outline.ancestors) ?? []
        return around.first { outline.nodes[$0].role == .key || outline.nodes[$0].role == .value }.map { index in
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
        let space = isFlow ? "" : "\n" + String(repeating: " ", count: start - bytes.lineStart(of: start))
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

    /// A mapping without one of its entries.
    func removal(of key: Int) -> Choice {
        let (place, range) = (outline.nodes[key], entry(of: key))
        let others = outline.children(of: place.parent).filter { $0 != key }
        let removed =
            if !outline.nodes[place.parent].isFlow {
                bytes.lineStart(of: range.lowerBound)..<bytes.nextLine(after: range.upperBound)
            } else if place.next >= 0 {
                range.lowerBound..<outline.nodes[place.next].start
            } else {
                (others.last.map { entry(of: $0).upperBound } ?? range.lowerBound)..<range.upperBound
            }
        return Choice(title: "Remove `\(chart.text(of: key))`", changes: [Replacement(range: removed, text: "")])
    }

    /// The text without a comment, and without its line if that has nothing else.
    func removal(ofComment comment: Range<Int>) -> Choice {
        let line = bytes.lineStart(of: comment.lowerBound)
        let isAlone = bytes.content(in: line..<comment.upperBound) == comment.lowerBound
        let start = bytes[..<comment.lowerBound].lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? 0
        let range = isAlone ? line..<bytes.nextLine(after: comment.upperBound) : start..<comment.upperBound
        return Choice(title: "Remove the comment", changes: [Replacement(range: range, text: "")])
    }

    // MARK: Lines

    /// The lines of a list whose items have another mark, or none: a line is an item if it begins with the key of the first.
    func withDashes(_ place: Range<Int>) -> Choice {
        let marks = ["-", "－", "•", "–", "—", "−", "·", "・", "+"].map { Array($0.utf8) }
        var (line, start) = (bytes.lineStart(of: place.lowerBound), place.lowerBound)
        let column = start - line
        let end = bytes[start..<bytes.nextLine(after: start)].firstIndex(of: UInt8(ascii: ":"))
        let key = bytes[start..<(end ?? start)]
        var changes: [Replacement] = []
        while line < place.upperBound {
            start = bytes.content(in: line..<place.upperBound)
            let mark = marks.first { bytes[start...].starts(with: $0) }?.count ?? 0
            let text = mark == 0 ? start : bytes.content(in: start + mark..<bytes.count)
            let isItem = start - line == column && bytes[start...].starts(with: key)
            if start < place.upperBound, !Outline.isBreak(bytes[start]) {
                changes.append(Replacement(range: start..<text, text: isItem ? "- " : "  "))
            }
            line = bytes.nextLine(after: start)
        }
        return Choice(title: "Begin each item with `- `", changes: changes)
    }

    /// Every line with spaces for the tabs before its text.
    var withoutTabs: Choice {
        let tabs = bytes.indices.filter { index in
            bytes[index] == 0x09
                && bytes[bytes.lineStart(of: index)..<index].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        }
        return Choice(
            title: "Indent with spaces", changes: tabs.map { Replacement(range: $0..<$0 + 1, text: "  ") })
    }

    /// The change that adds an entry under a key of the banner, which may have a value that is short for a mapping, or not be there.
    func addition(of entry: String, under parent: String) -> Replacement? {
        guard let index = chart.value(at: parent) else {
            return outline.root.flatMap { addition(of: "\(parent): { \(entry) }", to: $0) }
        }
        let target = outline.nodes[index]
        guard target.isText else { return addition(of: entry, to: index) }
        let short = chart.schema(of: index)?.mapping().flatMap { Language.keys(of: $0).first?.key } ?? ""
        let value = String(decoding: bytes[target.range], as: UTF8.self)
        return Replacement(range: target.range, text: "{ \(short): \(value), \(entry) }")
    }

    /// The moves of a key of the top level, with its value and its lines, into the mappings that a help names; maybe as another
    /// entry.
    func moves(_ finding: Diagnostic, _ help: String) -> [Choice] {
        let named = help.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.prefix(4).map { String($0.element) }
        guard let root = outline.root, outline.nodes[root].kind == .mapping, !outline.nodes[root].isFlow,
            let key = outline.children(of: root).first(where: { "/" + chart.text(of: $0) == finding.path })
        else { return [] }
        let range = entry(of: key)
        let other = named.first(where: isEntry)
        let lines = bytes.lineStart(of: range.lowerBound)..<bytes.nextLine(after: range.upperBound)
        let text = other ?? String(decoding: bytes[range], as: UTF8.self)
        let whole = text + String(decoding: bytes[range.upperBound..<lines.upperBound], as: UTF8.self)
        return named.filter { !isEntry($0) }.compactMap { parent in
            let title = "Move `\(chart.text(of: key))` under `\(parent)`" + (other.map { ", as `\($0)`" } ?? "")
            guard let target = chart.value(at: parent) else {
                let inner = whole.split(separator: "\n").map { "  " + $0 + "\n" }.joined()
                return Choice(title: title, changes: [Replacement(range: lines, text: "\(parent):\n\(inner)")])
            }
            let isBlock = outline.nodes[target].kind == .mapping && !outline.nodes[target].isFlow
            return addition(of: isBlock ? whole : text, under: parent).map {
                Choice(title: title, changes: [Replacement(range: lines, text: ""), $0])
            }
        }
    }
}

// Lists, mappings and lines that are written in another way.

extension Snapshot {
    /// The lines of a list whose items have another mark, or none: a line is an item if it begins with the key of the first.
    func withDashes(_ place: Range<Int>) -> Choice {
        let marks = ["-", "－", "•", "–", "—", "−", "·", "・", "+"].map { Array($0.utf8) }
        let (first, column) = (place.lowerBound, bytes.column(of: place.lowerBound))
        let end = bytes[first..<bytes.nextLine(after: first)].firstIndex(of: UInt8(ascii: ":"))
        let key = bytes[first..<(end ?? first)]
        var changes: [Replacement] = []
        for line in bytes.lines(of: place) {
            let start = bytes.content(in: line..<place.upperBound)
            let mark = marks.first { bytes[start...].starts(with: $0) }?.count ?? 0
            let text = mark == 0 ? start : bytes.content(in: start + mark..<bytes.count)
            let isItem = start - line == column && bytes[start...].starts(with: key)
            if start < place.upperBound, !Outline.isBreak(bytes[start]) {
                changes.append(Replacement(range: start..<text, text: isItem ? "- " : "  "))
            }
        }
        return Choice(title: "Begin each item with `- `", changes: changes)
    }

    /// The lines of a list without the dashes of its items.
    func withoutDashes(_ place: Range<Int>) -> Choice {
        let column = bytes.column(of: place.lowerBound)
        var changes: [Replacement] = []
        for line in bytes.lines(of: place) {
            let start = line + column
            let isFirst = column == 0 || bytes.content(in: line..<place.upperBound) == start
            if isFirst, start + 1 < place.upperBound, " -".utf8.contains(bytes[start]), bytes[start + 1] == 0x20 {
                // Below a key there is a column for it.
                changes.append(Replacement(range: start..<start + 2, text: column == 0 ? "" : "  "))
            }
        }
        return Choice(title: "Remove each `- `", changes: changes, opens: true)
    }

    /// A mapping as a list, its keys as the ids or widths of the items, as in the item that a help begins: `- id: red`.
    func asItems(_ place: Range<Int>, _ help: String) -> Choice? {
        let name = help.names.first { $0.name.hasPrefix("- ") && $0.name.count > 2 }?.name
        guard let entry = name?.dropFirst(2), let key = entry.split(separator: ":").first,
            let mapping = outline.nodes.indices.first(where: {
                outline.nodes[$0].start == place.lowerBound && outline.nodes[$0].kind == .mapping
            })
        else { return nil }
        let isFlow = outline.nodes[mapping].isFlow
        let keys = Array(outline.children(of: mapping))
        var changes: [Replacement] = []
        for child in keys {
            let (range, name) = (outline.entry(of: child), chart.text(of: child))
            let digits = name.prefix { $0.isNumber }
            // What is not a width is the one that the help is about.
            let own = key == "id" ? "id: \(name)" : digits.isEmpty ? String(entry) : "\(key): \(digits)"
            let value = outline.value(of: child).map { outline.nodes[$0] }
            let dash = isFlow ? "" : "- "
            if let value, value.isFlow, value.kind == .mapping, value.first >= 0 {
                let inner = range.lowerBound..<outline.nodes[value.first].start
                changes.append(Replacement(range: inner, text: "\(dash){ \(own), "))
            } else {
                guard !isFlow, outline.nodes[child].colon >= 0 else { return nil }
                let key = range.lowerBound..<outline.nodes[child].colon + 1
                changes.append(Replacement(range: key, text: dash + own))
            }
        }
        if isFlow {
            changes.insert(Replacement(range: place.lowerBound..<outline.nodes[keys[0]].start, text: "["), at: 0)
            let end = outline.entry(of: keys[keys.count - 1]).upperBound
            changes.append(Replacement(range: end..<place.upperBound, text: "]"))
        }
        return Choice(title: "Begin each item with `- \(key)`", changes: changes, opens: true)
    }

    /// A mapping in place of the entry that it is the value of, and its lines as far left as that.
    func unwrapped(_ key: Int) -> Choice? {
        guard let value = outline.value(of: key), outline.nodes[value].kind == .mapping else { return nil }
        let (range, column) = (outline.entry(of: key), bytes.column(of: outline.nodes[key].start))
        let inner = outline.nodes[value]
        let start = bytes.nextLine(after: range.lowerBound)
        guard !inner.isFlow, inner.indent > column, start < range.upperBound else { return nil }
        let gone = Replacement(range: bytes.lineStart(of: range.lowerBound)..<start, text: "")
        let changes = bytes.lines(of: start..<range.upperBound).map { line in
            let content = min(bytes.content(in: line..<range.upperBound), line + inner.indent - column)
            return Replacement(range: line..<content, text: "")
        }
        return Choice(title: "Remove the line, and indent less", changes: [gone] + changes, opens: true)
    }

    /// The text without a control character, wherever it is.
    func without(_ control: String) -> Choice {
        let places = bytes.indices.filter { bytes[$0...].starts(with: control.utf8) }
        let changes = places.map { Replacement(range: $0..<$0 + control.utf8.count, text: "") }
        return Choice(title: "Remove it", changes: changes, opens: true)
    }

    /// A value without its tag and the space after that.
    func withoutTag(_ place: Range<Int>) -> Choice {
        let start = bytes[place].firstIndex(of: UInt8(ascii: "!")) ?? place.lowerBound
        let end = bytes[start...].firstIndex { $0 <= 0x20 || ",]}".utf8.contains($0) } ?? bytes.count
        let range = start..<bytes.content(in: end..<bytes.count)
        return Choice("Remove the tag", range, "", opens: true)
    }

    /// Every line with spaces for the tabs before its text.
    var withoutTabs: Choice {
        let places = bytes.lines(of: 0..<bytes.count).flatMap { $0..<bytes.content(in: $0..<bytes.count) }
        let tabs = places.filter { bytes[$0] == 0x09 }.map { Replacement(range: $0..<$0 + 1, text: "  ") }
        return Choice(title: "Indent with spaces", changes: tabs)
    }

    /// The inputs of the scenario at a place by their times; `nil` if they are in that order.
    func inputsByTime(at place: Int) -> Choice? {
        guard let node = around(place).first(where: { outline.nodes[$0].kind == .sequence }) else { return nil }
        let (list, inputs) = (outline.nodes[node], Array(outline.children(of: node)))
        let times = inputs.map { input in
            chart.value(of: "at", in: input).flatMap { try? DurationText.read(chart.text(of: $0)) } ?? .zero
        }
        let order = times.indices.sorted { (times[$0], $0) < (times[$1], $1) }
        guard order != Array(times.indices) else { return nil }
        let parts = list.isFlow ? inputs.map { outline.nodes[$0].range } : lines(of: inputs, upTo: list.end)
        let changes = zip(parts, order).map { place, input in
            var text = self.text(in: parts[input])
            if !list.isFlow && !text.hasSuffix("\n") { text += "\n" }
            return Replacement(range: place, text: text)
        }
        return Choice(title: "List the inputs in order of time", changes: changes)
    }

    /// The lines of each entry of a block, with the comments above it; the last one's reach up to an end.
    private func lines(of entries: [Int], upTo end: Int) -> [Range<Int>] {
        let starts = entries.map { entry in
            var start = bytes.lineStart(of: outline.nodes[entry].start)
            while start > 0 {
                let above = bytes.lineStart(of: start - 1)
                guard bytes[bytes.content(in: above..<start)] == UInt8(ascii: "#") else { break }
                start = above
            }
            return start
        }
        return zip(starts, starts.dropFirst() + [bytes.nextLine(after: end)]).map { $0..<$1 }
    }
}

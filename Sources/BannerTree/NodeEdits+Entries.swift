// Removing, inserting and moving entries and items.

extension NodeEdits {
    /// Removes an entry, given by its key, or an item.
    ///
    /// If it is the only entry, the mapping's key is removed, too; the root, an item and a list
    /// become `{}` or `[]`.
    package mutating func remove(_ node: Node) -> [Edit]? {
        guard canChange(node.place) else { return nil }
        return removal(of: node.place).flatMap { edits([$0.change]) }
    }

    /// Removes an element that is written elsewhere; `nil` if it has comments, which would be lost.
    package mutating func removeWhole(_ node: Node) -> [Edit]? {
        guard let range = element(node.place) else { return nil }
        return hasComment(range.lowerBound..<(restEnd(range.upperBound) ?? range.upperBound))
            ? nil : remove(node)
    }

    /// Inserts entries at the end of a mapping.
    package mutating func insert(_ entries: [(key: String, value: JSON)], into mapping: Node)
        -> [Edit]?
    {
        let place = mapping.place
        guard canGrow(place), let column = column(in: place) else { return nil }
        for entry in entries where value(of: entry.key, in: place) != nil { return nil }
        let separator = isFlowCollection(place) ? ", " : line(column)
        return insertion(of: entries.map(write).joined(separator: separator), into: place).flatMap {
            edits([$0])
        }
    }

    /// Inserts entries at the end of a mapping below the root; missing mappings are created.
    ///
    /// - Parameters:
    ///   - entries: the keys and their values.
    ///   - path: the path from the root to the mapping: keys, and the indices of items.
    /// - Returns: the edits; `nil` if this is not possible.
    package mutating func insert(_ entries: [(key: String, value: JSON)], under path: [String])
        -> [Edit]?
    {
        let (target, made) = target(path)
        let members = made.reversed().reduce(entries) {
            [($1, .object($0.map { ($0.key, $0.value) }))]
        }
        return insert(members, into: Node(document, at: target))
    }

    /// Moves an entry to a mapping below the root, optionally with another key or value; missing
    /// mappings are created.
    package mutating func move(
        _ key: Node, under path: [String], as name: String? = nil, value: JSON? = nil
    ) -> [Edit]? {
        let ((target, made), place) = (target(path), key.place)
        let (parent, content) = (record(place).parent, place + 1)
        guard key.isKey, !key.isAlias, canChange(place), canGrow(target),
            parent != target || !made.isEmpty,
            self.value(of: made.first ?? name ?? key.text, in: target) == nil,
            !(content..<record(content).next).contains(where: {
                record($0).kind == .alias || record($0).isBroken || $0 == target
            }),
            let entry = element(place), let gone = removal(of: place, keeping: target),
            let space = column(in: target)
        else { return nil }
        let isFlow = isFlowCollection(target)
        let isInBlock = !isFlow && !isFlowCollection(parent)
        // The entry stays where it was, or replaces the element that would become empty without it.
        let isInPlace = record(gone.place).parent == target
        var (moved, cut) = (entry, isInPlace ? gone.element : gone.change.range)
        if isInBlock, !isInPlace, let end = restEnd(entry.upperBound) {
            // Including the comments above it and at its end.
            let isFirst = record(place).ordinal == 0
            moved = (isFirst ? entry.lowerBound : commentStart(above: entry.lowerBound))..<end
            cut =
                isFirst ? cut.lowerBound..<max(cut.upperBound, end) : self.cut(place, moved) ?? cut
        }
        let column = space + 2 * made.count
        guard let own = isInBlock ? self.column(entry.lowerBound) : column,
            value != nil
                || (isInBlock
                    ? !isText(record(content).next - 1)
                    : isFlow && isFlowCollection(parent) || isOneLine(entry) && isSimple(content))
        else { return nil }
        let after = range(place).upperBound
        var changes = shifts(value == nil ? moved : moved.lowerBound..<after, by: column - own)
        if let name { changes.append((self.content(place), write(.string(name), like: key))) }
        if let text = value.map(write) ?? (isInBlock ? nil : "") {
            let rest =
                after..<(value == nil ? min(start(content), entry.upperBound) : entry.upperBound)
            guard !hasComment(rest) else { return nil }
            changes.append((rest, ": " + text))
        }
        guard !hasComment(cut.lowerBound..<moved.lowerBound),
            !hasComment(moved.upperBound..<cut.upperBound)
        else {
            return nil
        }
        var (text, position) = ("", moved.lowerBound)
        for (range, added) in sorted(changes) {
            text += raw(position..<range.lowerBound) + added
            position = range.upperBound
        }
        text += raw(position..<moved.upperBound)
        for (level, step) in made.enumerated().reversed() {
            let name = write(.string(step)) + ":"
            text = isFlow ? name + " { " + text + " }" : name + line(space + 2 * level + 2) + text
        }
        guard !isInPlace else { return edits([(cut, text)]) }
        return insertion(of: text, into: target).flatMap { edits([(cut, gone.change.text), $0]) }
    }

    /// The last existing node on a path, and the rest of the path.
    private mutating func target(_ path: [String]) -> (place: UInt32, rest: [String]) {
        var (target, rest) = (0 as UInt32, path[...])
        while let step = rest.first, record(target).kind != .alias,
            let value = value(of: step, in: target)
        {
            target = value
            rest.removeFirst()
        }
        return (target, Array(rest))
    }

    /// The node at a path; `nil` if there is none.
    package mutating func node(at path: [String]) -> Node? {
        let (place, rest) = target(path)
        return rest.isEmpty ? Node(document, at: place) : nil
    }

    /// Whether entries can be added to a mapping.
    private func canGrow(_ place: UInt32) -> Bool {
        record(place).kind == .mapping && !isPair(place) && canChange(place)
            && isWhole(record(place).parent)
    }

    /// The column of a block mapping's keys; 0 in flow style.
    private func column(in mapping: UInt32) -> Int? {
        isFlowCollection(mapping) ? 0 : column(start(record(mapping).first))
    }

    // MARK: Elements

    /// The range from an entry's key, or an item's dash, to the end of the value; `nil` if its
    /// notation is not supported.
    private func element(_ place: UInt32) -> Range<Int>? {
        let (parent, start) = (record(place).parent, start(place))
        guard place != 0, !isPair(parent), isWhole(parent) else { return nil }
        if record(parent).kind == .mapping {
            guard record(place).ordinal.isMultiple(of: 2), colon(place) != nil else { return nil }
            return start..<end(of: place + 1)
        }
        guard !isFlowCollection(parent) else { return range(place) }
        guard let dash = bytes[..<start].lastIndex(where: { !$0.isSpaceOrTab }),
            bytes.has("-", at: dash)
        else {
            return nil
        }
        return dash..<range(place).upperBound
    }

    /// The end of an item or a value; an empty value ends after its colon.
    private func end(of place: UInt32) -> Int {
        let range = range(place)
        guard range.isEmpty, !isItem(place), let colon = colon(place - 1) else {
            return range.upperBound
        }
        return colon + 1
    }

    /// The child of a collection that is, or contains, a node.
    private func child(of parent: UInt32, at place: UInt32) -> UInt32 {
        var place = place
        while record(place).parent != parent { place = record(place).parent }
        return place
    }

    /// The key or item that follows a value or an item; `nil` if there is none.
    private func next(_ place: UInt32) -> UInt32? {
        let next = record(place).next
        return next < document.records.count && record(next).parent == record(place).parent
            ? next : nil
    }

    /// Whether a node ends with a block scalar that would absorb the text after it.
    private func endsText(_ place: UInt32, before end: Int) -> Bool {
        let last = record(place).next - 1
        guard isText(last) else { return false }
        let (start, next) = (
            start(last), bytes[end...].first { !$0.isSpaceOrTab && !$0.isLineBreak }
        )
        return end == bytes.count || next == "#"
            || bytes[start..<lineEnd(start)].contains(UInt8(ascii: "+"))
    }

    /// The change that removes an element, and the removed element, which can be an enclosing one.
    ///
    /// If nothing would remain of `target`, it is the element within `target`.
    private func removal(
        of place: UInt32, keeping target: UInt32? = nil
    ) -> (place: UInt32, element: Range<Int>, change: Change)? {
        guard let element = element(place) else { return nil }
        let parent = record(place).parent
        let isEntry = record(parent).kind == .mapping
        let last = isEntry ? place + 1 : place
        guard !(place..<record(last).next).contains(where: targets.contains) else { return nil }
        guard record(place).ordinal == 0, next(last) == nil else {
            return cut(place, element).map { (place, element, ($0, "")) }
        }
        if parent == target { return (place, element, (element, "")) }
        if parent != 0, !isItem(parent), isEntry { return removal(of: parent - 1, keeping: target) }
        return change(parent, to: isEntry ? "{}" : "[]").map { (place, element, $0) }
    }

    /// The range to remove for an element with siblings: its lines with one line break, or its text
    /// with a comma.
    private func cut(_ place: UInt32, _ range: Range<Int>) -> Range<Int>? {
        let parent = record(place).parent
        let (isFlow, next) = (
            isFlowCollection(parent), next(record(parent).kind == .mapping ? place + 1 : place)
        )
        let previous = record(place).ordinal == 0 ? nil : child(of: parent, at: place - 1)
        let start = lineStart(range.lowerBound, " \t")
        if !isFlow, let start, let end = restEnd(range.upperBound) {
            guard previous.map({ endsText($0, before: end) }) != true else { return nil }
            return next == nil ? lineEnd(before: start)..<end : start..<nextLine(end)
        }
        if let next {
            guard let end = isFlow ? self.start(next) : element(next)?.lowerBound else {
                return nil
            }
            let line = bytes[range.upperBound..<end].firstIndex(where: \.isLineBreak) ?? end
            return hasComment(line..<end) ? nil : range.lowerBound..<end
        }
        guard let end = previous.map(end), !hasComment(end..<range.lowerBound),
            start == nil || !hasComment(range.upperBound..<lineEnd(range.upperBound))
        else { return nil }
        return end..<range.upperBound
    }

    /// The end of the line before the one that starts at a position.
    private func lineEnd(before start: Int) -> Int {
        start - (bytes.has("\r\n", at: start - 2) ? 2 : 1)
    }

    /// The start of the comments directly above an entry and in its column; the entry's start if
    /// there are none.
    private func commentStart(above entry: Int) -> Int {
        var first = entry
        while let start = lineStart(first, " "), start > 0 {
            let line = bytes.lineStart(of: lineEnd(before: start))
            let comment = line + first - start
            guard lineStart(comment, " ") == line, hasComment(comment..<comment + 1) else { break }
            first = comment
        }
        return first
    }

    /// The change that appends entries to a mapping.
    private func insertion(of text: String, into mapping: UInt32) -> Change? {
        guard record(mapping).count > 0 else { return change(mapping, to: "{ \(text) }") }
        let last = child(of: mapping, at: record(mapping).next - 1)
        let (start, end) = (start(last - 1), end(of: last))
        guard isFlowCollection(mapping) else {
            guard let column = column(in: mapping), let rest = restEnd(end),
                !endsText(last, before: rest)
            else {
                return nil
            }
            return (rest..<rest, line(column) + text)
        }
        guard !bytes.has("#", at: end) else { return nil }
        // `key:,` would be one word, so a space comes before the comma.
        let separator = bytes.has(":", at: end - 1) ? " ," : ","
        guard let line = lineStart(start, " \t") else { return (end..<end, separator + " " + text) }
        guard !hasComment(end..<lineEnd(end)) else { return nil }
        return (end..<end, separator + lineBreak + raw(line..<start) + text)
    }
}

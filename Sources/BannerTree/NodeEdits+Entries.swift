// Entries and items that are removed, inserted and moved.

extension NodeEdits {
    /// The text without an entry, whose key it is, or without an item.
    ///
    /// A key whose mapping has no other entry goes with it; the root, an item and a list become `{}` or `[]`.
    package mutating func remove(_ node: Node) -> [Edit]? {
        guard !isShared(node.place) else { return nil }
        return removal(of: node.place).flatMap { edits($0.changes) }
    }

    /// The same where what goes is written again elsewhere; `nil` if it has comments, which would be lost.
    package mutating func removeWhole(_ node: Node) -> [Edit]? {
        guard let range = element(node.place)?.range else { return nil }
        return hasComment(range.lowerBound..<(restEnd(range.upperBound) ?? range.upperBound)) ? nil : remove(node)
    }

    /// New entries at the end of a mapping.
    package mutating func insert(_ entries: [(key: String, value: JSON)], into mapping: Node) -> [Edit]? {
        let place = mapping.place
        guard canGrow(place) else { return nil }
        for entry in entries where value(of: entry.key, in: place) != nil { return nil }
        let isFlow = isFlowCollection(place)
        guard let column = isFlow ? 0 : column(start(record(place).first)) else { return nil }
        let separator = isFlow ? ", " : lineBreak + String(repeating: " ", count: column)
        let texts = entries.map { name($0.key) + ": " + write($0.value) }
        return insertion(of: texts.joined(separator: separator), into: place).flatMap(edits)
    }

    /// New entries at the end of a mapping below the root; missing mappings are made.
    ///
    /// - Parameters:
    ///   - entries: the keys and their values.
    ///   - path: the steps from the root to the mapping: keys, and the numbers of items.
    /// - Returns: the edits; `nil` if the mapping cannot have them.
    package mutating func insert(_ entries: [(key: String, value: JSON)], under path: [String]) -> [Edit]? {
        let (target, made) = target(path)
        let members = made.reversed().reduce(entries) { [($1, .object($0.map { ($0.key, $0.value) }))] }
        return insert(members, into: Node(document, at: target))
    }

    /// The entry in a mapping below the root, also as another key or with another value; missing mappings are made.
    package mutating func move(
        _ key: Node, under path: [String], as name: String? = nil, value: JSON? = nil
    ) -> [Edit]? {
        let (target, made) = target(path)
        return move(key, into: target, making: made, as: name, value: value)
    }

    /// The last node on a way that is there, and the rest of the way.
    private mutating func target(_ path: [String]) -> (place: UInt32, rest: [String]) {
        var (target, rest) = (0 as UInt32, path[...])
        while let step = rest.first, let value = child(step, of: target) {
            target = value
            rest.removeFirst()
        }
        return (target, Array(rest))
    }

    private mutating func child(_ step: String, of place: UInt32) -> UInt32? {
        switch record(place).kind {
        case .mapping: value(of: step, in: place)
        case .sequence: Int(step).flatMap(Node(document, at: place).item)?.place
        case .scalar, .alias: nil
        }
    }

    private mutating func move(
        _ key: Node, into target: UInt32, making path: [String], as name: String?, value: JSON?
    ) -> [Edit]? {
        guard key.isKey, !key.isAlias, !key.isBroken, canGrow(target), !isShared(key.place),
            let entry = element(key.place), let cut = removal(of: key.place, keeping: target),
            !entry.range.contains(start(target)) || target == 0 || target == record(key.place).parent
        else { return nil }
        let (source, content) = (record(key.place).parent, key.place + 1)
        guard source != target || !path.isEmpty, self.value(of: path.first ?? name ?? key.text, in: target) == nil,
            targets.isEmpty || !(content..<UInt32(following(content))).contains(where: { record($0).kind == .alias })
        else { return nil }
        let isInBlock = !isFlowCollection(target)
        let space = isInBlock ? column(start(record(target).first)) : 0
        guard let space else { return nil }
        let column = space + 2 * path.count
        // The entry's text, and a comment at its end.
        var text = name.flatMap { self.text($0, like: key) } ?? raw(range(key.place))
        if let value {
            guard !hasComment(end(key.place)..<entry.range.upperBound) else { return nil }
            text += ": " + write(value)
        } else if entry.isFlow || !isInBlock {
            let place = range(content)
            guard
                entry.isFlow && !isInBlock || isOneLine(place) && (entry.isFlow ? !isPair(content) : isSimple(content)),
                !hasComment(end(key.place)..<place.lowerBound)
            else { return nil }
            text += place.isEmpty && isInBlock ? ":" : ": " + raw(place)
        } else {
            guard let own = self.column(entry.range.lowerBound) else { return nil }
            var position = end(key.place)
            for (range, added) in shifts(entry.range, by: column - own) {
                text += raw(position..<range.lowerBound) + added
                position = range.upperBound
            }
            text += raw(position..<entry.range.upperBound)
        }
        let rest = entry.isFlow ? entry.range.upperBound : restEnd(entry.range.upperBound) ?? entry.range.upperBound
        let isInPlace = source == target || record(cut.element.place).parent == target
        let kept = isInPlace ? entry.range : entry.range.lowerBound..<rest
        var changes = isInPlace ? [(source == target ? entry.range : cut.element.range, "")] : cut.changes
        var comments: [Range<Int>] = []
        if !isInPlace {
            let comment = raw(entry.range.upperBound..<rest)
            if comment.utf8.contains(UInt8(ascii: "#")) {
                guard isInBlock else { return nil }
                text += comment
            }
            if isInBlock, !entry.isFlow, cut.element.place == key.place, previous(key.place) != nil {
                comments = commentsAbove(entry.range.lowerBound)
                if let first = comments.first, let start = lineStart(first.lowerBound, " ") {
                    changes[0].0 = start..<changes[0].0.upperBound
                }
            }
        }
        let from = comments.first?.lowerBound ?? kept.lowerBound
        guard
            changes.allSatisfy({ range, _ in
                !hasComment(range.lowerBound..<max(range.lowerBound, min(from, range.upperBound)))
                    && !hasComment(max(kept.upperBound, range.lowerBound)..<max(kept.upperBound, range.upperBound))
            })
        else { return nil }
        // What is made around it.
        if isInBlock {
            func line(_ level: Int) -> String { lineBreak + String(repeating: " ", count: space + 2 * level) }
            text = comments.map { raw($0) + line(path.count) }.joined() + text
            for (level, step) in path.enumerated().reversed() { text = self.name(step) + ":" + line(level + 1) + text }
        } else {
            for step in path.reversed() { text = self.name(step) + ": { " + text + " }" }
        }
        guard !isInPlace else { return edits([(changes[0].0, text)]) }
        guard let added = insertion(of: text, into: target) else { return nil }
        // The last lines of the mapping are those that are moved.
        if isInBlock, let place = added.first?.range.lowerBound,
            let index = changes.firstIndex(where: { range, text in
                text.isEmpty && range.lowerBound <= place && (place < range.upperBound || place == bytes.count)
                    && range.upperBound >= place
            })
        {
            let range = changes[index].0
            guard lineStart(range.lowerBound, "") != nil else { return nil }
            let isEnded = bytes[range.upperBound - 1].isLineBreak
            changes[index].1 = String(repeating: " ", count: space) + text + (isEnded ? lineBreak : "")
            return edits(changes.map { ($0.0, $0.1) })
        }
        return edits(changes.map { ($0.0, $0.1) } + added)
    }

    /// Whether an entry can be added to a mapping.
    private func canGrow(_ mapping: UInt32) -> Bool {
        let record = record(mapping)
        return record.kind == .mapping && !record.isBroken && !isPair(mapping) && !isShared(mapping)
    }

    /// The comments on the lines directly above a line, as far left as it.
    private func commentsAbove(_ position: Int) -> [Range<Int>] {
        var comments: [Range<Int>] = []
        guard var line = lineStart(position, " ") else { return [] }
        let space = position - line
        while line > 0 {
            let end = line - (line > 1 && bytes.has("\r\n", at: line - 2) ? 2 : 1)
            var start = end
            while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
            guard start + space < end, bytes[start + space] == UInt8(ascii: "#"),
                bytes[start..<start + space].allSatisfy({ $0 == 0x20 }),
                hasComment(start + space..<start + space + 1)
            else { break }
            comments.insert(start + space..<end, at: 0)
            line = start
        }
        return comments
    }

    // MARK: Elements

    /// An entry by its key, or an item; `nil` if it is written in a way that is not changed.
    private func element(_ place: UInt32) -> Element? {
        guard place != 0 else { return nil }
        let parent = record(place).parent
        guard !isPair(parent) else { return nil }
        let isFlow = isFlowCollection(parent)
        if record(parent).kind == .mapping {
            guard record(place).ordinal.isMultiple(of: 2), let colon = colon(place) else { return nil }
            return Element(place: place, range: start(place)..<max(colon + 1, entryEnd(place + 1)), isFlow: isFlow)
        }
        var start = start(place)
        if !isFlow {
            while start > 0, bytes[start - 1].isSpaceOrTab { start -= 1 }
            guard start > 0, bytes[start - 1] == UInt8(ascii: "-") else { return nil }
            start -= 1
        }
        return Element(place: place, range: start..<end(place), isFlow: isFlow)
    }

    /// The end of an entry by its value, which can be empty and then begins at the next comma.
    private func entryEnd(_ value: UInt32) -> Int {
        let range = range(value)
        guard range.isEmpty, !isItem(value), let colon = colon(value - 1) else { return range.upperBound }
        return colon + 1
    }

    /// The record after a node and everything in it.
    private func following(_ place: UInt32) -> Int {
        let record = record(place)
        guard record.kind == .mapping || record.kind == .sequence else { return Int(place) + 1 }
        return document.firstRecord(after: Int(max(record.start, record.end - 1)))
    }

    /// The child of the same parent before this one: an item or a value.
    private func previous(_ place: UInt32) -> UInt32? {
        let parent = record(place).parent
        var previous = place - 1
        while previous > parent, record(previous).parent != parent { previous = record(previous).parent }
        return previous > parent ? previous : nil
    }

    /// The last child of a collection.
    private func last(_ place: UInt32) -> UInt32? {
        var last = UInt32(following(place)) - 1
        while last > place, record(last).parent != place { last = record(last).parent }
        return last > place ? last : nil
    }

    /// What is left out for an element to be gone, and what that is: the element or one around it.
    ///
    /// If nothing would remain of `target`, that is the element in it.
    private func removal(of place: UInt32, keeping target: UInt32? = nil) -> (element: Element, changes: [Change])? {
        guard let element = element(place) else { return nil }
        let parent = record(place).parent
        let value = record(parent).kind == .mapping ? place + 1 : place
        guard !holdsTarget(place), !holdsTarget(value) else { return nil }
        let (next, range) = (following(value), element.range)
        let hasNext = next < document.records.count && record(UInt32(next)).parent == parent
        let before = previous(place)
        if before == nil && !hasNext {
            if parent == target { return (element, []) }
            let isValue = parent != 0 && !isItem(parent)
            if isValue && record(parent).kind == .mapping { return removal(of: parent - 1, keeping: target) }
            let isList = record(parent).kind == .sequence
            var (gone, text) = (range, isList ? "[]" : "{}")
            if element.isFlow {
                (gone, text) = (contentStart(parent) + 1..<end(parent) - 1, "")
            } else if isList, isValue {
                guard let colon = colon(parent - 1), contentStart(parent) == start(parent) else { return nil }
                (gone, text) = (colon + 1..<range.upperBound, " []")
            }
            return hasComment(gone) ? nil : (element, [(gone, text)])
        }
        if element.isFlow { return cut(element, before, hasNext).map { (element, $0) } }
        guard let rest = restEnd(range.upperBound) else { return nil }
        var end = nextLine(rest)
        if let start = lineStart(range.lowerBound, " ") {
            // The empty lines after a block's text would be those of the one before.
            let style = record(UInt32(next) - 1).style
            while style == .literal || style == .folded, end < bytes.count, let blank = restEnd(end),
                blank < bytes.count,
                bytes[blank].isLineBreak, !bytes[end..<blank].contains(UInt8(ascii: "#"))
            {
                end = nextLine(blank)
            }
            return (element, [(start..<end, "")])
        }
        guard hasNext, lineStart(range.lowerBound) != nil else { return nil }
        while end < bytes.count, isBlank(end) { end += 1 }
        return (element, [(range.lowerBound..<end, "")])
    }

    /// What is left out with an element between brackets: its lines, or its text, and one comma.
    private func cut(_ element: Element, _ before: UInt32?, _ hasNext: Bool) -> [Change]? {
        let range = element.range
        let line = lineStart(range.lowerBound, " \t")
        var comma = range.upperBound
        while comma < bytes.count, isBlank(comma) { comma += 1 }
        if comma < bytes.count, bytes[comma] == UInt8(ascii: ",") {
            var end = comma + 1
            if let line, let rest = restEnd(end), rest < bytes.count { return [(line..<nextLine(rest), "")] }
            while hasNext, end < bytes.count, bytes[end].isSpaceOrTab { end += 1 }
            return [(range.lowerBound..<end, "")]
        }
        guard !hasNext, let before else { return nil }
        comma = entryEnd(before)
        while comma < bytes.count, isBlank(comma) { comma += 1 }
        guard comma < range.lowerBound, bytes[comma] == UInt8(ascii: ",") else { return nil }
        if let line, comma < line, let rest = restEnd(range.upperBound), rest < bytes.count {
            return [(comma..<comma + 1, ""), (line..<nextLine(rest), "")]
        }
        guard hasComment(comma..<range.lowerBound) else { return [(comma..<range.upperBound, "")] }
        return [(comma..<comma + 1, ""), (range, "")]
    }

    /// What is added for entries to be at the end of a mapping.
    private func insertion(of text: String, into mapping: UInt32) -> [Change]? {
        let isFlow = isFlowCollection(mapping)
        guard record(mapping).count > 0, let last = last(mapping) else {
            let inner = contentStart(mapping) + 1..<end(mapping) - 1
            return isFlow && !hasComment(inner) ? [(inner, " \(text) ")] : nil
        }
        let end = entryEnd(last)
        guard isFlow else {
            let inner = record(UInt32(following(last)) - 1)
            // Empty lines after a text of which they are a part.
            let isOpen = inner.style == .literal || inner.style == .folded
            let header = byte(inner.start)
            guard let column = column(start(record(mapping).first)), let rest = restEnd(end),
                !isOpen || !bytes[header..<lineEnd(header)].contains(UInt8(ascii: "+"))
            else { return nil }
            return [(rest..<rest, lineBreak + String(repeating: " ", count: column) + text)]
        }
        let start = start(last - 1)
        // `key:,` would be one word.
        let separator = bytes[end - 1] == UInt8(ascii: ":") ? " ," : ","
        guard let line = lineStart(start, " \t") else { return [(end..<end, separator + " " + text)] }
        let head = lineBreak + raw(line..<start) + text
        var comma = end
        while comma < bytes.count, bytes[comma].isSpaceOrTab { comma += 1 }
        if comma < bytes.count, bytes[comma] == UInt8(ascii: ","), let rest = restEnd(comma + 1) {
            return [(rest..<rest, head + ",")]
        }
        guard let rest = restEnd(end), comma < bytes.count else { return [(end..<end, separator + " " + text)] }
        return rest == end ? [(end..<end, separator + head)] : [(end..<end, separator), (rest..<rest, head)]
    }
}

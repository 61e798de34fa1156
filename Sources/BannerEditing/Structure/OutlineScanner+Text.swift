// Ends of scalars, keys and lines.

extension OutlineScanner {
    func byte(_ place: Int) -> UInt8 { place >= 0 && place < bytes.count ? bytes[place] : 0x0A }

    func isAt(_ place: Int, _ scalar: Unicode.Scalar) -> Bool {
        byte(place) == UInt8(ascii: scalar)
    }

    func isSpace(_ place: Int) -> Bool { byte(place).isSpaceOrTab }

    func isBreak(_ place: Int) -> Bool { byte(place).isLineBreak }

    func isBlank(_ place: Int) -> Bool { isSpace(place) || isBreak(place) }

    /// Skips bytes that satisfy a condition; the condition must not include line breaks.
    private func skipping(from start: Int, while isSkipped: (UInt8) -> Bool) -> Int {
        var place = start
        while isSkipped(byte(place)) { place += 1 }
        return place
    }

    func skippingSpaces(from start: Int) -> Int { skipping(from: start) { $0.isSpaceOrTab } }

    /// Skips indentation, which consists of spaces only.
    func skippingIndent(from start: Int) -> Int { skipping(from: start) { $0 == 0x20 } }

    mutating func skipSpaces() { position = skippingSpaces(from: position) }

    mutating func skipBreak() {
        position += isAt(position, "\r") && isAt(position + 1, "\n") ? 2 : 1
    }

    func lineEnd(from start: Int) -> Int { skipping(from: start) { !$0.isLineBreak } }

    /// Moves to the next line, and records the comment at the end of this one.
    mutating func skipLine() {
        skipSpaces()
        if isComment(position) { skipComment() }
        position = lineEnd(from: position)
        skipBreak()
    }

    mutating func skipComment() {
        let end = lineEnd(from: position)
        comments.append(position..<end)
        position = end
    }

    func isComment(_ place: Int) -> Bool { isAt(place, "#") && (place == 0 || isBlank(place - 1)) }

    /// Whether the rest of the line is empty or a comment.
    func endsLine(_ place: Int) -> Bool { isBreak(place) || isComment(place) }

    /// Whether the line begins with `---` or `...`.
    var isDocumentMark: Bool {
        let first = byte(position)
        return (first == "-" || first == ".") && byte(position + 1) == first
            && byte(position + 2) == first && isBlank(position + 3)
    }

    func isDash(_ place: Int) -> Bool { isAt(place, "-") && isBlank(place + 1) }

    /// Skips anchors and tags.
    func skippingProperties(from start: Int) -> Int {
        var place = start
        while isAt(place, "&") || isAt(place, "!") {
            while !isBlank(place) && !",]}".utf8.contains(byte(place)) { place += 1 }
            place = skippingSpaces(from: place)
        }
        return place
    }

    /// The kind of a scalar, by its first byte.
    func textKind(at place: Int) -> Outline.Kind {
        switch byte(place) {
        case "\"": .doubleQuoted
        case "'": .singleQuoted
        case "*": .alias
        default: .plain
        }
    }

    /// Scans a plain scalar on one line: its end without trailing spaces, and the offset of what
    /// ends it.
    private func plainText(from start: Int, until ends: (Int) -> Bool) -> (end: Int, stop: Int) {
        var place = start
        var end = start
        while !isBreak(place) && !(place > start && isComment(place)) && !ends(place) {
            place += 1
            if !isSpace(place - 1) { end = place }
        }
        return (end, place)
    }

    /// The end of a plain scalar on its line.
    func textEnd(from start: Int) -> Int { plainText(from: start) { _ in false }.end }

    /// The end of a plain scalar on its line, in a flow collection.
    func flowTextEnd(from start: Int) -> Int {
        plainText(from: start) { place in
            byte(place).isFlowMark || isAt(place, ":") && endsFlowText(place + 1)
        }.end
    }

    /// Whether the byte after a colon allows it to end a key in a flow collection.
    func endsFlowText(_ place: Int) -> Bool { isBlank(place) || byte(place).isFlowMark }

    /// The end and the colon of a key at an offset; `nil` if there is no key.
    func key(at start: Int) -> (end: Int, colon: Int)? {
        guard !"[{|>#".utf8.contains(byte(start)) else { return nil }
        var end = start
        var colon = start
        if isAt(start, "\"") || isAt(start, "'") {
            end = quoteEnd(from: start, indent: .max)
            colon = skippingSpaces(from: end)
        } else {
            (end, colon) = plainText(from: start) { isAt($0, ":") && isBlank($0 + 1) }
        }
        return isAt(colon, ":") && isBlank(colon + 1) ? (end, colon) : nil
    }

    /// Whether the text looks like a list item or a key with its colon.
    func looksLikeEntry(_ place: Int) -> Bool {
        if isDash(place) { return true }
        guard let (end, _) = key(at: place) else { return false }
        // A comma or a bracket means that the line belongs to a flow collection.
        return !bytes[place..<end].contains(where: \.isFlowMark)
    }

    /// The end of a quoted scalar.
    ///
    /// It continues over lines that are indented more than `indent`. An unclosed quote ends with
    /// its first line.
    func quoteEnd(from start: Int, indent: Int) -> Int {
        let quote = byte(start)
        var place = start + 1
        var firstEnd: Int?
        while place < bytes.count {
            if isBreak(place) {
                if firstEnd == nil { firstEnd = place }
                guard indent < .max else { break }
                let first = skippingIndent(from: place + 1)
                guard isBreak(first) || first - place - 1 > indent else { break }
                place = isBreak(first) ? place + 1 : first
            } else if isAt(place, "\\") && quote == "\"" {
                // An escaped line break is handled by the next iteration.
                place += isBreak(place + 1) ? 1 : 2
            } else {
                place += 1
                guard byte(place - 1) == quote else { continue }
                guard isAt(place - 1, "'") && isAt(place, "'") else { return place }
                place += 1
            }
        }
        return min(firstEnd ?? bytes.count, bytes.count)
    }

    /// Scans a flow collection, which can span lines.
    mutating func flow() {
        let outer = stack.count
        let indent = indent
        var isSure = false
        openBracket()
        while stack.count > outer && position < bytes.count && !isFull {
            let first = byte(position)
            if first.isLineBreak {
                skipBreak()
                lineStart = position
                skipSpaces()
                guard !isSure, position - lineStart <= indent, looksLikeEntry(position) else {
                    continue
                }
                isSure = isClosedLater(stack.count - outer)
                if isSure { continue }
                // The bracket is never closed, and this line starts the next entry.
                position = lineStart - 1
                break
            }
            switch first {
            case 0x20, 0x09: position += 1
            case "#" where isComment(position): skipComment()
            case "[", "{": openBracket()
            case "]", "}": closeBracket(above: outer)
            case ",":
                if let top = stack.last, top.isPair { pop() }
                fillPending()
                position += 1
            case "&", "!":
                let end = skippingProperties(from: position)
                position = end > position ? end : position + 1
            default: flowText()
            }
        }
        // An unclosed collection ends with its last scalar.
        while stack.count > outer {
            let node = stack[stack.count - 1].node
            fillPending()
            let last = nodes.last?.end ?? position
            stack.removeLast()
            nodes[node].end = max(nodes[node].end, last)
        }
    }

    private mutating func openBracket() {
        let kind: Outline.Kind = isAt(position, "[") ? .sequence : .mapping
        if stack.count < OutlineScanner.maxLevels {
            // A collection in the position of a key is the value of an empty key.
            if let top = stack.last, nodes[top.node].isFlow, top.isMapping, top.pending < 0 {
                add(key: position..<position, colon: -1)
            }
            open(kind, at: position, indent: indent, isFlow: true)
        }
        position += 1
    }

    private mutating func closeBracket(above outer: Int) {
        let isMapping = isAt(position, "}")
        func isOwn(_ frame: Frame) -> Bool { !frame.isPair && frame.isMapping == isMapping }
        // A mismatched bracket closes as much as it can, or is ignored.
        while stack.count > outer, let top = stack.last,
            top.isPair || stack[outer...].contains(where: isOwn)
        {
            pop()
            nodes[top.node].end = max(nodes[top.node].end, isOwn(top) ? position + 1 : position)
            if isOwn(top) { break }
        }
        position += 1
    }

    /// Scans a scalar in a flow collection: a key, a value or an item.
    private mutating func flowText() {
        let start = position
        let kind = textKind(at: start)
        if kind == .plain || kind == .alias {
            position = flowTextEnd(from: start)
            while let below = continuedFlowText { position = flowTextEnd(from: below) }
        } else {
            position = quoteEnd(from: start, indent: indent)
        }
        let end = position
        let colon = skippingSpaces(from: end)
        let endsKey = isAt(colon, ":") && (kind != .plain || endsFlowText(colon + 1))
        guard let top = stack.last else { return }
        let isPair = endsKey && !top.isMapping
        if isPair {
            open(.mapping, at: start, indent: top.indent, isFlow: true)
            stack[stack.count - 1].isPair = true
        }
        if isPair || top.isMapping && top.pending < 0 {
            add(key: start..<end, colon: endsKey ? colon : -1)
            if endsKey { position = colon + 1 }
        } else {
            add(value: kind, start..<end)
        }
        if position == start { position += 1 }
    }

    /// The continuation of the plain scalar before the position on a later line; `nil` if it ends
    /// here.
    private var continuedFlowText: Int? {
        guard
            let place = bytes[position...].firstIndex(where: { !$0.isSpaceOrTab && !$0.isLineBreak }
            ),
            !",[]{}#:\"'&!".utf8.contains(bytes[place])
        else { return nil }
        let start = bytes.lineStart(of: place)
        guard start > position else { return nil }
        return place - start > indent || !looksLikeEntry(place) ? place : nil
    }

    /// Whether the open brackets are closed later in the text, within the lookahead.
    private mutating func isClosedLater(_ open: Int) -> Bool {
        var depth = open
        var place = position
        while place < bytes.count && lookahead > 0 {
            lookahead -= 1
            switch byte(place) {
            case "[", "{": depth += 1
            case "]", "}":
                depth -= 1
                if depth == 0 { return true }
            case "\"", "'":
                if " :,[{".utf8.contains(byte(place - 1)) {
                    place = quoteEnd(from: place, indent: -1)
                    continue
                }
            case "#" where isAt(place - 1, " ") || isBreak(place - 1): place = lineEnd(from: place)
            default: break
            }
            place += 1
        }
        return false
    }
}

extension UInt8 {
    /// Whether the byte is a comma or a bracket.
    var isFlowMark: Bool {
        switch self {
        case ",", "[", "]", "{", "}": true
        default: false
        }
    }
}

// Flow collections, in brackets.

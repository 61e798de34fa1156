// Flow collections, in brackets.

extension OutlineScanner {
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
                guard !isSure, position - lineStart <= indent, looksLikeEntry(position) else { continue }
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
        if stack.count < OutlineScanner.mostLevels {
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
        while stack.count > outer, let top = stack.last, top.isPair || stack[outer...].contains(where: isOwn) {
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
        guard let place = bytes[position...].firstIndex(where: { !$0.isSpaceOrTab && !$0.isLineBreak }),
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

extension SyntaxScene {
    /// One line of the text.
    struct Line {
        /// The first byte.
        var start: Int
        /// The first byte that is not a space or a tab; `end` if there is none.
        var content: Int
        /// The byte after the last one before the line break.
        var end: Int

        /// How far the text is indented, in bytes.
        var indent: Int { content - start }
    }

    /// The line of a position.
    func line(at position: Int) -> Line {
        let place = max(0, min(position, bytes.count))
        let start = (bytes[..<place].lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1) + 1
        let end = skip(place) { !isBreak($0) }
        return Line(start: start, content: min(skipSpaces(start), end), end: end)
    }

    /// The line where it stopped.
    var line: Line { line(at: stop) }

    /// The nearest line above with text other than a comment.
    func line(above line: Line) -> Line? { firstLine(at: line.start - 1) { $0.start - 1 } }

    /// The nearest line below with text other than a comment.
    func line(below line: Line) -> Line? { firstLine(at: line.end + 1) { $0.end + 1 } }

    private func firstLine(at start: Int, orAt next: (Line) -> Int) -> Line? {
        var position = start
        while bytes.indices.contains(position) {
            let line = line(at: position)
            if line.content < line.end && !has("#", at: line.content) { return line }
            position = next(line)
        }
        return nil
    }

    /// The lines above the stop whose text ran on into it, in order: libyaml notices text without a `:` only at the next
    /// key, or at the end.
    var suspects: [Line] {
        if problem == Problem.noColon { return [line(at: began)] }
        var line = line
        var top = 0
        if isUnfinished, let bracket = brackets.last {
            top = self.line(at: bracket).start
        } else {
            guard problem == Problem.colon, colon(from: entryStart(line), to: stop) == nil else { return [] }
        }
        var lines: [Line] = []
        // Text that runs on for longer is not a slip of one line.
        while lines.count < 50, line.start > top, let above = self.line(above: line) {
            if brackets.isEmpty && colon(in: above) != nil { break }
            lines.insert(above, at: 0)
            if brackets.isEmpty && entryStart(above) != above.content { break }
            line = above
        }
        return lines
    }

    /// The lines that can be the cause of text that ran on, or of an entry that is not one.
    var candidates: [Line] {
        let suspects = suspects
        guard suspects.isEmpty else { return suspects }
        // A line that seems to be indented too far can follow an item without its dash.
        guard problem == Problem.colon, let above = line(above: line) else { return [line] }
        return [above, line]
    }

    /// The first byte of a line's text after the dashes of list items.
    func entryStart(_ line: Line) -> Int {
        var position = line.content
        while has("-", at: position), oneOf(" \t", at: position + 1) { position = skipSpaces(position + 1) }
        return min(position, line.end)
    }

    /// Whether a line begins a key or an item.
    func looksLikeEntry(_ line: Line) -> Bool {
        let start = entryStart(line)
        guard start == line.content else { return true }
        guard let colon = colon(in: line) else { return false }
        return isQuote(start) || range(start, colon).allSatisfy { isWord($0) || has("-", at: $0) }
    }

    /// Where the value of a line's key begins; where its text does if it has no key.
    func valueStart(_ line: Line) -> Int { colon(in: line).map { skipSpaces($0 + 1) } ?? entryStart(line) }

    /// The `:` that ends a line's key.
    func colon(in line: Line) -> Int? { colon(from: entryStart(line), to: line.end) }

    /// The first `:` between two positions of a line that ends a key: outside quotes, with a space or the end of the line
    /// after it.
    func colon(from start: Int, to end: Int) -> Int? {
        let from = isQuote(start) ? closing(start, before: end) ?? end : start
        func isColon(_ position: Int) -> Bool { has(":", at: position) && isSpace(position + 1) }
        let found = range(from, end).first { isColon($0) || isComment($0, after: start) }
        return found.flatMap { isColon($0) ? $0 : nil }
    }

    private func isComment(_ position: Int, after start: Int) -> Bool {
        position > start && has("#", at: position) && isSpace(position - 1)
    }

    /// The end of a line's text from a position on, without a comment after it and the spaces before that.
    func textEnd(_ line: Line, from start: Int) -> Int {
        let line = range(start, line.end)
        return trimSpaces(before: line.first { isComment($0, after: start) } ?? line.upperBound, notBefore: start)
    }

    /// The end of a value that begins at `start`: at a comment, at the line's end, and between brackets at a `,` or the
    /// bracket that closes.
    func valueEnd(from start: Int) -> Int {
        let end = textEnd(line(at: start), from: start)
        guard isInBrackets else { return end }
        var depth = 0
        let closer = range(start, end).first { position in
            if oneOf("[{", at: position) { depth += 1 }
            guard depth > 0 else { return oneOf(",]}", at: position) }
            if oneOf("]}", at: position) { depth -= 1 }
            return false
        }
        return trimSpaces(before: closer ?? end, notBefore: start)
    }

    func isQuote(_ position: Int) -> Bool { oneOf("\"'", at: position) }

    /// The quote that closes the one at `start`, by YAML's rules.
    func closing(_ start: Int, before end: Int) -> Int? {
        var position = start + 1
        while position < end {
            let isEscape =
                has("\"", at: start) ? has("\\", at: position) : has("''", at: position) && has("'", at: start)
            if self[position] == self[start] && !isEscape { return position }
            position += isEscape ? 2 : 1
        }
        return nil
    }
}

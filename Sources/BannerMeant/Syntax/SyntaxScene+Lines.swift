extension SyntaxScene {
    /// One line of the text.
    struct Line {
        /// The first byte.
        let start: Int
        /// The first byte that is not a space or a tab; `end` if there is none.
        let content: Int
        /// The first byte of its text after the dashes of list items.
        let entry: Int
        /// The `:` that ends its key.
        let colon: Int?
        /// Where the value of its key begins; where its text does if it has no key.
        let value: Int
        /// The byte after the last one before the line break.
        let end: Int

        /// How far the text is indented, in bytes.
        var indent: Int { content - start }
        /// At which byte of the line its key or its text begins.
        var column: Int { entry - start }
    }

    /// The line of a position.
    func line(at position: Int) -> Line {
        let place = max(0, min(position, bytes.count))
        let start = (bytes[..<place].lastIndex(where: \.isLineBreak) ?? -1) + 1
        let content = skipSpaces(start)
        var entry = content
        while has("-", at: entry), oneOf(" \t", at: entry + 1) { entry = skipSpaces(entry + 1) }
        let colon = colon(from: entry)
        return Line(
            start: start, content: content, entry: entry, colon: colon,
            value: colon.map { skipSpaces($0 + 1) } ?? entry, end: skip(place) { !isBreak($0) })
    }

    /// The line where it stopped.
    var line: Line { line(at: stop) }

    /// The nearest line above with text other than a comment.
    func line(above line: Line) -> Line? { firstLine(at: line.start - 1) { $0.start - 1 } }

    /// The nearest line below with text other than a comment.
    func line(below line: Line) -> Line? { firstLine(at: line.end + 1) }

    /// The first line at a position or at those after it that has text other than a comment.
    func firstLine(at start: Int, orAt next: (Line) -> Int = { $0.end + 1 }) -> Line? {
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
        let top = isUnfinished ? brackets.last.map { self.line(at: $0).start } : nil
        guard top != nil || problem == Problem.colon && line.colon ?? stop >= stop else { return [] }
        var lines: [Line] = []
        // Text that runs on for longer is not a slip of one line.
        for above in sequence(first: line, next: line(above:)).dropFirst().prefix(50) {
            guard above.start >= top ?? 0, isInBrackets || above.colon == nil else { break }
            lines.append(above)
            if !isInBrackets && above.entry > above.content { break }
        }
        return lines.reversed()
    }

    /// The suspects and the line where it stopped.
    var nearLines: [Line] { suspects + [line] }

    /// The lines that can be the cause of text that ran on, or of an entry that is not one.
    var candidates: [Line] {
        // A line that seems to be indented too far can follow an item without its dash.
        let above = problem == Problem.colon ? line(above: line) : nil
        return suspects.isEmpty ? [above, line].compactMap(\.self) : suspects
    }

    /// Whether a line begins a key or an item.
    func looksLikeEntry(_ line: Line) -> Bool {
        guard line.entry == line.content, let colon = line.colon else { return line.entry > line.content }
        return isQuote(line.entry) || range(line.entry, colon).allSatisfy { isWord($0) || has("-", at: $0) }
    }

    /// The first `:` from a position on to the line's end, or to another one, that ends a key: outside quotes, with a space
    /// or the end of the line after it.
    func colon(from start: Int, to end: Int? = nil) -> Int? {
        guard let from = isQuote(start) ? closing(start) : start else { return nil }
        let found = skip(from) {
            !isBreak($0) && !(has(":", at: $0) && isSpace($0 + 1)) && !isComment($0, after: start)
        }
        return has(":", at: found) && found < end ?? .max ? found : nil
    }

    private func isComment(_ position: Int, after start: Int) -> Bool {
        position > start && has("#", at: position) && isSpace(position - 1)
    }

    /// The end of a line's text from a position on, without a comment after it and the spaces before that.
    func textEnd(from start: Int) -> Int {
        trimSpaces(before: skip(start) { !isBreak($0) && !isComment($0, after: start) }, notBefore: start)
    }

    /// The end of a value that begins at `start`: at a comment, at the line's end, and between brackets at a `,` or the
    /// bracket that closes.
    func valueEnd(from start: Int) -> Int {
        let end = textEnd(from: start)
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

    /// The quote on the same line that closes the one at `start`, by YAML's rules.
    func closing(_ start: Int) -> Int? {
        let end = skip(start) { !isBreak($0) }
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

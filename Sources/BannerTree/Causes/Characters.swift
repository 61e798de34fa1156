import BannerDiagnostics

/// Characters that look like YAML's own: spaces that are none, wide punctuation, curly quotes.
extension SyntaxScene {
    /// A space that YAML does not know, where a space or nothing must be.
    var invisibleCharacter: SyntaxCause? {
        for line in candidates + [line] {
            var position = line.start
            while position < line.end {
                if let cause = wideBreak(at: position) { return cause }
                guard self[position] >= 0xC2, let found = ForeignCharacter.space(at: position, in: bytes) else {
                    position += 1
                    continue
                }
                var end = position + found.width
                while let next = ForeignCharacter.space(at: end, in: bytes) { end += next.width }
                let isIndentation = position <= line.content
                if isIndentation || isAfterIndicator(position) || self[end] == UInt8(ascii: ":") && isSpace(end + 1) {
                    return ForeignCharacter.cause(found, position, end, in: bytes)
                }
                position = end
            }
        }
        return nil
    }

    /// U+2028 and U+2029, which cannot be seen and end a line.
    private func wideBreak(at position: Int) -> SyntaxCause? {
        guard self[position] == 0xE2, self[position + 1] == 0x80, self[position + 2] & 0xFE == 0xA8 else { return nil }
        let code = self[position + 2] == 0xA8 ? "U+2028" : "U+2029"
        return SyntaxCause(
            "\(code), a line break that cannot be seen, ends the line here", at: position, position + 3,
            help: "replace it with a space", fix: .replacing(position, position + 3, with: " ", "write a space"))
    }

    private func isAfterIndicator(_ position: Int) -> Bool {
        let before = self[trimSpaces(before: position, notBefore: 0) - 1]
        return before == UInt8(ascii: ":") || before == UInt8(ascii: "-") || before == UInt8(ascii: ",")
    }

    /// Wide punctuation in the place of a `:`, a `,` or a bracket, or curly quotes around a value.
    var wideCharacter: SyntaxCause? {
        for line in candidates + [line] {
            let start = entryStart(line)
            if let cause = wideColon(line, start) ?? curlyQuotes(line, start) ?? wideBracket(line, start) {
                return cause
            }
        }
        return wideComma
    }

    /// `name：home`: a wide colon after a word.
    private func wideColon(_ line: Line, _ start: Int) -> SyntaxCause? {
        var position = start
        while isWord(position) || self[position] == UInt8(ascii: "-") { position += 1 }
        guard position > start, has("：", at: position) else { return nil }
        var end = skipSpaces(position + 3)
        while let space = ForeignCharacter.space(at: end, in: bytes) { end = skipSpaces(end + space.width) }
        let key = text(start, position)
        return SyntaxCause(
            "the full-width `：` (U+FF1A) does not end a key", at: position, position + 3,
            help: "write `\(key): `, with a `:` and a space",
            fix: .replacing(position, end, with: end < line.end ? ": " : ":", "write `: `"))
    }

    /// `title: “Sale: now”`.
    private func curlyQuotes(_ line: Line, _ start: Int) -> SyntaxCause? {
        let value = colon(from: start, to: line.end).map { skipSpaces($0 + 1) } ?? start
        guard ForeignCharacter.isCurlyQuote(at: value, in: bytes) else { return nil }
        let end = valueEnd(from: value)
        var cause = SyntaxCause(
            "curly quotes do not quote text", at: value, value + 3, help: "write `\"` or `'`")
        if end - 3 >= value + 3, ForeignCharacter.isCurlyQuote(at: end - 3, in: bytes) {
            let quoted = yamlQuoted(text(value + 3, end - 3))
            cause.help = "write straight quotes"
            cause.fix = .replacing(value, end, with: quoted, "write straight quotes")
        }
        return cause
    }

    private func wideBracket(_ line: Line, _ start: Int) -> SyntaxCause? {
        let value = colon(from: start, to: line.end).map { skipSpaces($0 + 1) } ?? start
        for position in [value, start] {
            guard let (wide, plain) = ForeignCharacter.bracket(at: position, in: bytes) else { continue }
            return SyntaxCause(
                "the full-width `\(wide)` is not a bracket to YAML", at: position, position + 3,
                help: "write `\(plain)`, and the bracket that closes it, in ASCII")
        }
        return nil
    }

    private var wideComma: SyntaxCause? {
        guard Problem.isUnfinished(problem), let bracket = brackets.last else { return nil }
        var position = stop - 1
        while position > bracket {
            if has("，", at: position) || has("、", at: position) {
                let end = skipSpaces(position + 3)
                let name = has("，", at: position) ? "the full-width `，` (U+FF0C)" : "the ideographic `、` (U+3001)"
                return SyntaxCause(
                    "\(name) does not separate items", at: position, position + 3, help: "write `, `",
                    fix: .replacing(position, end, with: ", ", "write `, `"))
            }
            position -= 1
        }
        return nil
    }
}

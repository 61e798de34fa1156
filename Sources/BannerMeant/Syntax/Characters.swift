/// Characters that look like YAML's own: spaces that are none, wide punctuation, curly quotes.
extension SyntaxScene {
    /// A space that YAML does not know, where a space or nothing must be; or a line break that cannot be seen.
    var invisibleCharacter: SyntaxCause? {
        for line in candidates + [line] {
            var position = line.start
            while position < line.end {
                if let wide = mark(["\u{2028}", "\u{2029}"], at: position) {
                    let code = has("\u{2028}", at: position) ? "U+2028" : "U+2029"
                    return SyntaxCause(
                        "\(code), a line break that cannot be seen, ends the line here", at: wide,
                        help: "replace it with a space", fix: .replacing(wide, with: " ", "write a space"))
                }
                var end = position
                while let next = ForeignCharacter.space(at: end, in: bytes) { end += next.width }
                if let cause = foreignSpace(position..<end, line) { return cause }
                position = max(end, position + 1)
            }
        }
        return nil
    }

    private func foreignSpace(_ spaces: Range<Int>, _ line: Line) -> SyntaxCause? {
        let (start, end) = (spaces.lowerBound, spaces.upperBound)
        guard let found = ForeignCharacter.space(at: start, in: bytes),
            start <= line.content || oneOf(":-,", at: trimSpaces(before: start, notBefore: 0) - 1)
                || has(":", at: end) && isSpace(end + 1)
        else { return nil }
        return SyntaxCause(
            "\(found.words), is not a space to YAML", at: spaces,
            help: found.hasWidth ? "replace it with a space" : "remove it; it cannot be seen",
            fix: .replacing(
                spaces, with: ForeignCharacter.replacement(start, end, in: bytes),
                found.hasWidth ? "write a space" : "remove it"))
    }

    /// Curly quotes around a value, or wide brackets: `title: “Sale: now”`.
    var wideCharacter: SyntaxCause? {
        for line in candidates + [line] {
            let (start, value) = (entryStart(line), valueStart(line))
            let end = valueEnd(from: value)
            if ForeignCharacter.isCurlyQuote(at: value, in: bytes),
                ForeignCharacter.isCurlyQuote(at: end - 3, in: bytes), end > value + 5
            {
                return SyntaxCause(
                    "curly quotes do not quote text", at: value..<value + 3, help: "write straight quotes",
                    fix: .replacing(value..<end, with: yamlQuoted(text(value + 3, end - 3)), "write straight quotes"))
            }
            for (wide, plain) in [("［", "["), ("｛", "{"), ("【", "[")] as [(StaticString, String)] {
                guard let mark = mark([wide], at: value) ?? mark([wide], at: start) else { continue }
                return SyntaxCause(
                    "the full-width `\(wide)` is not a bracket to YAML", at: mark,
                    help: "write `\(plain)`, and the bracket that closes it, in ASCII")
            }
        }
        return nil
    }

    /// Something else than a `,` between brackets.
    var foreignSeparator: SyntaxCause? {
        guard isUnfinished, let bracket = brackets.last else { return nil }
        let names: [(mark: StaticString, name: String)] = [
            ("，", "the full-width `，` (U+FF0C)"), ("、", "the ideographic `、` (U+3001)"),
            ("；", "the full-width `；` (U+FF1B)"), ("; ", "a `;`"),
        ]
        for position in (bracket..<max(bracket, stop)).reversed() {
            guard !isQuote(position), let (written, name) = names.first(where: { has($0.mark, at: position) }),
                let mark = mark([written], at: position)
            else {
                if isQuote(position) { return nil }
                continue
            }
            return SyntaxCause(
                "\(name) does not separate items", at: mark, help: "write `, `",
                fix: .replacing(position..<skipSpaces(mark.upperBound), with: ", "))
        }
        return nil
    }
}

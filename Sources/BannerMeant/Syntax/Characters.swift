/// Characters that look like YAML's own: spaces that are none, wide punctuation, curly quotes.
extension SyntaxScene {
    /// A space that YAML does not know, where a space or nothing must be; or a line break that cannot be seen.
    func invisibleCharacter(_ line: Line) -> SyntaxCause? {
        var end = line.start
        while end < line.end {
            let start = end
            if let wide = mark(["\u{2028}", "\u{2029}"], at: start) {
                let code = has("\u{2028}", at: start) ? "U+2028" : "U+2029"
                return SyntaxCause(
                    "\(code), a line break that cannot be seen, ends the line here", at: wide,
                    help: "replace it with a space", fix: .replacing(wide, with: " ", "write a space"))
            }
            while let next = ForeignCharacter.space(at: end, in: bytes) { end += next.width }
            if let found = ForeignCharacter.space(at: start, in: bytes),
                start <= line.content || oneOf(":-,", at: trimSpaces(before: start) - 1)
                    || has(":", at: end) && isSpace(end + 1)
            {
                return SyntaxCause(
                    "\(found.words), is not a space to YAML", at: start..<end,
                    help: found.hasWidth ? "replace it with a space" : "remove it; it cannot be seen",
                    fix: .replacing(
                        start..<end, with: ForeignCharacter.replacement(start, end, in: bytes),
                        found.hasWidth ? "write a space" : "remove it"))
            }
            end = max(end, start + 1)
        }
        return nil
    }

    /// Curly quotes around a value, or wide brackets: `title: “Sale: now”`.
    func wideCharacter(_ line: Line) -> SyntaxCause? {
        let value = line.value
        let end = valueEnd(from: value)
        if ForeignCharacter.isCurlyQuote(at: value, in: bytes),
            ForeignCharacter.isCurlyQuote(at: end - 3, in: bytes), end > value + 5
        {
            return SyntaxCause(
                "curly quotes do not quote text", at: value..<value + 3, help: "write straight quotes",
                fix: .replacing(value..<end, with: yamlQuoted(text(value + 3, end - 3)), "write straight quotes"))
        }
        guard let wide = mark(["［", "｛", "【"], at: value) ?? mark(["［", "｛", "【"], at: line.entry) else { return nil }
        return SyntaxCause(
            "the full-width `\(text(wide))` is not a bracket to YAML", at: wide,
            help: "write `\(has("｛", at: wide.lowerBound) ? "{" : "[")`, and the bracket that closes it, in ASCII")
    }

    /// Something else than a `,` between brackets.
    var foreignSeparator: SyntaxCause? {
        guard isUnfinished, let bracket = brackets.last else { return nil }
        let names: [(mark: StaticString, name: String)] = [
            ("，", "the full-width `，` (U+FF0C)"), ("、", "the ideographic `、` (U+3001)"),
            ("；", "the full-width `；` (U+FF1B)"), ("; ", "a `;`"),
        ]
        let marks = names.map { $0.mark }
        guard let last = range(bracket, stop).last(where: { isQuote($0) || mark(marks, at: $0) != nil }),
            let name = names.first(where: { has($0.mark, at: last) })?.name, let mark = mark(marks, at: last)
        else { return nil }
        return SyntaxCause(
            "\(name) does not separate items", at: mark, help: "write `, `",
            fix: .replacing(last..<skipSpaces(mark.upperBound), with: ", "))
    }
}

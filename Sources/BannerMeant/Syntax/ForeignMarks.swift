/// Marks of other languages and of other kinds of text, where YAML has its own.
extension SyntaxScene {
    /// An object of JavaScript with the statement around it: `export default {`.
    var javaScript: SyntaxCause? {
        guard let first = firstLine(at: 0) else { return nil }
        let end = trimSpaces(before: first.end, notBefore: first.content)
        guard mark(["const ", "let ", "var ", "export ", "module.exports "], at: first.content) != nil,
            oneOf("{[(", at: end - 1), colon(from: first.content) == nil
        else { return nil }
        return SyntaxCause(
            "this is JavaScript, and a banner file is YAML", at: range(first.content, end),
            help: "keep only the outer brackets and what is between them, without the `;` at the end")
    }

    /// A template's tag.
    func templateTag(_ line: Line) -> SyntaxCause? {
        guard let tag = TemplateTag.first(in: bytes, line.content..<line.end) else { return nil }
        // In quotes it is text.
        let quote = tag.range.lowerBound - 1
        return isQuote(quote) && closing(quote) != nil ? nil : tag.cause(in: bytes)
    }

    /// Comments of other languages, with what ends them.
    private static let comments: [(open: StaticString, close: StaticString)] = [
        ("//", ""), ("-- ", ""), ("/*", "*/"), ("<!--", "-->"), ("＃", ""),
    ]

    /// A comment as other languages write it, at the beginning of a line or after a value.
    func foreignComment(_ line: Line) -> SyntaxCause? {
        let part = line.content..<line.end
        let starts = [line.content, stop] + part.filter { isInBrackets && has(" // ", at: $0 - 1) }
        for start in starts where part.contains(start) {
            for (open, close) in SyntaxScene.comments {
                if let mark = mark([open], at: start) { return comment(mark, endingWith: close, line) }
            }
        }
        return nil
    }

    /// A comment that can be rewritten on one line, unless something follows it there.
    private func comment(_ mark: Range<Int>, endingWith close: StaticString, _ line: Line) -> SyntaxCause {
        let end = trimSpaces(before: line.end, notBefore: mark.upperBound)
        let inner = range(mark.upperBound, end - close.utf8CodeUnitCount)
        let hasEnd = close.utf8CodeUnitCount > 0
        let isOneLine = !hasEnd || has(close, at: inner.upperBound) && !inner.contains { has(close, at: $0) }
        let last = trimSpaces(before: inner.upperBound, notBefore: inner.lowerBound)..<end
        return SyntaxCause(
            "`\(text(mark))` does not start a comment", at: mark,
            help: isOneLine ? "use `#`" : "begin each line of it with `#`",
            fix: isOneLine
                ? Fix(title: "write `#`", edits: [(mark, "#")] + (hasEnd ? [(last, "")] : [])) : nil)
    }

    /// A code block of Markdown around the file.
    var codeFence: SyntaxCause? {
        let start = suspects.first?.content ?? stop
        guard line(at: start).content == start, let mark = mark(["```", "~~~"], at: start) else { return nil }
        return SyntaxCause(
            "a Markdown code fence is not part of the YAML", at: mark,
            help: "remove the line, and the one that closes it")
    }

    /// `-red`, `• red`, `– red`, `1. red`: a `-` without its space, and bullets of other kinds of text.
    func foreignDash(_ line: Line) -> SyntaxCause? {
        let start = line.content
        guard !isInBrackets else { return nil }
        if has("-", at: start) && !isSpace(start + 1) && !has("--", at: start) {
            return SyntaxCause(
                "a space is missing after the `-` of an item", at: start..<start + 1,
                help: "write `- \(shownText(start + 1, textEnd(from: start)))`",
                fix: .replacing(start + 1..<start + 1, with: " ", "add a space"))
        }
        let digits = skip(start) { oneOf("0123456789", at: $0) }
        let number = digits > start ? mark([". ", ") "], at: digits).map { start..<$0.upperBound } : nil
        return (number ?? mark(SyntaxScene.bullets, at: start)).map { bullet in
            SyntaxCause(
                "`\(text(bullet))` does not begin an item of a list", at: bullet, help: "write `- `",
                fix: .replacing(start..<skipSpaces(bullet.upperBound), with: "- "))
        }
    }

    private static let bullets: [StaticString] = [
        "* ", "+ ", "• ", "– ", "— ", "− ", "‣ ", "● ", "· ", "◦ ", "▪ ", "■ ", "○ ", "‐ ", "‑ ", "－", "・",
    ]

    /// `timer:3s`, `timer = 3s`, `timer：3s`: something else than a `:` and a space after a key.
    func foreignColon(_ line: Line) -> SyntaxCause? {
        guard let end = keyEnd(from: line.entry),
            let mark = mark(["=>", ":=", ":-", "->", "=", "＝", "→", "：", ":"], at: skipSpaces(end))
        else { return nil }
        let (key, sign) = (text(line.entry, end), text(mark))
        let (isGlued, isWide) = (sign == ":", sign == "：")
        let isInText = mark.lowerBound > end || isSpace(end + 1) || has(":", at: end + 1) || has("//", at: end + 1)
        guard isWide || !isInBrackets, !isGlued || !isInText else { return nil }
        var value = skipSpaces(mark.upperBound)
        while let space = ForeignCharacter.space(at: value, in: bytes) { value = skipSpaces(value + space.width) }
        let message =
            isGlued
            ? "a space is missing after `\(key):`"
            : isWide ? "the full-width `：` (U+FF1A) does not end a key" : "`\(sign)` does not set a value"
        let written = shownText(value, textEnd(from: value))
        return SyntaxCause(
            message, at: mark,
            help: isWide ? "write `\(key): `, with a `:` and a space" : "write `\(key): \(written)`",
            fix: isGlued
                ? .replacing(end + 1..<end + 1, with: " ", "add a space")
                : .replacing(end..<value, with: value < line.end ? ": " : ":", isWide ? "write `: `" : "write `:`"))
    }

    /// The end of a key, quoted or of ASCII letters, digits, `-`, `_` and `.`.
    func keyEnd(from start: Int) -> Int? {
        if isQuote(start) { return closing(start).map { $0 + 1 } }
        let end = skip(start) { isWord($0) || $0 > start && oneOf("-.", at: $0) && !has("->", at: $0) }
        return end > start ? end : nil
    }
}

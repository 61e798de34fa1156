/// Marks of other languages and of other kinds of text, where YAML has its own.
extension SyntaxScene {
    /// The line between the two sides of a conflict, which can be the only one that was forgotten.
    var forgottenConflict: SyntaxCause? {
        (suspects + [line]).first { text($0.start, $0.end) == "=======" }.map { .conflict(at: $0.start..<$0.end) }
    }

    /// An object of JavaScript with the statement around it: `export default {`.
    var javaScript: SyntaxCause? {
        let top = line(at: 0)
        guard let first = top.content == top.end || has("#", at: top.content) ? line(below: top) : top else {
            return nil
        }
        let end = trimSpaces(before: first.end, notBefore: first.content)
        guard mark(["const ", "let ", "var ", "export ", "module.exports "], at: first.content) != nil,
            oneOf("{[(", at: end - 1), colon(from: first.content, to: first.end) == nil
        else { return nil }
        return SyntaxCause(
            "this is JavaScript, and a banner file is YAML", at: range(first.content, end),
            help: "keep only the outer brackets and what is between them, without the `;` at the end")
    }

    /// A template's tag on the line where it stopped, on the one above, or where what it was reading began.
    var templateSyntax: SyntaxCause? {
        for line in suspects + [line] {
            guard let tag = TemplateTag.first(in: bytes, line.content..<line.end) else { continue }
            let start = tag.range.lowerBound
            // In quotes it is text.
            if isQuote(start - 1) && closing(start - 1, before: line.end) != nil { continue }
            return tag.cause(in: bytes)
        }
        return nil
    }

    /// Comments of other languages, with what ends them.
    private static let comments: [(open: StaticString, close: StaticString)] = [
        ("//", ""), ("-- ", ""), ("/*", "*/"), ("<!--", "-->"), ("＃", ""),
    ]

    /// A comment as other languages write it, at the beginning of a line or after a value.
    var foreignComment: SyntaxCause? {
        for line in suspects + [line] {
            let afterValue = range(line.content, line.end).filter { has(" // ", at: $0 - 1) && isInBrackets }
            let starts = ([line.content, stop] + afterValue).filter { (line.content..<line.end).contains($0) }
            for start in starts {
                for (open, close) in SyntaxScene.comments {
                    if let mark = mark([open], at: start) { return comment(mark, endingWith: close, line) }
                }
            }
        }
        return nil
    }

    /// A comment that can be rewritten on one line, unless something follows it there.
    private func comment(_ mark: Range<Int>, endingWith close: StaticString, _ line: Line) -> SyntaxCause {
        let end = trimSpaces(before: line.end, notBefore: mark.upperBound)
        let inner = range(mark.upperBound, end - close.utf8CodeUnitCount)
        var edits: [(range: Range<Int>, text: String)] = [(mark, "#")]
        var isOneLine = true
        if close.utf8CodeUnitCount > 0 {
            isOneLine = has(close, at: inner.upperBound) && !inner.contains { has(close, at: $0) }
            edits.append((trimSpaces(before: inner.upperBound, notBefore: inner.lowerBound)..<end, ""))
        }
        return SyntaxCause(
            "`\(text(mark.lowerBound, mark.upperBound))` does not start a comment", at: mark,
            help: isOneLine ? "use `#`" : "begin each line of it with `#`",
            fix: isOneLine ? SyntaxCause.Fix(title: "write `#`", edits: edits) : nil)
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
    var foreignDash: SyntaxCause? {
        for line in candidates where !isInBrackets {
            let start = line.content
            if has("-", at: start) && !isSpace(start + 1) && !has("--", at: start) {
                return SyntaxCause(
                    "a space is missing after the `-` of an item", at: start..<start + 1,
                    help: "write `- \(shownText(start + 1, textEnd(line, from: start)))`",
                    fix: .replacing(start + 1..<start + 1, with: " ", "add a space"))
            }
            let digits = skip(start) { oneOf("0123456789", at: $0) }
            let number = digits > start ? mark([". ", ") "], at: digits).map { start..<$0.upperBound } : nil
            guard let bullet = number ?? mark(SyntaxScene.bullets, at: start) else { continue }
            return SyntaxCause(
                "`\(text(start, bullet.upperBound))` does not begin an item of a list", at: bullet, help: "write `- `",
                fix: .replacing(start..<skipSpaces(bullet.upperBound), with: "- "))
        }
        return nil
    }

    private static let bullets: [StaticString] = [
        "* ", "+ ", "• ", "– ", "— ", "− ", "‣ ", "● ", "· ", "◦ ", "▪ ", "■ ", "○ ", "‐ ", "‑ ", "－", "・",
    ]

    /// `timer:3s`, `timer = 3s`, `timer：3s`: something else than a `:` and a space after a key.
    var foreignColon: SyntaxCause? {
        for line in candidates {
            let start = entryStart(line)
            guard let end = keyEnd(from: start, in: line),
                let mark = mark(["=>", ":=", ":-", "->", "=", "＝", "→", "：", ":"], at: skipSpaces(end))
            else { continue }
            let isGlued = has(":", at: mark.lowerBound) && mark.count == 1
            if isGlued
                && (mark.lowerBound > end || isSpace(end + 1) || oneOf(":", at: end + 1) || has("//", at: end + 1))
            {
                continue
            }
            let isWide = has("：", at: mark.lowerBound)
            guard !isInBrackets || isWide else { continue }
            var value = skipSpaces(mark.upperBound)
            while let space = ForeignCharacter.space(at: value, in: bytes) { value = skipSpaces(value + space.width) }
            let (key, sign) = (text(start, end), text(mark.lowerBound, mark.upperBound))
            let message =
                isGlued
                ? "a space is missing after `\(key):`"
                : isWide ? "the full-width `：` (U+FF1A) does not end a key" : "`\(sign)` does not set a value"
            let written = shownText(value, textEnd(line, from: value))
            return SyntaxCause(
                message, at: mark,
                help: isWide ? "write `\(key): `, with a `:` and a space" : "write `\(key): \(written)`",
                fix: isGlued
                    ? .replacing(end + 1..<end + 1, with: " ", "add a space")
                    : .replacing(end..<value, with: value < line.end ? ": " : ":", isWide ? "write `: `" : "write `:`"))
        }
        return nil
    }

    /// The end of a line's key, quoted or of ASCII letters, digits, `-`, `_` and `.`.
    func keyEnd(from start: Int, in line: Line) -> Int? {
        if isQuote(start) { return closing(start, before: line.end).map { $0 + 1 } }
        let end = skip(start) { isWord($0) || $0 > start && oneOf("-.", at: $0) && !has("->", at: $0) }
        return end > start ? end : nil
    }
}

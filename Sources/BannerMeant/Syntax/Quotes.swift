/// Quotes that close too early or never, and what is between them.
extension SyntaxScene {
    /// A quote that is closed at a quote meant otherwise, lines below, or not at all.
    var unclosedQuote: SyntaxCause? {
        if problem == Problem.openQuote { return unclosed(at: began) }
        guard let last = lastScalar, last.isQuoted, isQuote(last.start) else { return nil }
        let first = line(at: last.start)
        guard last.end > first.end, trimSpaces(before: stop, notBefore: 0) == last.end else { return nil }
        // A text of several lines that goes on with a key is the one that is not closed.
        return line(below: first).map(looksLikeEntry) ?? false ? unclosed(at: last.start) : nil
    }

    private func unclosed(at start: Int) -> SyntaxCause? {
        guard isQuote(start) else { return nil }
        let shown = text(start, start + 1)
        let line = line(at: start)
        var cause = SyntaxCause(
            "the `\(shown)` is never closed", at: start..<start + 1, help: "add a `\(shown)` where the text ends")
        let next = self.line(below: line)
        // Where the text ends is certain if nothing but its own line can belong to it.
        guard next.map(looksLikeEntry) ?? true, closing(start, before: line.end) == nil else { return cause }
        let lineEnd = trimSpaces(before: line.end, notBefore: start + 1)
        var end = lineEnd
        if isInBrackets { while end > start + 1, oneOf("]}, \t", at: end - 1) { end -= 1 } }
        // A quote of another kind at the end was meant to close it.
        let width = isQuote(end - 1) ? 1 : ForeignCharacter.isCurlyQuote(at: end - 3, in: bytes) ? 3 : 0
        let isMixed = width > 0 && end > start + 1 + width
        if isMixed {
            cause.message = "the text begins with `\(shown)` and ends with `\(text(end - width, end))`"
            cause.help = "use the same quote on both sides"
        }
        if end > start + 1 {
            cause.fix = .replacing(
                (isMixed ? end - width : end)..<end, with: shown, "close it with `\(shown)`",
                isSafe: next != nil && textEnd(line, from: start) == lineEnd)
        }
        return cause
    }

    /// Text that goes on after the quote that ends it: `"Big" sale`, `'It's here'`.
    var textAfterQuote: SyntaxCause? {
        guard let last = lastScalar, last.isQuoted, isQuote(last.start),
            trimSpaces(before: stop, notBefore: 0) == last.end, line(at: last.start).start == line.start
        else { return nil }
        if let cause = stray(after: last.end) { return cause }
        // `"timer": "3s"` after a value is another entry.
        guard !isAtEnd, !isBreak(stop), !(isInBrackets && oneOf("\"'[{:", at: stop)) else { return nil }
        if last.end < stop, let cause = keyOnLine { return cause }
        let isSingle = has("'", at: last.start)
        let (content, end, isSafe) = whole(from: last.start, to: last.end)
        let isWhole = text(last.start, end) == content
        let quoting =
            lastEnd(ofTextTo: end) != end && !isWhole ? nil : quoting(last.start, end, content, isSafe: isSafe)
        let inside = isSingle ? "write `''` for a `'` in it" : "write `\\\"` for a `\"` in it"
        return SyntaxCause(
            "the quoted text ends before this", at: stop..<stop + 1,
            help: (quoting?.help ?? SyntaxScene.quoteAllLines) + "; or \(inside)", note: ("it begins here", last.start),
            fix: quoting?.fix, otherwise: "quote all of it; or \(inside)")
    }

    /// Another key where a value has ended.
    var keyOnLine: SyntaxCause? {
        guard colon(from: stop, to: valueEnd(from: stop)) != nil else { return nil }
        return SyntaxCause(
            "another key begins on the line of a value", at: stop..<stop + 1,
            help: "\(has(",", at: stop) ? "remove the `,`, and " : "")write it on its own line; or quote the whole text"
        )
    }

    /// What is visible as the text that begins with a quote and goes on after it is closed, and where it ends.
    ///
    /// A quote at the very end closes it, if the one inside opens a word or stands within one.
    private func whole(from start: Int, to closed: Int) -> (content: String, end: Int, isSafe: Bool) {
        let inner = closed - 1
        let opensInside = isSpace(inner - 1) || inner == start + 1
        let isWithinWord = !isSpace(inner - 1) && !isSpace(closed) && !has(",", at: closed)
        let lineEnd = textEnd(line(at: start), from: closed)
        let last = range(closed, lineEnd).first { position in
            guard self[position] == self[start] else { return false }
            let after = skipSpaces(position + 1)
            return after >= lineEnd || isInBrackets && oneOf(",]}", at: after)
        }
        if opensInside || isWithinWord, let last {
            // Both ways to write the quote inside are understood; other escapes would mean something else in other quotes.
            var content: [UInt8] = []
            var position = start + 1
            while position < last {
                let isPair = self[position + 1] == self[start] && (has("\\", at: position) || has("''", at: position))
                if isPair && position + 1 < last { position += 1 }
                content.append(self[position])
                position += 1
            }
            return (String(decoding: content, as: UTF8.self), last + 1, !content.contains(UInt8(ascii: "\\")))
        }
        let end = max(valueEnd(from: closed), closed)
        let isPlain = !(start..<end).contains { oneOf("\\\t", at: $0) || $0 >= closed && self[$0] == self[start] }
        return (text(start, end), end, isPlain)
    }

    /// An escape that does not exist: `"It\'s"`, `"C:\home"`, `"pics\sale.png"`.
    var wrongEscape: SyntaxCause? {
        guard problem == Problem.escape || problem == Problem.hexadecimal, !isAtEnd,
            let start = (began...max(began, stop)).last(where: { has("\\", at: $0) })
        else { return nil }
        let line = line(at: start)
        let end = skip(min(start + 2, line.end)) { self[$0] & 0xC0 == 0x80 }
        let lack = problem == Problem.escape ? "does not exist" : "lacks hexadecimal digits"
        let message = "the escape `\(text(start, end))` \(lack)"
        let key = trimSpaces(before: began, notBefore: line.start)
        if has("image:", at: key - 6), let close = closing(began, before: line.end) {
            let path = bytes[began...close].map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
            let shown = String(decoding: path, as: UTF8.self)
            return SyntaxCause(
                message, at: start..<end, help: "write `/` between folders: `\(shown)`",
                fix: .replacing(began..<close + 1, with: shown))
        }
        guard problem == Problem.escape else { return nil }
        if self[start + 1] > 0x20, self[start + 1] < 0x80, !isWord(start + 1) {
            let mark = text(start + 1, start + 2)
            return SyntaxCause(
                message, at: start..<end, help: "write `\(mark)`: between `\"` it needs no escape",
                fix: .replacing(start..<start + 1, with: "", "write `\(mark)`", isSafe: mark == "'"))
        }
        return SyntaxCause(
            message, at: start..<end, help: "write `\\\\` for a backslash, or use single quotes",
            fix: .replacing(start..<start, with: "\\", "write `\\\\`", isSafe: false))
    }
}

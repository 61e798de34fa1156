/// Quotes that close too early or never, and what is between them.
extension SyntaxScene {
    /// A quote that is closed at a quote meant otherwise, lines below, or not at all.
    var unclosedQuote: SyntaxCause? {
        if problem == Problem.openQuote { return unclosed(at: began) }
        guard let start = lastQuote, line(at: start).start < line.start else { return nil }
        // A text of several lines that goes on with a key is the one that is not closed.
        return line(below: line(at: start)).map(looksLikeEntry) ?? false ? unclosed(at: start) : nil
    }

    /// The quote that begins the last text, if nothing but spaces is between its end and the stop.
    var lastQuote: Int? {
        guard let last = lastScalar, last.isQuoted, isQuote(last.start), last.end == trimSpaces(before: stop) else {
            return nil
        }
        return last.start
    }

    private func unclosed(at start: Int) -> SyntaxCause? {
        guard isQuote(start) else { return nil }
        let shown = text(start, start + 1)
        var cause = SyntaxCause(
            "the `\(shown)` is never closed", at: start..<start + 1, help: "add a `\(shown)` where the text ends")
        let line = line(at: start)
        let next = self.line(below: line)
        // Where the text ends is certain if nothing but its own line can belong to it.
        guard next.map(looksLikeEntry) ?? true, closing(start) == nil else { return cause }
        let lineEnd = trimSpaces(before: line.end, notBefore: start + 1)
        let end = trimSpaces(before: lineEnd, notBefore: start + 1, isInBrackets ? "]}, \t" : " \t")
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
                isSafe: next != nil && textEnd(from: start) == lineEnd)
        }
        return cause
    }

    /// The change that quotes what is visible as the text that begins with a quote and goes on after it is closed.
    ///
    /// A quote at the very end closes it, if the one inside opens a word or stands within one.
    func quoting(_ start: Int, closedBefore closed: Int) -> Quoting {
        let inner = closed - 1
        let opensInside = isSpace(inner - 1) || inner == start + 1
        let isWithinWord = !isSpace(inner - 1) && !isSpace(closed) && !has(",", at: closed)
        let lineEnd = textEnd(from: closed)
        let last = range(closed, lineEnd).first { position in
            guard self[position] == self[start] else { return false }
            let after = skipSpaces(position + 1)
            return after >= lineEnd || isInBrackets && oneOf(",]}", at: after)
        }
        guard let last, opensInside || isWithinWord else {
            let end = max(valueEnd(from: closed), closed)
            let isPlain = !(start..<end).contains { oneOf("\\\t", at: $0) || $0 >= closed && self[$0] == self[start] }
            return quoting(start, end, isSafe: isPlain)
        }
        guard lastEnd(ofTextTo: last + 1) == last + 1 else { return (SyntaxScene.quoteAllLines, nil) }
        // Both ways to write the quote inside are understood; other escapes would mean something else in other quotes.
        var content: [UInt8] = []
        var position = start + 1
        while position < last {
            let isPair = self[position + 1] == self[start] && (has("\\", at: position) || has("''", at: position))
            if isPair && position + 1 < last { position += 1 }
            content.append(self[position])
            position += 1
        }
        let isSafe = !content.contains(UInt8(ascii: "\\"))
        return quoting(start, last + 1, String(decoding: content, as: UTF8.self), isSafe: isSafe)
    }

    /// An escape that does not exist: `"It\'s"`, `"C:\home"`, `"pics\sale.png"`.
    var wrongEscape: SyntaxCause? {
        guard problem == Problem.escape || problem == Problem.hexadecimal, !isAtEnd,
            let start = (began...max(began, stop)).last(where: { has("\\", at: $0) })
        else { return nil }
        let line = line(at: start)
        let end = skip(min(start + 2, line.end)) { self[$0] & 0xC0 == 0x80 }
        let lack = problem == Problem.escape ? "does not exist" : "lacks hexadecimal digits"
        var cause = SyntaxCause("the escape `\(text(start, end))` \(lack)", at: start..<end)
        if has("image:", at: trimSpaces(before: began, notBefore: line.start) - 6), let close = closing(began) {
            let path = bytes[began...close].map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
            let shown = String(decoding: path, as: UTF8.self)
            cause.help = "write `/` between folders: `\(shown)`"
            cause.fix = .replacing(began..<close + 1, with: shown)
            return cause
        }
        guard problem == Problem.escape else { return nil }
        let mark = text(start + 1, start + 2)
        let isMark = self[start + 1] > 0x20 && self[start + 1] < 0x80 && !isWord(start + 1)
        cause.help =
            isMark
            ? "write `\(mark)`: between `\"` it needs no escape" : "write `\\\\` for a backslash, or use single quotes"
        cause.fix =
            isMark
            ? .replacing(start..<start + 1, with: "", "write `\(mark)`", isSafe: mark == "'")
            : .replacing(start..<start, with: "\\", "write `\\\\`", isSafe: false)
        return cause
    }
}

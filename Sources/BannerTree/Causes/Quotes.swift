import BannerDiagnostics

/// Quotes that close too early or never.
extension SyntaxScene {
    /// A quote that is closed at a quote meant otherwise, lines below, or not at all.
    var unclosedQuote: SyntaxCause? {
        if problem == Problem.openQuote { return unclosed(at: began) }
        guard let last = lastScalar, last.isQuoted, quote(at: last.start) != nil else { return nil }
        let first = line(at: last.start)
        guard last.end > first.end, trimSpaces(before: stop, notBefore: 0) == last.end else { return nil }
        // A text of several lines that goes on with a key is the one that is not closed.
        guard let next = line(below: first), looksLikeEntry(next) else { return nil }
        return unclosed(at: last.start)
    }

    private func unclosed(at start: Int) -> SyntaxCause? {
        guard let mark = quote(at: start) else { return nil }
        let shown = text(start, start + 1)
        let line = line(at: start)
        var cause = SyntaxCause(
            "the `\(shown)` is never closed", at: start, start + 1, help: "add a `\(shown)` where the text ends")
        let next = self.line(below: line)
        // Where the text ends is certain if nothing but its own line can belong to it.
        guard next.map(looksLikeEntry) ?? true, closing(mark, after: start, before: line.end) == nil else {
            return cause
        }
        var end = trimSpaces(before: line.end, notBefore: start + 1)
        if isInBrackets {
            while end > start + 1, "]},".utf8.contains(self[end - 1]) || isSpace(end - 1) { end -= 1 }
        }
        // The other kind of quote at the end was meant to close it.
        let other = mark == UInt8(ascii: "\"") ? UInt8(ascii: "'") : UInt8(ascii: "\"")
        let isMixed = end > start + 2 && self[end - 1] == other
        if isMixed {
            cause.message = "the text begins with `\(shown)` and ends with `\(text(end - 1, end))`"
            cause.help = "use the same quote on both sides"
        }
        let hasComment = textEnd(line, from: start) != trimSpaces(before: line.end, notBefore: start)
        if end > start + 1 {
            cause.fix = .replacing(
                isMixed ? end - 1 : end, end, with: shown, "close it with `\(shown)`",
                isSafe: !hasComment && next != nil)
        }
        return cause
    }

    /// Whether a line begins a key or an item.
    func looksLikeEntry(_ line: Line) -> Bool {
        let start = entryStart(line)
        guard start == line.content else { return true }
        guard let colon = colon(from: start, to: line.end) else { return false }
        var position = start
        if quote(at: position) != nil { return true }
        while position < colon && (isWord(position) || self[position] == UInt8(ascii: "-")) { position += 1 }
        return position == colon
    }

    /// Text that goes on after the quote that ends it: `"Big" sale`, `'It's here'`.
    var textAfterQuote: SyntaxCause? {
        guard let last = lastScalar, last.isQuoted, let mark = quote(at: last.start) else { return nil }
        guard trimSpaces(before: stop, notBefore: 0) == last.end, line(at: last.start).start == line.start else {
            return nil
        }
        if let cause = stray(after: last.end) { return cause }
        guard !isAtEnd, !isBreak(stop), !(isInBrackets && "\"'[{".utf8.contains(self[stop])) else { return nil }
        // `"timer": "3s"` after a value is another entry.
        if isInBrackets && self[stop] == UInt8(ascii: ":") { return nil }
        if colon(from: stop, to: valueEnd(from: stop)) != nil && last.end < stop {
            return SyntaxCause(
                "another key begins on the line of a value", at: stop, stop + 1,
                help: "write it on its own line; or quote the whole text")
        }
        var cause = SyntaxCause(
            "the quoted text ends before this", at: stop, stop + 1
        )
        .noting("it begins here", at: last.start, last.start + 1)
        let (content, end, isSafe) = whole(from: last.start, to: last.end, mark)
        let goesOn = continuation(after: end) != .none
        let isWhole = text(last.start, end) == content
        let whole = goesOn && !isWhole ? nil : quotedWhole(last.start, end, content)
        let double = mark == UInt8(ascii: "'") ? "write `''` for a `'` in it" : "write `\\\"` for a `\"` in it"
        cause.help = (whole?.help ?? SyntaxScene.quoteAllLines) + "; or \(double)"
        cause.otherwise = (cause.message, "quote all of it; or \(double)")
        cause.fix = whole.map {
            .replacing(last.start, $0.end, with: $0.quoted, quotingTitle($0.quoted), isSafe: isSafe)
        }
        return cause
    }

    /// What is visible as the text that begins with a quote and goes on after it is closed, and where it ends.
    ///
    /// A quote at the very end closes it, if the one inside opens a word or stands within one.
    private func whole(from start: Int, to closed: Int, _ mark: UInt8) -> (content: String, end: Int, isSafe: Bool) {
        let line = line(at: start)
        let inner = closed - 1
        let opensInside = isSpace(inner - 1) || inner == start + 1
        let isWithinWord = !isSpace(inner - 1) && !isSpace(closed) && self[closed] != UInt8(ascii: ",")
        if opensInside || isWithinWord, let end = lastQuote(mark, after: closed, line) {
            // Both ways to write the quote inside are understood; other escapes would mean something else in other quotes.
            let shown = text(start, start + 1)
            var content = text(start + 1, end).replacing("\\" + shown, with: shown)
            if mark == UInt8(ascii: "'") { content = content.replacing("''", with: "'") }
            return (content, end + 1, !content.utf8.contains(UInt8(ascii: "\\")))
        }
        let end = max(valueEnd(from: closed), closed)
        let content = text(start, end)
        let isPlain = !content.utf8.contains(UInt8(ascii: "\\")) && !content.utf8.contains(UInt8(ascii: "\t"))
        return (content, end, isPlain && !text(closed, end).utf8.contains(mark))
    }

    /// The quote that ends a line's text, or the text of an entry between brackets.
    private func lastQuote(_ mark: UInt8, after start: Int, _ line: Line) -> Int? {
        var position = start
        let end = textEnd(line, from: start)
        while position < end {
            if self[position] == mark {
                let after = skipSpaces(position + 1)
                if after >= end || isInBrackets && ",]}".utf8.contains(self[after]) { return position }
            }
            position += 1
        }
        return nil
    }
}

extension String {
    /// The text with each `old` replaced; without Foundation.
    fileprivate func replacing(_ old: String, with new: String) -> String {
        var rest = Array(utf8)[...]
        let (old, new) = (Array(old.utf8), Array(new.utf8))
        var result: [UInt8] = []
        while let first = rest.first {
            if rest.starts(with: old) {
                result += new
                rest = rest.dropFirst(old.count)
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

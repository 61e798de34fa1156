/// Brackets that close too early, never, or with the wrong one; and the commas between them.
extension SyntaxScene {
    /// A `#` between brackets that begins a comment and so hides the rest of its line: `[{color: #fff}, b]`.
    var hiddenByComment: SyntaxCause? {
        guard let outer = brackets.first, let inner = brackets.last else { return nil }
        // libyaml takes a `#` for a comment's after a space, a bracket or a comma.
        let hashes = bytes.lines(range(outer + 1, stop)).compactMap { line in
            line.first { has("#", at: $0) && (isSpace($0 - 1) || oneOf("[{,", at: $0 - 1)) }
        }
        let color = hashes.first { isColorOfKey($0, after: outer) }
        guard let hash = color ?? (isAtEnd || isUnfinished ? hashes.first { $0 > inner } : nil) else { return nil }
        let end = colorEnd(hash)
        guard end != nil || (hash..<line(at: hash).end).contains(where: { oneOf("]}", at: $0) }) else { return nil }
        let quoted = "\"\(text(hash, end ?? hash))\""
        return SyntaxCause(
            "the `#` begins a comment, which hides the rest of the line", at: hash..<hash + 1,
            help: end == nil
                ? "quote text that contains a `#`; or close the brackets before the comment"
                : "put the colour in quotes: `\(quoted)`", fix: end.map { .replacing(hash..<$0, with: quoted) })
    }

    /// The end of the colour that begins with a `#`, if there is one, alone on its line or before a bracket or a comma.
    private func colorEnd(_ hash: Int) -> Int? {
        let end = skip(hash + 1) { self[$0].hexDigit != nil }
        let after = skipSpaces(end)
        return [4, 5, 7, 9].contains(end - hash) && (oneOf("]},", at: after) || isBreak(after)) ? end : nil
    }

    /// Whether a colour outside quotes is the value of a key and hides what follows it.
    private func isColorOfKey(_ hash: Int, after bracket: Int) -> Bool {
        guard let end = colorEnd(hash), !isBreak(skipSpaces(end)) else { return false }
        let line = line(at: hash)
        let before = trimSpaces(before: hash, notBefore: line.start)
        let quotes = (max(line.start, bracket + 1)..<hash).count { has("\"", at: $0) }
        return before < hash && has(":", at: before - 1) && quotes % 2 == 0
    }

    /// Text that goes on after the quote or the bracket that closes: `"Big" sale`, `'It's here'`, `[New] shoes`.
    var textAfterValue: SyntaxCause? {
        let end = trimSpaces(before: stop)
        let quote = lastQuote.flatMap { line(at: $0).start == line.start ? $0 : nil }
        let isBracket = !isAtEnd && end > line.start && oneOf("]}", at: end - 1) && problem != Problem.colon
        guard quote != nil || isBracket else { return nil }
        if let cause = stray(after: end) { return cause }
        // `"timer": "3s"` after a value is another entry.
        guard !isAtEnd, !isBreak(stop), let start = quote ?? opening(of: end - 1),
            !(isInBrackets && oneOf("\"'[{:", at: stop))
        else { return nil }
        if isBracket || end < stop, colon(from: stop, to: valueEnd(from: stop)) != nil {
            let comma = has(",", at: stop) ? "remove the `,`, and " : ""
            let cause = SyntaxCause(
                "another key begins on the line of a value", at: stop..<stop + 1,
                help: "\(comma)write it on its own line; or quote the whole text")
            return isBracket && isInBrackets ? nil : cause
        }
        let quoting = quote == nil ? quoting(start, valueEnd(from: stop)) : quoting(start, closedBefore: end)
        let inside = has("'", at: start) ? "write `''` for a `'` in it" : "write `\\\"` for a `\"` in it"
        return SyntaxCause(
            "the \(isBracket ? has("[", at: start) ? "list" : "mapping" : "quoted text") ends before this",
            at: stop..<stop + 1,
            help: isBracket ? "to write text, \(quoting.help)" : "\(quoting.help); or \(inside)",
            note: ("it begins here", start), fix: quoting.fix,
            otherwise: isBracket
                ? "remove what follows it; or quote all of it if it is text" : "quote all of it; or \(inside)")
    }

    /// The bracket on the same line that the one at `close` closes.
    private func opening(of close: Int) -> Int? {
        var depth = 0
        return (line.start...close).last { position in
            depth += oneOf("]}", at: position) ? 1 : oneOf("[{", at: position) ? -1 : 0
            return depth == 0
        }
    }

    /// A `,` or `;` that ends a line, or a bracket that closes nothing.
    private func stray(after end: Int) -> SyntaxCause? {
        guard !isInBrackets, let mark = mark([",", ";", "；", "，", "。", "、", "]", "}"], at: stop) else { return nil }
        let shown = text(mark)
        let isLast = skipSpaces(mark.upperBound) >= textEnd(from: stop)
        let isBracket = oneOf("]}", at: stop)
        guard isLast || isBracket else { return nil }
        return SyntaxCause(
            isBracket ? "this `\(shown)` closes nothing" : "a `\(shown)` does not end a line", at: mark,
            help: isBracket ? "remove it" : "remove it: outside brackets, each entry has its own line",
            fix: .replacing(end..<mark.upperBound, with: "", "remove `\(shown)`", isSafe: isLast))
    }

    /// A bracket that is not closed before the next key or the end, or is closed by the wrong one.
    var unclosedBracket: SyntaxCause? {
        guard let bracket = brackets.last, isAtEnd || isUnfinished else { return nil }
        if !isAtEnd && oneOf("]}", at: stop) { return mismatch(bracket, at: stop) }
        let first = line(at: bracket)
        let isNextEntry = line.start > first.start && line.indent <= first.indent && looksLikeEntry(line)
        guard isAtEnd || isNextEntry else { return nil }
        let open = text(bracket, bracket + 1)
        var cause = SyntaxCause(
            "the `\(open)` is never closed", at: bracket..<bracket + 1,
            help: "add a `\(closer(bracket))` where it ends; or quote text that begins with `\(open)`")
        let below = line(below: first)
        if isNextEntry ? below?.start == line.start : below == nil {
            let end = textEnd(from: bracket + 1)
            if has(")", at: end - 1) && !(bracket..<end).contains(where: { has("(", at: $0) }) {
                return mismatch(bracket, at: end - 1)
            }
            let closers = brackets.reversed().prefix { $0 >= first.start }.map(closer).joined()
            // At the end of the file, more than the bracket can be missing.
            cause.fix = .replacing(
                end..<end, with: (has("{ ", at: bracket) ? " " : "") + closers, "add `\(closers)`", isSafe: !isAtEnd)
        }
        return cause
    }

    private func closer(_ bracket: Int) -> String { has("[", at: bracket) ? "]" : "}" }

    private func mismatch(_ bracket: Int, at place: Int) -> SyntaxCause {
        let (open, close) = (text(bracket, bracket + 1), closer(bracket))
        let wrong = text(place, place + 1)
        // If the outer bracket is closed further on, this one was only mistyped.
        let isClosedLater = (place + 1..<line(at: place + 1).end).contains { self[$0] == self[place] }
        let closesOuter = brackets.dropLast().last.map(closer) == wrong && !isClosedLater
        let space = has("{ ", at: bracket) && !isSpace(place - 1) ? " " : ""
        return SyntaxCause(
            "the `\(open)` is closed by a `\(wrong)`", at: place..<place + 1,
            help: closesOuter ? "add a `\(close)` before it" : "write `\(close)`",
            note: ("the `\(open)` is here", bracket),
            fix: closesOuter
                ? .replacing(place..<place, with: space + close, "add `\(close)`")
                : .replacing(place..<place + 1, with: close))
    }

    /// Two entries between brackets without a `,`, or a `,` or a `-` too many.
    var missingComma: SyntaxCause? {
        guard isInBrackets, !isAtEnd else { return nil }
        if problem == Problem.noValue, has(",", at: stop), has(",", at: trimSpaces(before: stop) - 1) {
            return SyntaxCause(
                "there is nothing between two `,`", at: stop..<stop + 1, help: "remove one of them",
                fix: .replacing(stop..<stop + 1, with: "", "remove a `,`"))
        }
        if isDash(stop) {
            return SyntaxCause(
                "a `-` does not begin an item between brackets", at: stop..<stop + 1,
                help: "separate the items with `,`; or remove the brackets")
        }
        // The end of the entry before it, across line breaks without comments.
        let last = (bytes[..<stop].lastIndex { !Screening.isBlank($0) } ?? -1) + 1
        let above = line(at: last - 1)
        let isNewLine = above.start < line.start
        guard isUnfinished, last > 0, !isNewLine || textEnd(from: above.content) == last,
            oneOf("\"'[{", at: stop) || isNewLine && isWord(stop), oneOf("\"'}]", at: last - 1) || isNewLine
        else { return nil }
        return SyntaxCause(
            "a `,` is missing before this", at: stop..<stop + 1, help: "put a `,` after the entry before it",
            fix: .replacing(last..<last, with: ",", "add a `,`"))
    }
}

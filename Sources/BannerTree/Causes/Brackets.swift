import BannerDiagnostics

/// Brackets that close too early, never, or with the wrong one; and the commas between them.
extension SyntaxScene {
    /// A `#` between brackets that begins a comment and so hides the rest of its line: `[{color: #fff}, b]`.
    var hiddenByComment: SyntaxCause? {
        if let cause = hiddenColor { return cause }
        guard let bracket = brackets.last, isAtEnd || Problem.isUnfinished(problem) else { return nil }
        var line = line(at: bracket)
        var position = bracket
        while line.start <= stop {
            if let hash = comment(in: line, from: position + 1), hash < stop { return hidden(at: hash, line) }
            guard line.end < bytes.count, line.end + 1 > line.start else { break }
            line = self.line(at: line.end + 1)
            position = line.start - 1
        }
        return nil
    }

    /// The first colour between brackets that is the value of a key and hides what follows it: `color: #fff }`.
    private var hiddenColor: SyntaxCause? {
        guard let bracket = brackets.first else { return nil }
        var line = line(at: bracket)
        var start = bracket + 1
        while line.start <= stop {
            if let hash = comment(in: line, from: start), hash < stop, isColorOfKey(hash, from: start, line),
                let cause = hidden(at: hash, line), cause.fix != nil
            {
                return cause
            }
            guard line.end < bytes.count else { return nil }
            line = self.line(at: line.end + 1)
            start = line.start
        }
        return nil
    }

    /// Whether a `#` outside quotes follows a key, and a bracket or a comma follows its digits.
    private func isColorOfKey(_ hash: Int, from start: Int, _ line: Line) -> Bool {
        let before = trimSpaces(before: hash, notBefore: line.start)
        guard before < hash, self[before - 1] == UInt8(ascii: ":") else { return false }
        guard (start..<hash).count(where: { self[$0] == UInt8(ascii: "\"") }) % 2 == 0 else { return false }
        var end = hash + 1
        while isHexadecimal(end) { end += 1 }
        return "]},".utf8.contains(self[skipSpaces(end)])
    }

    /// The first `#` of a line that libyaml takes for a comment's: after a space, a bracket or a comma.
    private func comment(in line: Line, from start: Int) -> Int? {
        var position = start
        while position < line.end {
            if self[position] == UInt8(ascii: "#"), isSpace(position - 1) || "[{,".utf8.contains(self[position - 1]) {
                return position
            }
            position += 1
        }
        return nil
    }

    private func hidden(at hash: Int, _ line: Line) -> SyntaxCause? {
        var end = hash + 1
        while isHexadecimal(end) { end += 1 }
        let digits = end - hash - 1
        let message = "the `#` begins a comment, which hides the rest of the line"
        let isColor = [3, 4, 6, 8].contains(digits)
        guard isColor, "]},".utf8.contains(self[skipSpaces(end)]) || isBreak(skipSpaces(end)) else {
            guard (hash..<line.end).contains(where: { "]}".utf8.contains(self[$0]) }) else { return nil }
            return SyntaxCause(
                message, at: hash, hash + 1,
                help: "quote text that contains a `#`; or close the brackets before the comment")
        }
        let color = text(hash, end)
        return SyntaxCause(
            message, at: hash, hash + 1,
            help: "put the colour in quotes: `\"\(color)\"`",
            fix: .replacing(hash, end, with: "\"\(color)\"", "write `\"\(color)\"`"))
    }

    private func isHexadecimal(_ position: Int) -> Bool {
        switch self[position] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }

    /// Text that goes on after a bracket that closes: `[New] shoes`.
    var textAfterBracket: SyntaxCause? {
        let end = trimSpaces(before: stop, notBefore: 0)
        guard !isAtEnd, end > line.start, "]}".utf8.contains(self[end - 1]), problem != Problem.colon else {
            return nil
        }
        if let cause = stray(after: end) { return cause }
        guard !isBreak(stop), let start = opening(of: end - 1) else { return nil }
        if isInBrackets && "\"'[{".utf8.contains(self[stop]) { return nil }
        if colon(from: stop, to: valueEnd(from: stop)) != nil {
            guard !isInBrackets else { return nil }
            return SyntaxCause(
                "another key begins on the line of a value", at: stop, stop + 1,
                help: "write it on its own line; or quote the whole text")
        }
        let whole = quotedWhole(start, valueEnd(from: stop))
        let noun = self[start] == UInt8(ascii: "[") ? "list" : "mapping"
        var cause = SyntaxCause(
            "the \(noun) ends before this", at: stop, stop + 1,
            help: "to write text, \(whole?.help ?? SyntaxScene.quoteAllLines)",
            fix: whole.map { .replacing(start, $0.end, with: $0.quoted, quotingTitle($0.quoted)) }
        ).noting("it begins here", at: start, start + 1)
        cause.otherwise = (cause.message, "remove what follows it; or quote all of it if it is text")
        return cause
    }

    /// The bracket on the same line that the one at `close` closes.
    private func opening(of close: Int) -> Int? {
        var depth = 0
        var position = close
        let start = line.start
        while position >= start {
            if "]}".utf8.contains(self[position]) { depth += 1 }
            if "[{".utf8.contains(self[position]) {
                depth -= 1
                if depth == 0 { return position }
            }
            position -= 1
        }
        return nil
    }

    /// A `,` or `;` that ends a line, or a bracket that closes nothing.
    func stray(after end: Int) -> SyntaxCause? {
        guard !isInBrackets, stop < line.end else { return nil }
        let shown = text(stop, stop + 1)
        let rest = skipSpaces(stop + 1)
        let isLast = rest >= textEnd(line, from: stop)
        if isLast && (self[stop] == UInt8(ascii: ",") || self[stop] == UInt8(ascii: ";")) {
            return SyntaxCause(
                "a `\(shown)` does not end a line", at: stop, stop + 1,
                help: "remove it: outside brackets, each entry has its own line",
                fix: .replacing(end, stop + 1, with: "", "remove `\(shown)`"))
        }
        if "]}".utf8.contains(self[stop]) {
            return SyntaxCause(
                "this `\(shown)` closes nothing", at: stop, stop + 1, help: "remove it",
                fix: .replacing(end, stop + 1, with: "", "remove `\(shown)`", isSafe: isLast))
        }
        return nil
    }

    /// A bracket that is not closed before the next key or the end, or is closed by the wrong one.
    var unclosedBracket: SyntaxCause? {
        guard let bracket = brackets.last, isAtEnd || Problem.isUnfinished(problem) else { return nil }
        let open = text(bracket, bracket + 1)
        let close = open == "[" ? "]" : "}"
        if !isAtEnd && "]}".utf8.contains(self[stop]) { return mismatch(bracket, open, close) }
        let first = line(at: bracket)
        let isNextEntry = line.start > first.start && line.indent <= first.indent && looksLikeEntry(line)
        guard isAtEnd || isNextEntry else { return nil }
        var cause = SyntaxCause(
            "the `\(open)` is never closed", at: bracket, bracket + 1,
            help: "add a `\(close)` where it ends; or quote text that begins with `\(open)`")
        let below = line(below: first)
        if isNextEntry ? below?.start == line.start : below == nil {
            let end = textEnd(first, from: bracket + 1)
            let closers = brackets.reversed().prefix { $0 >= first.start }.map {
                self[$0] == UInt8(ascii: "[") ? "]" : "}"
            }
            let spaced = open == "{" && self[bracket + 1] == 0x20 ? " " : ""
            // At the end of the file, more than the bracket can be missing.
            cause.fix = .replacing(
                end, end, with: spaced + closers.joined(), "add `\(closers.joined())`", isSafe: !isAtEnd)
        }
        return cause
    }

    private func mismatch(_ bracket: Int, _ open: String, _ close: String) -> SyntaxCause {
        let wrong = text(stop, stop + 1)
        let outer = brackets.dropLast().last
        let closesOuter = outer.map { self[$0] == (wrong == "]" ? UInt8(ascii: "[") : UInt8(ascii: "{")) } ?? false
        let spaced = open == "{" && self[bracket + 1] == 0x20 && !isSpace(stop - 1)
        // If the outer bracket is closed further on, this one was only mistyped.
        let isClosedLater = (stop + 1..<max(stop + 1, line.end)).contains { self[$0] == self[stop] }
        return SyntaxCause(
            "the `\(open)` is closed by a `\(wrong)`", at: stop, stop + 1,
            help: closesOuter && !isClosedLater ? "add a `\(close)` before it" : "write `\(close)`",
            fix: closesOuter && !isClosedLater
                ? .replacing(stop, stop, with: (spaced ? " " : "") + close, "add `\(close)`")
                : .replacing(stop, stop + 1, with: close, "write `\(close)`")
        ).noting("the `\(open)` is here", at: bracket, bracket + 1)
    }

    /// Two entries between brackets without a `,`, or a `,` or a `-` too many.
    var missingComma: SyntaxCause? {
        guard isInBrackets, !isAtEnd else { return nil }
        if problem == Problem.noValue && self[stop] == UInt8(ascii: ",") {
            let start = trimSpaces(before: stop, notBefore: 0)
            guard start > 0 && self[start - 1] == UInt8(ascii: ",") else { return nil }
            return SyntaxCause(
                "there is nothing between two `,`", at: stop, stop + 1, help: "remove one of them",
                fix: .replacing(stop, stop + 1, with: "", "remove a `,`"))
        }
        if self[stop] == UInt8(ascii: "-") && isSpace(stop + 1) {
            return SyntaxCause(
                "a `-` does not begin an item between brackets", at: stop, stop + 1,
                help: "separate the items with `,`; or remove the brackets")
        }
        guard Problem.isUnfinished(problem), let last = end(before: stop) else { return nil }
        let isNewLine = line(at: last - 1).start < line.start
        let isItem = "\"'[{".utf8.contains(self[stop]) || isNewLine && isWord(stop)
        guard isItem, "\"'}]".utf8.contains(self[last - 1]) || isNewLine else { return nil }
        return SyntaxCause(
            "a `,` is missing before this", at: stop, stop + 1, help: "put a `,` after the entry before it",
            fix: .replacing(last, last, with: ",", "add a `,`"))
    }

    /// The end of what is before a position, across line breaks without comments.
    private func end(before position: Int) -> Int? {
        var end = position
        while end > 0 && isSpace(end - 1) { end -= 1 }
        guard end > 0 else { return nil }
        let line = line(at: end - 1)
        if line.start == self.line.start { return end }
        return textEnd(line, from: line.content) == end ? end : nil
    }
}

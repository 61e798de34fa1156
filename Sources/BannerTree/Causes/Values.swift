import BannerDiagnostics

/// Values that need quotes, because of a `: ` in them or because of the character with which they begin.
extension SyntaxScene {
    /// `title: Summer Sale: up to 50%`.
    var colonInText: SyntaxCause? {
        let isInFlow = isInBrackets && Problem.isUnfinished(problem)
        guard problem == Problem.colon || isInFlow, self[stop] == UInt8(ascii: ":"), !isAtEnd else { return nil }
        let line = line
        let start = isInFlow ? entryStartInBrackets : entryStart(line)
        guard let first = colon(from: start, to: line.end), first < stop else { return nil }
        let value = skipSpaces(first + 1)
        if value == stop {
            return SyntaxCause(
                "a second `:` follows the key", at: stop, stop + 1, help: "remove one of them",
                fix: .replacing(first + 1, stop + 1, with: "", "remove a `:`"))
        }
        guard let end = Optional(valueEnd(from: value)), end > stop || end == stop + 1 else { return nil }
        let whole = quotedWhole(value, end)
        var word = stop
        while isWord(word - 1) { word -= 1 }
        let key = text(word, stop)
        var cause = SyntaxCause(
            "text that contains `: ` needs quotes", at: stop, stop + 1, help: whole?.help,
            fix: quote(at: value) == nil
                ? whole.map { .replacing(value, $0.end, with: $0.quoted, "quote the text") } : nil
        )
        let quoting = "quote text that contains `: `"
        let help =
            key.isEmpty
            ? quoting
            : isInFlow
                ? "put a `,` before `\(key)` if it is a key; or \(quoting)"
                : "write `\(key):` on its own line if it is a key; or \(quoting)"
        cause.otherwise = (cause.message, help)
        if cause.fix == nil { cause.help = help }
        return cause
    }

    /// Where the entry between brackets begins that contains the stop.
    private var entryStartInBrackets: Int {
        let lowest = max(line.content, (brackets.last ?? 0) + 1)
        var position = stop
        while position > lowest, !",[{".utf8.contains(self[position - 1]) { position -= 1 }
        return skipSpaces(position)
    }

    /// A value or an item that begins with a character that means something else to YAML.
    var specialFirstCharacter: SyntaxCause? {
        switch problem {
        case Problem.firstCharacter, Problem.dash: return special(at: stop)
        case Problem.name, Problem.blockHeader: return special(at: began)
        case Problem.noValue where self[stop] == UInt8(ascii: ",") || self[stop] == UInt8(ascii: "%"):
            return special(at: stop)
        case "mapping keys are not allowed in this context": return special(at: stop)
        default: return nil
        }
    }

    private func special(at start: Int) -> SyntaxCause? {
        let line = line(at: start)
        guard start < line.end else { return nil }
        let end = valueEnd(from: start)
        let shown = self[start] == UInt8(ascii: "`") ? "a backtick" : "`\(text(start, start + 1))`"
        if problem == Problem.dash, let cause = listOnKeyLine(start, line) { return cause }
        let isHeader = problem == Problem.blockHeader
        if isHeader, let below = self.line(below: line), below.indent > line.indent {
            return blockOnKeyLine(start, below)
        }
        let whole = quotedWhole(start, end)
        let quoting = whole?.help ?? SyntaxScene.quoteAllLines
        let help = isHeader ? "begin the text on the next line; or \(quoting)" : quoting
        guard end > start + 1 || !isHeader else { return nil }
        let isKey = colon(from: start, to: line.end) != nil && start == entryStart(line)
        return SyntaxCause(
            isHeader
                ? "after \(shown), the text of a block begins on the next line"
                : "text that begins with \(shown) needs quotes", at: start, start + 1, help: isKey ? nil : help,
            fix: isKey ? nil : whole.map { .replacing(start, $0.end, with: $0.quoted, quotingTitle($0.quoted)) })
    }

    /// `description: | text`, and more text below.
    private func blockOnKeyLine(_ start: Int, _ below: Line) -> SyntaxCause? {
        var header = start + 1
        while "+-123456789".utf8.contains(self[header]) { header += 1 }
        let spaces = String(repeating: " ", count: below.indent)
        return SyntaxCause(
            "after `\(text(start, header))`, the text of a block begins on the next line", at: start, header,
            help: "add a line break after it",
            fix: .replacing(header, skipSpaces(header), with: "\n" + spaces, "add a line break"))
    }

    /// An escape that does not exist: `"It\'s"`, `"C:\home"`.
    var unknownEscape: SyntaxCause? {
        guard problem == "found unknown escape character", self[stop] == UInt8(ascii: "\\"), !isAtEnd else {
            return nil
        }
        let isQuote = self[stop + 1] == UInt8(ascii: "'")
        let line = line(at: stop)
        var end = min(stop + 2, line.end)
        while end < line.end && self[end] & 0xC0 == 0x80 { end += 1 }
        return SyntaxCause(
            "the escape `\(text(stop, end))` does not exist", at: stop, end,
            help: isQuote
                ? "write `'`: between `\"` it needs no escape" : "write `\\\\` for a backslash, or use single quotes",
            fix: isQuote
                ? .replacing(stop, stop + 1, with: "", "write `'`")
                : .replacing(stop, stop, with: "\\", "write `\\\\`", isSafe: false)
        )
    }

    /// `items: - red`: a list that begins on the line of its key.
    private func listOnKeyLine(_ start: Int, _ line: Line) -> SyntaxCause? {
        guard let below = self.line(below: line), self[below.content] == UInt8(ascii: "-"), isSpace(below.content + 1),
            below.indent >= line.indent
        else { return nil }
        let spaces = String(repeating: " ", count: below.indent)
        let end = trimSpaces(before: start, notBefore: line.start)
        return SyntaxCause(
            "a list does not begin on the line of its key", at: start, start + 1, help: "start it on a new line",
            fix: .replacing(end, start, with: "\n" + spaces, "start the list on a new line"))
    }
}

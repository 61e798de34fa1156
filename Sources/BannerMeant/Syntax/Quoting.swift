/// Text between quotes that means exactly this text: double quotes, unless the text would need escapes in them.
func yamlQuoted(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
        return "\"\(text)\""
    }
    var quoted = "'"
    for scalar in text.unicodeScalars {
        quoted.unicodeScalars.append(scalar)
        if scalar == "'" { quoted.unicodeScalars.append(scalar) }
    }
    return quoted + "'"
}

/// Values that need quotes, because of what is in them or of the character with which they begin.
extension SyntaxScene {
    static let quoteAllLines = "quote the whole text, to the end of its last line"

    /// Where a text without quotes ends whose first line does at `end`; `nil` if that is not certain.
    func lastEnd(ofTextTo end: Int) -> Int? {
        let first = line(at: end)
        // A comment ends a text without quotes.
        guard trimSpaces(before: first.end, notBefore: end) == end, var next = line(below: first) else { return end }
        if isInBrackets { return oneOf("]},", at: next.content) ? end : nil }
        let column = colon(in: first) == nil ? first.indent : entryStart(first) - first.start
        var last = end
        // Text that goes on for longer is not a slip.
        while next.indent > column && last - end < 10_000 {
            let below = textEnd(next, from: next.content)
            guard !looksLikeEntry(next), below == trimSpaces(before: next.end, notBefore: next.start),
                !bytes[last..<next.start].contains(UInt8(ascii: "#"))
            else { return nil }
            last = below
            guard let line = line(below: next) else { break }
            next = line
        }
        return last
    }

    /// The change that quotes the text between two positions and the lines in which it goes on, with words for it; no change
    /// if its end is not certain.
    func quoting(_ start: Int, _ end: Int, _ content: String? = nil, isSafe: Bool = true) -> (
        help: String, fix: SyntaxCause.Fix?
    ) {
        guard let last = lastEnd(ofTextTo: end) else { return (SyntaxScene.quoteAllLines, nil) }
        let quoted = yamlQuoted((content ?? text(start, end)) + text(end, last))
        let isLong = quoted.utf8.count > 60 || quoted.utf8.contains(UInt8(ascii: "`"))
        let help = isLong ? "quote the whole text" : "quote the whole text: `\(quoted)`"
        return (
            last > end ? SyntaxScene.quoteAllLines : help,
            .replacing(start..<last, with: quoted, last > end ? "quote the text" : "write `\(quoted)`", isSafe: isSafe)
        )
    }

    /// `title: Summer Sale: up to 50%`.
    var colonInText: SyntaxCause? {
        let isInFlow = isInBrackets && isUnfinished
        guard problem == Problem.colon || isInFlow, has(":", at: stop), !isAtEnd else { return nil }
        let line = line
        var start = entryStart(line)
        if isInFlow {
            let lowest = max(line.content, (brackets.last ?? 0) + 1)
            start = stop
            while start > lowest, !oneOf(",[{", at: start - 1) { start -= 1 }
            start = skipSpaces(start)
        }
        guard let first = colon(from: start, to: line.end), first < stop else { return nil }
        let value = skipSpaces(first + 1)
        if value == stop {
            return SyntaxCause(
                "a second `:` follows the key", at: stop..<stop + 1, help: "remove one of them",
                fix: .replacing(first + 1..<stop + 1, with: "", "remove a `:`"))
        }
        let end = valueEnd(from: value)
        guard end > stop else { return nil }
        var word = stop
        while isWord(word - 1) { word -= 1 }
        let key = text(word, stop)
        let before = trimSpaces(before: word, notBefore: value)
        let isListed = before > value && has(",", at: before - 1)
        let action = isInFlow ? "put a `,` before" : isListed ? "remove the `,` and write" : "write"
        let quote = "quote text that contains `: `"
        let place = isInFlow ? "`\(key)`" : "`\(key):` on its own line"
        let help = key.isEmpty ? quote : "\(action) \(place) if it is a key; or \(quote)"
        var quoting = isQuote(value) ? nil : quoting(value, end)
        quoting?.fix?.title = "quote the text"
        return SyntaxCause(
            "text that contains `: ` needs quotes", at: stop..<stop + 1,
            help: quoting?.fix == nil ? help : quoting?.help, fix: quoting?.fix, otherwise: help)
    }

    /// A value or an item that begins with a character that means something else to YAML.
    var specialFirstCharacter: SyntaxCause? {
        switch problem {
        case Problem.firstCharacter, Problem.key: special(at: stop)
        case Problem.dash: listOnKeyLine ?? special(at: stop)
        case Problem.noValue: oneOf(",%", at: stop) ? special(at: stop) : nil
        case Problem.name: special(at: began)
        case Problem.blockHeader: textOfBlock ?? special(at: began)
        default: nil
        }
    }

    private func special(at start: Int) -> SyntaxCause? {
        let line = line(at: start)
        let end = valueEnd(from: start)
        let isBlock = problem == Problem.blockHeader
        guard start < line.end, !isBlock || end > start + 1 else { return nil }
        let shown = has("`", at: start) ? "a backtick" : "`\(text(start, start + 1))`"
        let isKey = colon(from: start, to: line.end) != nil && start == entryStart(line)
        let quoting = isKey ? nil : quoting(start, end)
        return SyntaxCause(
            isBlock
                ? "after \(shown), the text of a block begins on the next line"
                : "text that begins with \(shown) needs quotes", at: start..<start + 1,
            help: quoting.map { isBlock ? "begin the text on the next line; or \($0.help)" : $0.help },
            fix: quoting?.fix)
    }

    /// Text on the line where a block begins, and more below: `description: | text`.
    private var textOfBlock: SyntaxCause? {
        let line = line(at: began)
        guard let below = self.line(below: line), below.indent > line.indent else { return nil }
        let header = skip(began + 1) { oneOf("+-123456789", at: $0) }
        return SyntaxCause(
            "after `\(text(began, header))`, the text of a block begins on the next line", at: began..<header,
            help: "add a line break after it",
            fix: .replacing(
                header..<skipSpaces(header), with: "\n" + String(repeating: " ", count: below.indent),
                "add a line break"))
    }

    /// `items: - red`: a list that begins on the line of its key.
    private var listOnKeyLine: SyntaxCause? {
        let line = line
        let below = self.line(below: line).flatMap { below in
            has("-", at: below.content) && isSpace(below.content + 1) && below.indent >= line.indent ? below : nil
        }
        let key = keyEnd(from: entryStart(line), in: line).map { text(entryStart(line), $0) } ?? ""
        let isList = Places.all[key]?.contains { if case .list = $0.key.schema { true } else { false } } ?? false
        guard isList || below != nil || colon(from: skipSpaces(stop + 1), to: line.end) != nil else { return nil }
        let spaces = String(repeating: " ", count: below?.indent ?? line.indent + 2)
        return SyntaxCause(
            "a list does not begin on the line of its key", at: stop..<stop + 1, help: "start it on a new line",
            fix: .replacing(
                trimSpaces(before: stop, notBefore: line.start)..<stop, with: "\n" + spaces,
                "start the list on a new line"))
    }
}

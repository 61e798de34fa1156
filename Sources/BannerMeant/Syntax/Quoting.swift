/// Text between quotes that means exactly this text: double quotes, unless the text would need escapes in them.
func yamlQuoted(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
        return "\"\(text)\""
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
    return "'" + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "''") + "'"
}

/// Values that need quotes, because of what is in them or of the character with which they begin.
extension SyntaxScene {
    /// A change that quotes a text, and words for it.
    typealias Quoting = (help: String, fix: Fix?)

    static let quoteAllLines = "quote the whole text, to the end of its last line"

    /// Where a text without quotes ends whose first line does at `end`; `nil` if that is not certain.
    func lastEnd(ofTextTo end: Int) -> Int? {
        let first = line(at: end)
        // A comment ends a text without quotes.
        guard trimSpaces(before: first.end, notBefore: end) == end else { return end }
        let column = first.colon == nil ? first.indent : first.column
        var last = end
        for next in sequence(first: first, next: line(below:)).dropFirst() {
            if isInBrackets { return oneOf("]},", at: next.content) ? end : nil }
            // Text that goes on for longer is not a slip.
            guard next.indent > column, last - end < 10_000 else { break }
            let below = textEnd(from: next.content)
            guard !looksLikeEntry(next), below == trimSpaces(before: next.end, notBefore: next.start),
                !bytes[last..<next.start].contains(UInt8(ascii: "#"))
            else { return nil }
            last = below
        }
        return last
    }

    /// The change that quotes the text between two positions and the lines in which it goes on, with words for it; no change
    /// if its end is not certain.
    func quoting(_ start: Int, _ end: Int, _ content: String? = nil, isSafe: Bool = true) -> Quoting {
        guard let last = lastEnd(ofTextTo: end) else { return (SyntaxScene.quoteAllLines, nil) }
        let quoted = yamlQuoted((content ?? text(start, end)) + text(end, last))
        let title = last > end ? "quote the text" : "write `\(quoted)`"
        let isLong = quoted.utf8.count > 60 || quoted.utf8.contains(UInt8(ascii: "`"))
        let help = isLong ? "quote the whole text" : "quote the whole text: `\(quoted)`"
        let fix = Fix.replacing(start..<last, with: quoted, title, isSafe: isSafe)
        return (last > end ? SyntaxScene.quoteAllLines : help, fix)
    }

    /// `title: Summer Sale: up to 50%`.
    var colonInText: SyntaxCause? {
        let isInFlow = isInBrackets && isUnfinished
        guard problem == Problem.colon || isInFlow, has(":", at: stop), !isAtEnd else { return nil }
        let lowest = max(line.content, (brackets.last ?? 0) + 1)
        let separator = range(lowest, stop).last { oneOf(",[{", at: $0) }
        let start = isInFlow ? skipSpaces(separator.map { $0 + 1 } ?? lowest) : line.entry
        guard let first = colon(from: start), first < stop else { return nil }
        let value = skipSpaces(first + 1)
        if value == stop {
            return SyntaxCause(
                "a second `:` follows the key", at: stop..<stop + 1, help: "remove one of them",
                fix: .replacing(first + 1..<stop + 1, with: "", "remove a `:`"))
        }
        let end = valueEnd(from: value)
        guard end > stop else { return nil }
        let word = (range(value, stop).last { !isWord($0) } ?? value - 1) + 1
        let key = text(word, stop)
        let isListed = has(",", at: trimSpaces(before: word, notBefore: value) - 1)
        let entry = "\(isListed ? "remove the `,` and " : "")write `\(key):` on its own line"
        let quote = "quote text that contains `: `"
        let help = key.isEmpty ? quote : "\(isInFlow ? "put a `,` before `\(key)`" : entry) if it is a key; or \(quote)"
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
        let quoting = line.colon != nil && start == line.entry ? nil : quoting(start, end)
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
            fix: breaking(header..<skipSpaces(header), indent: below.indent, "add a line break"))
    }

    /// `items: - red`: a list that begins on the line of its key.
    private var listOnKeyLine: SyntaxCause? {
        let line = line
        let below = self.line(below: line).flatMap { isDash($0.content) && $0.indent >= line.indent ? $0 : nil }
        let key = keyEnd(from: line.entry).map { text(line.entry, $0) } ?? ""
        let isList = Places.all[key]?.contains { if case .list = $0.key.schema { true } else { false } } ?? false
        guard isList || below != nil || colon(from: skipSpaces(stop + 1)) != nil else { return nil }
        return SyntaxCause(
            "a list does not begin on the line of its key", at: stop..<stop + 1, help: "start it on a new line",
            fix: breaking(
                trimSpaces(before: stop, notBefore: line.start)..<stop, indent: below?.indent ?? line.indent + 2,
                "start the list on a new line"))
    }

    /// The change that puts a line break and spaces in the place of other spaces.
    private func breaking(_ spaces: Range<Int>, indent: Int, _ title: String) -> Fix {
        .replacing(spaces, with: "\n" + String(repeating: " ", count: indent), title)
    }
}

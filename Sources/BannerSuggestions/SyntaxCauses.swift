import BannerDiagnostics
import BannerLanguage
package import BannerTree

/// The state of the parser at a syntax error; positions are in bytes.
package struct SyntaxErrorContext {
    let bytes: [UInt8]
    /// The position at which reading stopped; at the end of the file, the byte after the last text.
    let stop: Int
    /// The position at which the unfinished construct began.
    let began: Int
    let isAtEnd: Bool
    /// The open brackets, outermost first.
    let brackets: [Int]
    /// The last scalar.
    let lastScalar: Range<Int>?

    package init(
        bytes: [UInt8], stop: Int, began: Int, isAtEnd: Bool, brackets: [Int],
        lastScalar: Range<Int>?
    ) {
        (self.bytes, self.stop, self.began, self.isAtEnd) = (bytes, stop, min(began, stop), isAtEnd)
        (self.brackets, self.lastScalar) = (brackets, lastScalar)
    }

    fileprivate func lineStart(_ place: Int) -> Int {
        bytes.lineStart(of: place)
    }

    /// The end of the text on a line.
    fileprivate func lineEnd(_ place: Int) -> Int {
        (bytes[place..<bytes.lineEnd(of: place)].lastIndex { !$0.isSpaceOrTab } ?? place - 1) + 1
    }

    /// The start of a line's text.
    fileprivate func content(_ line: Int) -> Int {
        bytes[line...].firstIndex { !$0.isSpaceOrTab } ?? bytes.count
    }

    /// The position after the `- ` of a list's entry.
    fileprivate func afterDashes(_ place: Int) -> Int {
        bytes.has("- ", at: place) ? afterDashes(content(place + 1)) : place
    }

    /// The end of the word at a position.
    fileprivate func wordEnd(_ place: Int) -> Int {
        bytes[place...].firstIndex { !$0.isLetterOrDigit } ?? bytes.count
    }

    fileprivate func isKey(_ word: Range<Int>) -> Bool { Places.all[text(word)] != nil }

    fileprivate func text(_ range: Range<Int>) -> String { bytes[range].utf8Text }

    fileprivate func hasComment(_ range: Range<Int>) -> Bool {
        range.contains { bytes.has(" #", at: $0) }
    }

    /// The starts of the lines from one position to another.
    fileprivate func lines(_ from: Int, _ to: Int) -> [Int] {
        bytes.lines(lineStart(from)..<max(to, lineEnd(from))).map(\.lowerBound)
    }
}

/// The frequent causes of YAML syntax errors, each with remedies.
///
/// The caller decides between them by reading the changed text.
package enum SyntaxCauses {
    /// The possible causes, the most probable first.
    package static func all(of context: SyntaxErrorContext) -> [SyntaxCause] {
        let first = [
            hashInBrackets(context), gluedColon(context), gluedDash(context), openQuote(context),
        ]
        let last = [unmatchedBracket(context), colonInText(context), indentation(context)]
        return first.compactMap(\.self) + openBracket(context) + last.compactMap(\.self)
    }

    /// Tabs that indent lines.
    package static func tabs(_ context: SyntaxErrorContext, at range: Range<Int>) -> SyntaxCause {
        var cause = SyntaxCause(
            "a tab cannot be used to indent", at: range, explanation: "indent with spaces")
        cause.rule = .tabIndentation
        var (edits, isMixed) = ([(range: Range<Int>, text: String)](), false)
        for line in context.bytes.lines(context.bytes.indices) {
            let indentation =
                line
                .lowerBound..<max(
                    line.lowerBound, min(context.content(line.lowerBound), line.upperBound))
            let tabs = indentation.filter { context.bytes[$0] == 0x09 }
            isMixed = isMixed || tabs.count < indentation.count
            edits += tabs.map { ($0..<$0 + 1, "  ") }
        }
        if !edits.isEmpty {
            cause.remedies = [("indent with spaces", edits, isMixed ? .likely : .certain)]
        }
        return cause
    }

    /// A `#` between brackets, such as `tags: [#sale]`.
    private static func hashInBrackets(_ context: SyntaxErrorContext) -> SyntaxCause? {
        guard let bracket = context.brackets.last else { return nil }
        let (bytes, end) = (context.bytes, context.lineEnd(bracket))
        var edits: [(range: Range<Int>, text: String)] = []
        for place in bracket + 1..<end where bytes[place] == "#" {
            let before = bytes[bracket..<place].last { $0 != 0x20 } ?? 0
            let close = bytes[place..<end].firstIndex { ",]}".utf8.contains($0) } ?? end
            let word = place..<(bytes[place..<close].lastIndex { !$0.isSpaceOrTab } ?? place) + 1
            guard "[,:".utf8.contains(before), word.count > 1,
                edits.last.map({ $0.range.upperBound <= place }) ?? true
            else { continue }
            // A tag is the word without the `#`.
            edits.append(
                (word, before == ":" ? "\"\(context.text(word))\"" : context.text(word.dropFirst()))
            )
        }
        guard let first = edits.first else { return nil }
        var cause = SyntaxCause(
            "`#` begins a comment here, and the rest of the line is not read",
            at: first.range.lowerBound..<end, explanation: "put text that begins with `#` in quotes"
        )
        cause.remedies = [
            (
                Words("write \(edits.map { "`\($0.text)`" }.joined(separator: " and "))"), edits,
                .likely
            )
        ]
        return cause
    }

    /// A colon without a space, such as `timer:2s`.
    private static func gluedColon(_ context: SyntaxErrorContext) -> SyntaxCause? {
        let from = min(context.began, context.lastScalar?.lowerBound ?? context.stop)
        let keys = context.lines(from, context.stop).compactMap { line -> Range<Int>? in
            let start = context.afterDashes(context.content(line))
            let word = start..<context.wordEnd(start)
            let isGlued =
                context.bytes.has(":", at: word.upperBound)
                && word.upperBound + 1 < context.lineEnd(line)
            guard isGlued, !context.bytes[word.upperBound + 1].isSpaceOrTab,
                context.bytes[word.upperBound + 1] < 0x80,
                context.isKey(word)
            else { return nil }
            return word
        }
        guard let first = keys.first else { return nil }
        var cause = SyntaxCause(
            "a space is missing after `\(context.text(first)):`",
            at: first.lowerBound..<first.upperBound + 1)
        cause.remedies = [
            (
                "insert a space after the `:`",
                keys.map { ($0.upperBound + 1..<$0.upperBound + 1, " ") }, .certain
            )
        ]
        return cause
    }

    /// A dash without a space, such as `-red`.
    private static func gluedDash(_ context: SyntaxErrorContext) -> SyntaxCause? {
        let lines = context.bytes.lines(
            context.lineStart(context.began)..<context.lineEnd(context.stop))
        let dashes = lines.compactMap { gluedDash(context.bytes, $0) }
        guard let first = dashes.first else { return nil }
        var cause = SyntaxCause("a space is missing after the `-`", at: first..<first + 1)
        cause.remedies = [
            ("insert a space after the `-`", dashes.map { ($0 + 1..<$0 + 1, " ") }, .certain)
        ]
        return cause
    }

    /// The `-` at the start of a line, if a letter follows directly.
    static func gluedDash(_ bytes: [UInt8], _ line: Range<Int>) -> Int? {
        guard let dash = bytes[line].firstIndex(where: { !$0.isSpaceOrTab }),
            bytes.has("-", at: dash),
            dash + 1 < bytes.count,
            bytes[dash + 1].isLetterOrDigit && bytes[dash + 1].decimalDigit == nil
                || bytes[dash + 1] >= 0x80
        else { return nil }
        return dash
    }

    /// A quote that is not closed, such as `title: "Sale`.
    private static func openQuote(_ context: SyntaxErrorContext) -> SyntaxCause? {
        let place =
            context.isAtEnd ? context.began : context.lastScalar?.lowerBound ?? context.began
        guard place < context.bytes.count, context.brackets.isEmpty,
            "\"'".utf8.contains(context.bytes[place])
        else {
            return nil
        }
        let end = context.lineEnd(place)
        guard context.isAtEnd || context.lastScalar?.upperBound ?? 0 > end,
            !context.hasComment(place..<end)
        else {
            return nil
        }
        let last = context.text(place..<end).unicodeScalars.last ?? "\""
        guard !"\"'“”‘’".unicodeScalars.contains(last) else { return nil }
        var cause = SyntaxCause("this quote is not closed", at: place..<place + 1)
        let quote = context.text(place..<place + 1)
        cause.remedies = [
            (
                Words("close the quote with `\(quote)` at the end of the line"),
                [(end..<end, quote)], .likely
            )
        ]
        return cause
    }

    /// A bracket that is not closed, such as `items: [a, b`.
    private static func openBracket(_ context: SyntaxErrorContext) -> [SyntaxCause] {
        guard let bracket = context.brackets.last else { return [] }
        func closing(_ open: Int) -> String { context.bytes[open] == "[" ? "]" : "}" }
        var cause = SyntaxCause("this bracket is not closed", at: bracket..<bracket + 1)
        // Closed at the end of its line, or at the end of the file together with all open ones.
        return [bracket, context.isAtEnd ? max(0, context.stop - 1) : bracket].compactMap { place in
            let (end, line) = (context.lineEnd(place), context.lineStart(bracket))
            guard !context.hasComment(context.lineStart(place)..<end) else { return nil }
            let missing = context.brackets.filter { place > bracket || $0 >= line }.reversed().map(
                closing
            ).joined()
            cause.remedies = [
                (Words("add `\(missing)` at the end of the line"), [(end..<end, missing)], .likely)
            ]
            return cause
        }
    }

    /// As in `items: [a, b]]`.
    private static func unmatchedBracket(_ context: SyntaxErrorContext) -> SyntaxCause? {
        let place = context.stop..<context.stop + 1
        guard context.brackets.isEmpty,
            ["]", "}"].contains(where: { context.bytes.has($0, at: context.stop) })
        else {
            return nil
        }
        var cause = SyntaxCause("unmatched `\(context.text(place))`", at: place)
        cause.replace(place, with: "", .likely)
        return cause
    }

    /// A colon in text, such as `title: Sale: now`.
    private static func colonInText(_ context: SyntaxErrorContext) -> SyntaxCause? {
        let (bytes, stop) = (context.bytes, context.stop)
        guard context.brackets.isEmpty, bytes.has(":", at: stop) else { return nil }
        let start = context.afterDashes(context.content(context.lineStart(stop)))
        guard let colon = (start..<stop).first(where: { bytes.has(": ", at: $0) }) else {
            return nil
        }
        let line = context.lineEnd(stop)
        let value =
            context.content(colon + 1)..<((stop..<line).first { bytes.has(" #", at: $0) } ?? line)
        let word = (bytes[..<stop].lastIndex { !$0.isLetterOrDigit } ?? -1) + 1..<stop
        guard value.lowerBound < stop, !"\"'[{&*!|>".utf8.contains(bytes[value.lowerBound]),
            bytes[value.lowerBound] != 0xE2, !context.isKey(word)
        else {
            return nil
        }
        let text = context.text(value)
        var cause = SyntaxCause(
            "`: ` ends a key, even within text without quotes", at: stop..<stop + 1)
        cause.replace(value, with: JSON.string(text).yaml, .certain)
        return cause
    }

    /// A line, with the more indented lines below it, whose column matches no line around it.
    private static func indentation(_ context: SyntaxErrorContext) -> SyntaxCause? {
        guard !context.isAtEnd, context.brackets.isEmpty else { return nil }
        let line = context.lineStart(context.stop)
        let (place, end) = (context.content(line), context.lineEnd(line))
        let own = place - line
        guard own > 0, place < end else { return nil }
        let columns = Set(
            context.lines(0, line).filter { $0 < line && context.content($0) < context.lineEnd($0) }
                .suffix(100).flatMap {
                    [context.content($0) - $0, context.afterDashes(context.content($0)) - $0]
                }
        ).subtracting([own])
        var moved = [line]
        for below in context.lines(line, context.bytes.count).dropFirst() {
            let place = context.content(below)
            guard place >= context.lineEnd(below) || place - below > own else { break }
            if place < context.lineEnd(below) { moved.append(below) }
        }
        let key = context.afterDashes(place)
        let name = key < end ? key..<max(key + 1, context.wordEnd(key)) : place..<place + 1
        var cause = SyntaxCause(
            "the indentation of `\(context.text(name))` matches nothing around it", at: name)
        for column in columns.sorted(by: { (abs($0 - own), -$0) < (abs($1 - own), -$1) }).prefix(4)
        {
            let edits: [(range: Range<Int>, text: String)] = moved.map { start in
                column > own
                    ? (start..<start, String(repeating: " ", count: column - own))
                    : (start..<start + own - column, "")
            }
            let title: Words =
                column == 0
                ? "do not indent `\(context.text(name))`"
                : "indent `\(context.text(name))` by \(column) spaces"
            cause.remedies.append((title, edits, .likely))
        }
        return cause.remedies.isEmpty ? nil : cause
    }
}

/// Text that goes on in the lines below the one where it begins.
extension SyntaxScene {
    /// How far a text goes on below its first line.
    enum Continuation: Equatable {
        case none
        /// Up to this byte, in lines that are nothing but text.
        case text(until: Int)
        /// It goes on, but where it ends is not certain.
        case unclear
    }

    /// How far a text without quotes goes on below the line that its first part ends, at `end`.
    func continuation(after end: Int) -> Continuation {
        let first = line(at: end)
        guard var below = line(below: first) else { return .none }
        guard !isInBrackets else {
            let goesOn =
                trimSpaces(before: first.end, notBefore: end) == end && !"]},".utf8.contains(self[below.content])
            return goesOn ? .unclear : .none
        }
        let start = entryStart(first)
        let column = colon(from: start, to: first.end) == nil ? first.indent : start - first.start
        guard below.indent > column else { return .none }
        // A comment ends a text without quotes.
        guard trimSpaces(before: first.end, notBefore: end) == end else { return .none }
        var textEnd = end
        for _ in 0..<50 {
            guard !looksLikeEntry(below), !text(textEnd, below.start).utf8.contains(UInt8(ascii: "#")) else {
                return .unclear
            }
            textEnd = self.textEnd(below, from: below.content)
            guard textEnd == trimSpaces(before: below.end, notBefore: below.start) else { return .unclear }
            guard let next = line(below: below), next.indent > column else { return .text(until: textEnd) }
            below = next
        }
        return .unclear
    }

    /// The text between two positions and the lines in which it goes on, in quotes; `nil` if its end is not certain.
    func quotedWhole(_ start: Int, _ end: Int, _ content: String? = nil) -> (quoted: String, end: Int, help: String)? {
        switch continuation(after: end) {
        case .none:
            let quoted = yamlQuoted(content ?? text(start, end))
            return (quoted, end, quotingHelp(quoted))
        case .text(let last):
            return (yamlQuoted((content ?? text(start, end)) + text(end, last)), last, SyntaxScene.quoteAllLines)
        case .unclear: return nil
        }
    }

    static let quoteAllLines = "quote the whole text, to the end of its last line"
}

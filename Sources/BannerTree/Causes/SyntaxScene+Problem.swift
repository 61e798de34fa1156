extension SyntaxScene {
    /// libyaml's words that causes are found by.
    enum Problem {
        static let noColon = "could not find expected ':'"
        static let colon = "mapping values are not allowed in this context"
        static let noKey = "did not find expected key"
        static let noDash = "did not find expected '-' indicator"
        static let dash = "block sequence entries are not allowed in this context"
        static let noValue = "did not find expected node content"
        static let firstCharacter = "found character that cannot start any token"
        static let name = "did not find expected alphabetic or numeric character"
        static let blockHeader = "did not find expected comment or line break"
        static let openQuote = "found unexpected end of stream"
        static let documentEnd = "did not find expected <document start>"

        /// Whether a list or mapping between brackets does not go on as it must.
        static func isUnfinished(_ problem: String) -> Bool { problem.hasPrefix("did not find expected ',' or") }
    }

    /// Whether it stopped between brackets.
    var isInBrackets: Bool { !brackets.isEmpty }

    /// The end of a value that begins at `start`: at a comment, at the line's end, and between brackets at a `,` or the bracket that
    /// closes.
    func valueEnd(from start: Int) -> Int {
        let line = line(at: start)
        let end = textEnd(line, from: start)
        guard isInBrackets else { return end }
        var position = start
        var depth = 0
        while position < end {
            switch self[position] {
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 { return trimSpaces(before: position, notBefore: start) }
                depth -= 1
            case UInt8(ascii: ","):
                if depth == 0 { return trimSpaces(before: position, notBefore: start) }
            default: break
            }
            position += 1
        }
        return end
    }
}

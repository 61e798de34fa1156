extension SyntaxScene {
    typealias Fix = SyntaxCause.Fix

    /// libyaml's words that causes are found by.
    enum Problem {
        static let noColon = "could not find expected ':'"
        static let colon = "mapping values are not allowed in this context"
        static let key = "mapping keys are not allowed in this context"
        static let noKey = "did not find expected key"
        static let noDash = "did not find expected '-' indicator"
        static let dash = "block sequence entries are not allowed in this context"
        static let noValue = "did not find expected node content"
        static let firstCharacter = "found character that cannot start any token"
        static let name = "did not find expected alphabetic or numeric character"
        static let blockHeader = "did not find expected comment or line break"
        static let openQuote = "found unexpected end of stream"
        static let documentEnd = "did not find expected <document start>"
        static let escape = "found unknown escape character"
        static let hexadecimal = "did not find expected hexdecimal number"
    }

    /// Whether it stopped between brackets.
    var isInBrackets: Bool { !brackets.isEmpty }

    /// Whether a list or mapping between brackets does not go on as it must.
    var isUnfinished: Bool { problem.hasPrefix("did not find expected ',' or") }

    subscript(position: Int) -> UInt8 { bytes.indices.contains(position) ? bytes[position] : 0x0A }

    /// Whether the text at a position is this.
    func has(_ text: StaticString, at position: Int) -> Bool { bytes.has(text, at: position) }

    /// Whether one of these ASCII characters is at a position.
    func oneOf(_ characters: StaticString, at position: Int) -> Bool {
        characters.contains(self[position])
    }

    func isBreak(_ position: Int) -> Bool { self[position].isLineBreak }

    /// Whether there is a space, a tab, a line break, or the end of the text.
    func isSpace(_ position: Int) -> Bool { Screening.isBlank(self[position]) }

    /// Whether the dash of an item is there.
    func isDash(_ position: Int) -> Bool { has("-", at: position) && isSpace(position + 1) }

    /// Whether there is an ASCII letter, a digit or an underscore.
    func isWord(_ position: Int) -> Bool { self[position].isLetterOrDigit || has("_", at: position) }

    /// The range from `start` to `end`; empty if that is before it.
    func range(_ start: Int, _ end: Int) -> Range<Int> { start..<max(start, end) }

    /// The text of a range, for a message or a replacement.
    func text(_ part: Range<Int>) -> String { String(decoding: slice(part), as: UTF8.self) }

    func text(_ start: Int, _ end: Int) -> String { text(range(start, end)) }

    /// A text for a help line: not longer than can be read there.
    func shownText(_ start: Int, _ end: Int) -> String { excerpt(slice(range(start, end))) }

    private func slice(_ part: Range<Int>) -> ArraySlice<UInt8> { bytes[part.clamped(to: bytes.indices)] }

    /// The first position from `start` at which `isSkipped` is false.
    func skip(_ start: Int, _ isSkipped: (Int) -> Bool) -> Int {
        var position = start
        while isSkipped(position) { position += 1 }
        return position
    }

    /// The first position from `start` that is not a space or a tab.
    func skipSpaces(_ start: Int) -> Int { skip(start) { oneOf(" \t", at: $0) } }

    /// The position after the last byte before `end` that is not a space or a tab, or another of these characters.
    func trimSpaces(before end: Int, notBefore start: Int = 0, _ characters: StaticString = " \t") -> Int {
        (range(start, end).last { !oneOf(characters, at: $0) } ?? min(start, end) - 1) + 1
    }

    /// The range of the first of these marks that is at a position; a mark that ends with a space must be followed by one.
    func mark(_ marks: [StaticString], at start: Int) -> Range<Int>? {
        marks.first { has($0, at: start) }.map {
            start..<trimSpaces(before: start + $0.utf8CodeUnitCount, notBefore: start)
        }
    }
}

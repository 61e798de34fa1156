extension SyntaxScene {
    /// A text that was read, or cannot be.
    init(_ bytes: [UInt8]) {
        self.init(bytes: bytes, problem: "", stop: 0, began: 0, isAtEnd: false, brackets: [], lastScalar: nil)
    }

    /// A quote that is not closed on its line, so that the keys below it are part of its text.
    var openQuote: SyntaxCause? {
        guard bytes.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }) else { return nil }
        let lines = bytes.lines(bytes.indices).lazy.map { line(at: $0.lowerBound) }.filter { $0.content < $0.end }
        for (above, line) in zip(lines, lines.dropFirst()) {
            guard let quote = opening(above), beginsKey(line) else { continue }
            let mark = text(quote, quote + 1)
            let end = trimSpaces(before: above.end, notBefore: quote + 1)
            return SyntaxCause(
                "the `\(mark)` is not closed on its line, so the text goes on over the keys below it",
                at: quote..<quote + 1, help: "add a `\(mark)` where the text ends",
                fix: .replacing(end..<end, with: mark, "close it with `\(mark)`", isSafe: false))
        }
        return nil
    }

    /// The quote that begins the value of a line and is not closed there.
    private func opening(_ line: Line) -> Int? {
        let quote = skip(line.content) { $0 < line.end && !oneOf("\"'#", at: $0) }
        let isOpen =
            isQuote(quote) && oneOf(" [{,", at: quote - 1)
            && oneOf(":-[{,", at: trimSpaces(before: quote, notBefore: line.content) - 1) && closing(quote) == nil
        return isOpen && quote > line.content ? quote : nil
    }

    /// Whether a key of a banner, or an item with one, begins on a line.
    private func beginsKey(_ line: Line) -> Bool {
        let start = has("{", at: line.entry) ? skipSpaces(line.entry + 1) : line.entry
        let end = skip(start) { isWord($0) }
        return has(":", at: end) && Places.all[text(start, end)] != nil
    }
}

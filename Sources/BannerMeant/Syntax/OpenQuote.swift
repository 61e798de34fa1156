extension SyntaxCause {
    /// A quote that is not closed on its line, so that the keys below it are part of its text.
    static func openQuote(in bytes: [UInt8]) -> SyntaxCause? {
        guard bytes.contains(UInt8(ascii: "\"")) || bytes.contains(UInt8(ascii: "'")) else { return nil }
        var before: (quote: Int, end: Int)?
        for line in bytes.lines(bytes.indices) {
            guard let content = line.first(where: { bytes[$0] != 0x20 }) else { continue }
            if let (quote, end) = before, isEntry(bytes, content) {
                let mark = String(decoding: bytes[quote..<quote + 1], as: UTF8.self)
                return SyntaxCause(
                    "the `\(mark)` is not closed on its line, so the text goes on over the keys below it",
                    at: quote..<quote + 1, help: "add a `\(mark)` where the text ends",
                    fix: .replacing(end..<end, with: mark, "close it with `\(mark)`", isSafe: false))
            }
            before = opening(bytes, content..<line.upperBound)
        }
        return nil
    }

    /// The quote that begins the value of a line and is not closed there, and where the line's text ends.
    private static func opening(_ bytes: [UInt8], _ line: Range<Int>) -> (quote: Int, end: Int)? {
        guard let quote = line.first(where: { "\"'#".utf8.contains(bytes[$0]) }), bytes[quote] != UInt8(ascii: "#"),
            quote > line.lowerBound, bytes[quote - 1] == 0x20 || "[{,".utf8.contains(bytes[quote - 1])
        else { return nil }
        let start = line.dropLast(line.upperBound - quote).last { bytes[$0] != 0x20 } ?? quote
        guard ":-[{,".utf8.contains(bytes[start]) else { return nil }
        var position = quote + 1
        while position < line.upperBound {
            if bytes[position] == bytes[quote] { return nil }
            position += bytes[position] == UInt8(ascii: "\\") && bytes[quote] == UInt8(ascii: "\"") ? 2 : 1
        }
        return (quote, (line.last { bytes[$0] > 0x20 } ?? quote) + 1)
    }

    /// Whether a key of a banner, or an item with one, begins at a position.
    private static func isEntry(_ bytes: [UInt8], _ start: Int) -> Bool {
        let content = bytes.has("- ", at: start) ? bytes[start...].dropFirst().drop { $0 == 0x20 } : bytes[start...]
        let inner = content.first == UInt8(ascii: "{") ? content.dropFirst().drop { $0 == 0x20 } : content
        let word = inner.prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
        return bytes.has(":", at: word.endIndex) && Places.all[String(decoding: word, as: UTF8.self)] != nil
    }
}

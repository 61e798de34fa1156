/// Places in a document's text, by code points and by bytes, near one another.
struct CodePointCursor {
    private let bytes: [UInt8]
    private let isASCII: Bool
    /// How many code points the text has.
    let total: Int
    /// A byte, and how many code points are before it.
    private var known = (byte: 0, codePoint: 0)

    init(_ document: Document) {
        bytes = document.file.bytes
        isASCII = document.isASCII
        total = isASCII ? bytes.count : CodePointCursor.count(bytes, 0..<bytes.count)
    }

    /// How many code points begin in some bytes.
    private static func count(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
        var count = 0
        let span = bytes.span
        for index in range where span[index] & 0xC0 != 0x80 { count += 1 }
        return count
    }

    mutating func codePoint(ofByte byte: Int) -> Int {
        guard !isASCII else { return byte }
        let passed =
            byte >= known.byte
            ? CodePointCursor.count(bytes, known.byte..<byte) : -CodePointCursor.count(bytes, byte..<known.byte)
        known = (byte, known.codePoint + passed)
        return known.codePoint
    }

    mutating func byte(of codePoint: UInt32) -> Int {
        let wanted = Int(codePoint)
        guard !isASCII else { return wanted }
        var (byte, point) = known
        while point < wanted && byte < bytes.count {
            byte += 1
            while byte < bytes.count && bytes[byte] & 0xC0 == 0x80 { byte += 1 }
            point += 1
        }
        while point > wanted && byte > 0 {
            byte -= 1
            while byte > 0 && bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
            point -= 1
        }
        known = (byte, point)
        return byte
    }

    // MARK: Lines

    /// The first byte of the line that a byte is in.
    func lineStart(_ byte: Int) -> Int {
        var start = byte
        while start > 0 && bytes[start - 1] != 0x0A && bytes[start - 1] != 0x0D { start -= 1 }
        return start
    }

    /// The bytes between a node and the beginning of its line.
    mutating func column(of codePoint: UInt32) -> Int {
        let byte = byte(of: codePoint)
        return byte - lineStart(byte)
    }

    /// How many spaces are before a byte, if nothing else is on its line.
    func indentation(of byte: Int) -> Int? {
        let start = lineStart(byte)
        return bytes[start..<byte].allSatisfy { $0 == 0x20 } ? byte - start : nil
    }

    /// The lines from the one where a node begins up to that of another node, or to the end; `nil` unless that begins its line.
    mutating func lines(from start: UInt32, to end: UInt32?) -> Range<Int>? {
        let first = lineStart(byte(of: start))
        guard let end else { return first..<bytes.count }
        let last = byte(of: end)
        return lineStart(last) == last ? first..<last : nil
    }

    /// Whether a change is inside some lines and leaves the end of the last one as it is.
    func contains(_ change: TextChange, _ lines: Range<Int>?) -> Bool {
        guard let lines, change.old.lowerBound >= lines.lowerBound else { return false }
        return change.old.upperBound < lines.upperBound
            || change.old.upperBound == lines.upperBound && lines.upperBound == bytes.count
    }

    // MARK: Marks

    /// Whether a collection is written in brackets.
    mutating func isFlow(_ start: UInt32) -> Bool {
        let byte = bytes[byte(of: start)]
        return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
    }

    /// Whether a sequence begins with its first dash.
    mutating func isDash(_ start: UInt32) -> Bool { bytes[byte(of: start)] == UInt8(ascii: "-") }

    /// The dash of an item that begins on the same line.
    mutating func dash(before start: UInt32) -> Int? {
        var place = byte(of: start) - 1
        while place >= 0 && bytes[place] == 0x20 { place -= 1 }
        return place >= 0 && bytes[place] == UInt8(ascii: "-") ? place : nil
    }
}

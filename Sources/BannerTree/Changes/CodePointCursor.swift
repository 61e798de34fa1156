/// Places in a document's text, by code points and by bytes, near one another.
struct CodePointCursor {
    private let bytes: [UInt8]
    private var cursor: TextCursor
    /// How many code points the text has.
    let total: Int

    init(_ document: Document) {
        bytes = document.file.bytes
        cursor = TextCursor(document)
        total = cursor.codePoint(atByte: bytes.count)
    }

    mutating func codePoint(ofByte byte: Int) -> Int { cursor.codePoint(atByte: byte) }

    mutating func byte(of codePoint: UInt32) -> Int { cursor.byteOffset(of: Int(codePoint)) }

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

/// The text of an open document, which changes piece by piece, and where its lines begin.
///
/// Lines end at LF, CR, and CRLF only. A position after the end of its line is the line's end; one after the last line is the
/// text's end; one inside a character is the character's start.
struct DocumentText {
    /// The text as UTF-8.
    private(set) var bytes: [UInt8]
    /// The first byte of each line.
    private(set) var starts: [Int]

    init(_ text: String) { self.init(Array(text.utf8)) }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = [0]
        DocumentText.addStarts(in: bytes, after: 0, upTo: bytes.count, to: &starts)
    }

    /// Replaces a range of bytes; only the lines that it touches are looked at again.
    mutating func replace(_ range: Range<Int>, with text: String) {
        let added = Array(text.utf8)
        // A line that begins before the byte before the range still does, and so does one that begins after the range,
        // because nothing changes next to its start.
        let first = max(0, starts.partitioningIndex { $0 >= range.lowerBound } - 1)
        let next = starts.partitioningIndex { $0 > range.upperBound }
        let shift = added.count - range.count
        bytes.replaceSubrange(range, with: added)
        var between: [Int] = []
        let end = next < starts.count ? starts[next] + shift - 1 : bytes.count
        DocumentText.addStarts(in: bytes, after: starts[first], upTo: end, to: &between)
        if shift != 0 { for index in next..<starts.count { starts[index] += shift } }
        starts.replaceSubrange(first + 1..<next, with: between)
    }

    /// Adds the starts of lines that are after one byte, and not after another.
    private static func addStarts(in bytes: [UInt8], after start: Int, upTo end: Int, to starts: inout [Int]) {
        let span = bytes.span
        var position = start
        while position < end {
            let byte = span[position]
            position += 1
            guard byte < 0x0E else { continue }
            let isLineEnd = byte == 0x0A || byte == 0x0D && !(position < span.count && span[position] == 0x0A)
            if isLineEnd { starts.append(position) }
        }
    }

    // MARK: Positions

    /// The byte at a position.
    func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
        guard position.line < starts.count else { return bytes.count }
        let (start, end) = (starts[position.line], self.end(ofLine: position.line))
        switch encoding {
        case .utf8:
            var offset = start + min(position.character, end - start)
            while offset > start && offset < bytes.count && bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
            return offset
        case .utf16:
            var left = position.character
            return bytes[start..<end].firstIndex { byte in
                left -= byte & 0xC0 == 0x80 ? 0 : byte < 0xF0 ? 1 : 2
                return left < 0
            } ?? end
        }
    }

    /// The bytes of a range of positions.
    func offsets(of range: Range<Position>, _ encoding: PositionEncoding) -> Range<Int> {
        let start = offset(of: range.lowerBound, encoding)
        return start..<max(start, offset(of: range.upperBound, encoding))
    }

    /// The line that a byte is in.
    func line(of offset: Int) -> Int { max(0, starts.partitioningIndex { $0 > offset } - 1) }

    /// The end of a line, before its line break.
    func end(ofLine line: Int) -> Int {
        guard line + 1 < starts.count else { return bytes.count }
        let end = starts[line + 1] - 1
        return end > starts[line] && bytes[end] == 0x0A && bytes[end - 1] == 0x0D ? end - 1 : end
    }
}

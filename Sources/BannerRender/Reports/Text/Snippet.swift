/// The source lines of a range: its line, or its first and last line.
struct Snippet {
    /// The byte ranges to show, each within one line, with the line number.
    let parts: [(line: Int, stretch: Range<Int>)]
    let bytes: [UInt8]

    /// The highest line number.
    var lastLine: Int { parts.last?.line ?? 1 }

    init(_ file: SourceFile, _ table: LineTable, _ range: SourceRange) {
        bytes = file.bytes
        let region = table.region(of: range)
        let (start, end) = (table.byteOffset(of: range.start), table.byteOffset(of: range.end))
        guard region.start.line < region.end.line else {
            let start = Snippet.inLine(bytes, start)
            parts = [(region.start.line, start..<max(start, end))]
            return
        }
        let last = Snippet.firstInk(bytes, ofLineWith: end)
        parts = [(region.start.line, start..<end)] + (last < end ? [(region.end.line, last..<end)] : [])
    }

    /// The offset, moved before a final line break.
    private static func inLine(_ bytes: [UInt8], _ offset: Int) -> Int {
        guard offset == bytes.count && offset > 0 && bytes[offset - 1].isLineBreak else { return offset }
        return offset > 1 && bytes[offset - 1] == 0x0A && bytes[offset - 2] == 0x0D ? offset - 2 : offset - 1
    }

    /// The offset of the first non-blank byte in the line.
    private static func firstInk(_ bytes: [UInt8], ofLineWith offset: Int) -> Int {
        var start = offset
        while start > 0 && !bytes[start - 1].isLineBreak { start -= 1 }
        while start < offset && (bytes[start] == 0x20 || bytes[start] == 0x09) { start += 1 }
        return start
    }
}

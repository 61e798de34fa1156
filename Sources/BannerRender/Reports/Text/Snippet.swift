/// The code that a finding or a note refers to: its line, or its first and last line.
struct Snippet {
    /// The ranges to show, in bytes, each within one line, with the number of that line.
    let parts: [(line: Int, stretch: Range<Int>)]
    private let bytes: [UInt8]

    /// The number of the last line shown.
    var lastLine: Int { parts.last?.line ?? 1 }

    init(_ file: SourceFile, _ table: LineTable, _ range: SourceRange) {
        bytes = file.bytes
        let region = table.region(of: range)
        let start = table.byteOffset(of: range.start)
        let end = table.byteOffset(of: range.end)
        if region.start.line == region.end.line {
            parts = [(region.start.line, Snippet.inLine(bytes, start)..<max(Snippet.inLine(bytes, start), end))]
            return
        }
        let lastStart = Snippet.firstInk(bytes, ofLineWith: end)
        parts =
            lastStart < end
            ? [(region.start.line, start..<end), (region.end.line, lastStart..<end)]
            : [(region.start.line, start..<end)]
    }

    /// The code of one part, laid out.
    func line(_ part: Int, width: Int, sanitiser: Sanitiser) -> CodeLine {
        CodeLine(bytes, around: parts[part].stretch, width: width, sanitiser: sanitiser)
    }

    /// The position itself, or the one before a final line break.
    private static func inLine(_ bytes: [UInt8], _ offset: Int) -> Int {
        guard offset == bytes.count && offset > 0 && bytes[offset - 1].isLineBreak else { return offset }
        return offset > 1 && bytes[offset - 1] == 0x0A && bytes[offset - 2] == 0x0D ? offset - 2 : offset - 1
    }

    /// The first byte of the line that is not a space.
    private static func firstInk(_ bytes: [UInt8], ofLineWith offset: Int) -> Int {
        var start = offset
        while start > 0 && !bytes[start - 1].isLineBreak { start -= 1 }
        while start < offset && (bytes[start] == 0x20 || bytes[start] == 0x09) { start += 1 }
        return start
    }
}

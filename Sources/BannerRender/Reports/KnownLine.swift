/// The hash of a finding's line, by which a baseline knows it again after it has moved.
package struct KnownLine {
    private let file: SourceFile
    private let table: LineTable
    /// How many bytes of a line are hashed on each side of a finding.
    private static let reach = 500

    /// The lines of a file.
    package init(_ file: SourceFile) {
        self.file = file
        table = file.lineTable()
    }

    /// The hash of the line on which a finding begins, without the spaces around it, as 16 hexadecimal digits (FNV-1a).
    package func hash(of finding: Diagnostic) -> String {
        let bytes = file.bytes
        let place = min(table.byteOffset(of: finding.range.start), bytes.count)
        var (start, end) = (place, place)
        while start > 0 && place - start < KnownLine.reach && !bytes[start - 1].isLineBreak { start -= 1 }
        while end < bytes.count && end - place < KnownLine.reach && !bytes[end].isLineBreak { end += 1 }
        var line = bytes[start..<end]
        while let first = line.first, first == 0x20 || first == 0x09 { line = line.dropFirst() }
        while let last = line.last, last == 0x20 || last == 0x09 { line = line.dropLast() }
        let hash = line.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return hash.hexadecimal(16)
    }
}

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
        var line = bytes[start..<end].drop(while: \.isSpaceOrTab)
        while line.last?.isSpaceOrTab == true { line.removeLast() }
        return line.hashFNV.hexadecimal(16)
    }
}

/// Turns places in one version of a text into positions: bytes of a snapshot, and code points of findings.
struct PositionMap {
    private let text: [UInt8]
    private let unit: BannerSource.ColumnUnit
    private let lines: BannerSource.Lines
    /// How many bytes of the text a snapshot does not have: those of a byte order mark.
    private let shift: Int

    init(_ text: [UInt8], _ unit: BannerSource.ColumnUnit) {
        (self.text, self.unit) = (text, unit)
        lines = BannerSource.Lines(text)
        shift = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    // MARK: Bytes

    /// The position of a byte of the snapshot.
    func position(ofByte offset: Int) -> Position {
        let place = lines.location(of: lines.codePoint(atByte: offset + shift), in: unit)
        return Position(line: place.line - 1, character: place.column - 1)
    }

    /// The positions of some bytes of the snapshot.
    func range(_ range: Range<Int>) -> Range<Position> {
        position(ofByte: range.lowerBound)..<position(ofByte: range.upperBound)
    }

    /// The byte of the snapshot at a position.
    func byte(of position: Position) -> Int { max(0, text.offset(of: position, in: unit) - shift) }

    /// The bytes of the snapshot in a range of positions.
    func bytes(of range: Range<Position>) -> Range<Int> {
        let start = byte(of: range.lowerBound)
        return start..<max(start, byte(of: range.upperBound))
    }

    // MARK: Code points

    /// The byte of the snapshot at which a code point of it begins.
    func byte(ofCodePoint codePoint: Int) -> Int {
        // A byte order mark is one code point.
        lines.byteOffset(of: codePoint + (shift > 0 ? 1 : 0)) - shift
    }

    /// The bytes of a range of code points.
    func bytes(of range: SourceRange) -> Range<Int> { byte(ofCodePoint: range.start)..<byte(ofCodePoint: range.end) }

    /// What a remedy writes.
    func changes(of remedy: Remedy) -> [Replacement] {
        remedy.edits.map { Replacement(range: bytes(of: $0.range), text: $0.replacement) }
    }

    /// The positions of a finding: on one line, because an editor underlines all of it, and not after the last line.
    func mark(_ range: SourceRange) -> Range<Position> {
        let bytes = bytes(of: range)
        let first = lastLine(bytes.lowerBound)
        let (start, end) = (position(ofByte: first), position(ofByte: lastLine(bytes.upperBound)))
        guard end.line > start.line else { return start..<max(start, end) }
        return start..<max(start, position(ofByte: text.lineEnd(of: first + shift) - shift))
    }

    /// The end of the last line for a place after its line break: an editor shows no line there.
    private func lastLine(_ offset: Int) -> Int {
        offset + shift == text.count && text.last?.isLineBreak == true ? offset - 1 : offset
    }
}

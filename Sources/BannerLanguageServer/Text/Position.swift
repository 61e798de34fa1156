/// A position of the protocol: line and column from 0, with columns in the negotiated unit.
struct Position: Comparable {
    var line: Int
    var character: Int

    static func < (a: Position, b: Position) -> Bool {
        (a.line, a.character) < (b.line, b.character)
    }

    var json: JSON { ["line": .number(line), "character": .number(character)] }
}

extension Range<Position> {
    var json: JSON { ["start": lowerBound.json, "end": upperBound.json] }
}

extension [UInt8] {
    /// The byte offset of a position.
    ///
    /// A column after the end of its line is the line's end. A line after the last one is the
    /// text's end. A column inside a character is the character's start.
    func offset(of position: Position, in unit: BannerSource.ColumnUnit) -> Int {
        var line = 0
        var start = 0
        while line < position.line && start < count {
            start = nextLine(after: start)
            line += 1
        }
        let end = lineEnd(of: start)
        var left = position.character
        return self[start..<end].firstIndex { byte in
            let isInside = byte & 0xC0 == 0x80
            left -=
                isInside
                ? 0
                : unit == .utf8 ? Swift.max(1, (~byte).leadingZeroBitCount) : byte < 0xF0 ? 1 : 2
            return left < 0
        } ?? end
    }

    /// The byte range of a range of positions.
    func offsets(of range: Range<Position>, in unit: BannerSource.ColumnUnit) -> Range<Int> {
        let start = offset(of: range.lowerBound, in: unit)
        return start..<Swift.max(start, offset(of: range.upperBound, in: unit))
    }
}

/// A converter between bytes of a snapshot, code points of findings, and positions.
struct PositionMap {
    private let text: [UInt8]
    private let unit: BannerSource.ColumnUnit
    private let lines: BannerSource.Lines
    /// The length of the byte order mark in bytes, which the snapshot does not include.
    private let shift: Int

    init(_ text: [UInt8], _ unit: BannerSource.ColumnUnit) {
        self.text = text
        self.unit = unit
        lines = BannerSource.Lines(text)
        shift = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    // MARK: Bytes

    func position(ofByte offset: Int) -> Position {
        let place = lines.location(of: lines.codePoint(atByte: offset + shift), in: unit)
        return Position(line: place.line - 1, character: place.column - 1)
    }

    func range(_ range: Range<Int>) -> Range<Position> {
        position(ofByte: range.lowerBound)..<position(ofByte: range.upperBound)
    }

    func byte(of position: Position) -> Int { max(0, text.offset(of: position, in: unit) - shift) }

    func bytes(of range: Range<Position>) -> Range<Int> {
        let start = byte(of: range.lowerBound)
        return start..<max(start, byte(of: range.upperBound))
    }

    // MARK: Code points

    /// The byte offset of a code point.
    func byte(ofCodePoint codePoint: Int) -> Int {
        // A byte order mark is one code point.
        lines.byteOffset(of: codePoint + (shift > 0 ? 1 : 0)) - shift
    }

    func bytes(of range: SourceRange) -> Range<Int> {
        byte(ofCodePoint: range.start)..<byte(ofCodePoint: range.end)
    }

    /// The edits of a remedy.
    func changes(of remedy: Remedy) -> [Replacement] {
        remedy.edits.map { Replacement(range: bytes(of: $0.range), text: $0.replacement) }
    }

    /// The range of a diagnostic: limited to its first line, because an editor underlines all of
    /// it, and not after the last line.
    func mark(_ range: SourceRange) -> Range<Position> {
        let bytes = bytes(of: range)
        let first = lastLine(bytes.lowerBound)
        let start = position(ofByte: first)
        let end = position(ofByte: lastLine(bytes.upperBound))
        guard end.line > start.line else { return start..<max(start, end) }
        return start..<max(start, position(ofByte: text.lineEnd(of: first + shift) - shift))
    }

    /// Moves an offset after the final line break to the end of the last line, because some editors
    /// show no line there.
    private func lastLine(_ offset: Int) -> Int {
        offset + shift == text.count && text.last?.isLineBreak == true ? offset - 1 : offset
    }
}

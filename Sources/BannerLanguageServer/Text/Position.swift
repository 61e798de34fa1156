/// A position of the protocol: line and column from 0, with columns in the negotiated unit.
struct Position: Hashable, Comparable {
    var line: Int
    var character: Int

    static func < (a: Position, b: Position) -> Bool { (a.line, a.character) < (b.line, b.character) }

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
        var (line, start) = (0, 0)
        while line < position.line && start < count {
            start = nextLine(after: start)
            line += 1
        }
        let end = lineEnd(of: start)
        var left = position.character
        return self[start..<end].firstIndex { byte in
            let isInside = byte & 0xC0 == 0x80
            left -= isInside ? 0 : unit == .utf8 ? Swift.max(1, (~byte).leadingZeroBitCount) : byte < 0xF0 ? 1 : 2
            return left < 0
        } ?? end
    }

    /// The byte range of a range of positions.
    func offsets(of range: Range<Position>, in unit: BannerSource.ColumnUnit) -> Range<Int> {
        let start = offset(of: range.lowerBound, in: unit)
        return start..<Swift.max(start, offset(of: range.upperBound, in: unit))
    }
}

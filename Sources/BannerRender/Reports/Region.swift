/// The lines and columns of a finding: from 1, the end exclusive, never after the last line.
package struct Region: Hashable, Sendable {
    /// The first character.
    package var start: SourceLocation
    /// The place after the last character; equal to `start` for an insertion point.
    package var end: SourceLocation
}

extension SourceLocation {
    /// The line and the column of a report in JSON.
    var json: JSON { ["line": .number(line), "column": .number(column)] }
}

extension LineTable {
    /// The lines and columns of a range, with the columns in `unit`.
    package func region(of range: SourceRange, in unit: ColumnUnit = .codePoints) -> Region {
        Region(start: place(of: range.start, in: unit), end: place(of: range.end, in: unit))
    }

    /// The position of a code point; after a final line break it is the end of the last line, because an editor has no
    /// line there.
    private func place(of codePoint: Int, in unit: ColumnUnit) -> SourceLocation {
        let place = location(of: codePoint, in: unit)
        return place.line > count ? location(of: codePointCount - 1, in: unit) : place
    }
}

/// The lines and columns of a range, counted from 1; the end is exclusive and not after the last
/// line.
package struct Region: Hashable, Sendable {
    /// The first character.
    package var start: SourceLocation
    /// The position after the last character; equal to `start` for an insertion.
    package var end: SourceLocation
}

extension SourceLocation {
    /// Line and column as JSON.
    var json: JSON { ["line": .number(line), "column": .number(column)] }
}

extension LineTable {
    /// The lines and columns of a range, with the columns in `unit`.
    package func region(of range: SourceRange, in unit: ColumnUnit = .codePoints) -> Region {
        Region(start: place(of: range.start, in: unit), end: place(of: range.end, in: unit))
    }

    /// The position of a code point; after the final line break it is the end of the last line, as
    /// in an editor.
    private func place(of codePoint: Int, in unit: ColumnUnit) -> SourceLocation {
        let place = location(of: codePoint, in: unit)
        return place.line > count ? location(of: codePointCount - 1, in: unit) : place
    }
}

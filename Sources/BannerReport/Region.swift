public import Diagnostics

/// The lines and columns of a finding: from 1, the end exclusive, never beyond the last line.
public struct Region: Hashable, Sendable {
    /// The first character.
    public var start: SourceLocation
    /// The place after the last character; equal to `start` for an insertion point.
    public var end: SourceLocation
}

extension LineTable {
    /// The lines and columns of a range, the columns counted in `unit`.
    public func region(of range: SourceRange, in unit: ColumnUnit = .codePoints) -> Region {
        Region(start: place(of: range.start, in: unit), end: place(of: range.end, in: unit))
    }

    /// The place of a code point; behind a last line break it is the end of the last line, as an editor has no line there.
    private func place(of codePoint: Int, in unit: ColumnUnit) -> SourceLocation {
        let place = location(of: codePoint, in: unit)
        return place.line > count ? location(of: codePointCount - 1, in: unit) : place
    }
}

extension BannerSource {
    /// A half-open range of a source file, in code points from the file's start, without the byte
    /// order mark.
    ///
    /// libyaml counts code points. They are converted to lines and columns, in the units of a
    /// terminal or an editor, only where a finding is shown.
    public struct Range: Hashable, Sendable {
        /// The first code point.
        public var start: Int
        /// The code point after the last one; equal to `start` for an insertion point.
        public var end: Int

        /// The code points from `start` up to, but not including, `end`.
        package init(_ start: Int, _ end: Int) {
            self.start = start
            self.end = max(start, end)
        }

        /// The start of the file.
        package static let fileStart = SourceRange(0, 0)

        /// The smallest range that contains both.
        package func union(_ other: SourceRange) -> SourceRange {
            SourceRange(min(start, other.start), max(end, other.end))
        }
    }

    /// A position in a source file: a line and a column.
    public struct Location: Hashable, Comparable, Sendable {
        /// The line, from 1; LF, CRLF and CR end a line, as in editors.
        public var line: Int
        /// The column, from 1, in the requested unit.
        public var column: Int

        public static func < (a: BannerSource.Location, b: BannerSource.Location) -> Bool {
            (a.line, a.column) < (b.line, b.column)
        }
    }

    /// The unit of a column.
    package enum ColumnUnit: Sendable {
        /// Unicode code points, as in text output and JSON.
        case codePoints
        /// UTF-16 code units, as in SARIF and editors.
        case utf16
        /// Bytes of UTF-8.
        case utf8
    }
}

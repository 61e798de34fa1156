/// A file's name and text.
///
/// The bytes are UTF-8 without a byte order mark. Invalid bytes are shown as U+FFFD, one for each
/// byte, so that a file with a broken encoding has lines and columns, too.
public struct BannerSource: Sendable {
    /// The displayed name: the path as given, or `<stdin>`.
    public let name: String
    /// The text as UTF-8.
    public let bytes: [UInt8]
    /// The text's original encoding according to its byte order mark; UTF-8 without one.
    package let encoding: Encoding
    /// The original number of bytes, including the byte order mark.
    package let byteCount: Int
    /// The length of the UTF-8 byte order mark; 0 if there is none.
    package var markLength: Int { encoding == .utf8 ? byteCount - bytes.count : 0 }
    /// Whether to parse the text as JSON, as for a name that ends in `.json`.
    package var isJSON: Bool
    /// Whether a member with the value `null` counts as absent, as in JSON written from typed
    /// columns.
    package var hasEmptyMembers = false
    /// Returns the problem with the picture at a path relative to this file; `nil` if pictures
    /// cannot be checked, as for a text without a folder.
    package var pictureFault: (@Sendable (String) -> String?)?
    /// Returns the size in bytes of the picture at such a path; `nil` if it is unknown.
    package var pictureSize: (@Sendable (String) -> Int?)?
    /// The data for its dates; `nil` without access to the system's time zones, as for a text in a
    /// test.
    package var dateSources: DateSources?
    /// The date for which the file is checked, as written by the user; `nil` for none.
    package var asOf: String?

    /// A file with this name and content.
    ///
    /// A leading byte order mark is removed, and UTF-16 with one is converted to UTF-8. An unpaired
    /// surrogate or half a code unit becomes the byte 0xFF, so that it is reported as invalid text.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        byteCount = bytes.count
        isJSON = name.utf8.count > 5 && name.utf8.suffix(5).elementsEqual(".json".utf8)
        let isMarked = bytes.first ?? 0 >= 0xEF
        if isMarked && bytes.starts(with: [0xFF, 0xFE]) {
            encoding = .utf16LittleEndian
            self.bytes = SourceFile.transcoded(bytes, low: 0)
        } else if isMarked && bytes.starts(with: [0xFE, 0xFF]) {
            encoding = .utf16BigEndian
            self.bytes = SourceFile.transcoded(bytes, low: 1)
        } else {
            encoding = .utf8
            self.bytes =
                isMarked && bytes.starts(with: [0xEF, 0xBB, 0xBF])
                ? Array(bytes.dropFirst(3)) : bytes
        }
    }

    /// The file's line table, to be created once for all findings; takes one pass over the bytes.
    public func lineTable() -> BannerSource.Lines { LineTable(bytes) }

    /// The encoding of a file's text.
    package enum Encoding {
        /// UTF-8, with or without a byte order mark.
        case utf8
        /// UTF-16 that begins with FF FE.
        case utf16LittleEndian
        /// UTF-16 that begins with FE FF.
        case utf16BigEndian
    }

    /// Converts UTF-16 after its byte order mark to UTF-8; `low` is the index of the low byte in a
    /// code unit.
    private static func transcoded(_ bytes: [UInt8], low: Int) -> [UInt8] {
        var units = stride(from: 2, to: bytes.count - 1, by: 2).lazy
            .map { UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + 1 - low]) << 8 }.makeIterator()
        var parser = UTF16.ForwardParser()
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        while true {
            switch parser.parseScalar(from: &units) {
            case .valid(let unit):
                result += UTF8.encode(UTF16.decode(unit)) ?? UTF8.encodedReplacementCharacter
            case .error: result.append(0xFF)
            case .emptyInput: return bytes.count.isMultiple(of: 2) ? result : result + [0xFF]
            }
        }
    }
}

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
    package enum ColumnUnit {
        /// Unicode code points, as in text output and JSON.
        case codePoints
        /// UTF-16 code units, as in SARIF and editors.
        case utf16
        /// Bytes of UTF-8.
        case utf8
    }
}

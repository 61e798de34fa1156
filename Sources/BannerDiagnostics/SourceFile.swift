/// A file's name and text, and where its lines begin.
///
/// The bytes are UTF-8 without a byte order mark. Bytes that are not valid UTF-8 are shown as U+FFFD, one for each
/// byte, so that a file with a broken encoding also has lines and columns.
public struct BannerSource: Sendable {
    /// The name to show: the path as given, or `<stdin>`.
    public let name: String
    /// The text as UTF-8.
    public let bytes: [UInt8]
    /// How the text was encoded according to its byte order mark; UTF-8 without one.
    package let encoding: Encoding
    /// The number of bytes that were given, including the byte order mark.
    package let byteCount: Int
    /// The number of the file's bytes before `bytes` in UTF-8: those of a byte order mark.
    package var markLength: Int { encoding == .utf8 ? byteCount - bytes.count : 0 }
    /// Whether the text is read as JSON: its name ends in `.json`.
    package var isJSON: Bool
    /// Whether a member of an object whose value is `null` counts as absent, as in JSON that was written from typed columns.
    package var hasEmptyMembers = false
    /// What prevents the use of the picture at a path relative to this file; `nil` without a way to find out, as for a
    /// text that is in no folder.
    package var pictureFault: (@Sendable (String) -> String?)?
    /// How many bytes the picture at such a path has; `nil` if that is not known.
    package var pictureSize: (@Sendable (String) -> Int?)?
    /// What its dates are read with; `nil` without a way to the system's time zones, as for a text in a test.
    package var dateSources: DateSources?

    /// A file with this name and content; a leading byte order mark is dropped, and UTF-16 with one is converted to
    /// UTF-8.
    ///
    /// Half a surrogate pair or half a code unit becomes the byte 0xFF, so that it is reported as what it is: not text.
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
            self.bytes = isMarked && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        }
    }

    /// Where the lines begin, computed once for all findings of a file, in one pass over the bytes.
    public func lineTable() -> BannerSource.Lines { LineTable(bytes) }

    /// How a file's text is encoded.
    package enum Encoding: Sendable {
        /// UTF-8, with or without a byte order mark.
        case utf8
        /// UTF-16 that begins with FF FE.
        case utf16LittleEndian
        /// UTF-16 that begins with FE FF.
        case utf16BigEndian
    }

    /// UTF-16 after its byte order mark as UTF-8; `low` is the index of the low byte in a code unit.
    private static func transcoded(_ bytes: [UInt8], low: Int) -> [UInt8] {
        var units = stride(from: 2, to: bytes.count - 1, by: 2).lazy
            .map { UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + 1 - low]) << 8 }.makeIterator()
        var parser = UTF16.ForwardParser()
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        while true {
            switch parser.parseScalar(from: &units) {
            case .valid(let unit): result += UTF8.encode(UTF16.decode(unit)) ?? UTF8.encodedReplacementCharacter
            case .error: result.append(0xFF)
            case .emptyInput: return bytes.count.isMultiple(of: 2) ? result : result + [0xFF]
            }
        }
    }
}

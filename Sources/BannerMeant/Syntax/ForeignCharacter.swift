/// Characters that look like one that YAML knows.
enum ForeignCharacter {
    /// A space that is not one to YAML, and whether it can be seen at all.
    struct Space {
        let width: Int
        /// Its name and its code point.
        let words: String
        let hasWidth: Bool
    }

    /// The character at a position if it is not ASCII.
    private static func scalar(at position: Int, in bytes: [UInt8]) -> Unicode.Scalar {
        guard bytes.indices.contains(position), bytes[position] >= 0xC0 else { return "\0" }
        return String(decoding: bytes[position...].prefix(3), as: UTF8.self).unicodeScalars.first ?? "\0"
    }

    private typealias Kind = (codes: ClosedRange<UInt32>, name: String, hasWidth: Bool)

    private static let kinds: [Kind] = [
        (0xA0...0xA0, "a no-break space", true), (0x2000...0x200A, "a typographic space", true),
        (0x200B...0x200B, "a zero-width space", false), (0x200C...0x200D, "a zero-width mark", false),
        (0x200E...0x200F, "a direction mark", false), (0x202F...0x202F, "a narrow no-break space", true),
        (0x2060...0x2060, "a zero-width mark", false), (0x3000...0x3000, "an ideographic space", true),
    ]

    private static func kind(of code: UInt32) -> Kind? { code < 0xA0 ? nil : kinds.first { $0.codes ~= code } }

    /// The space at a position, if there is a foreign one.
    static func space(at position: Int, in bytes: [UInt8]) -> Space? {
        let scalar = scalar(at: position, in: bytes)
        return kind(of: scalar.value).map {
            let code = scalar.value.hexadecimal(4, uppercase: true)
            return Space(width: UTF8.width(scalar), words: "\($0.name), U+\(code)", hasWidth: $0.hasWidth)
        }
    }

    /// Whether this is `“`, `”`, `„`, `‘`, `’` or `‚`.
    static func isCurlyQuote(_ scalar: Unicode.Scalar) -> Bool { 0x2018...0x201E ~= scalar.value }

    /// Whether one is at a position.
    static func isCurlyQuote(at position: Int, in bytes: [UInt8]) -> Bool {
        isCurlyQuote(scalar(at: position, in: bytes))
    }

    /// The spaces that take the place of a run of foreign ones.
    static func replacement(_ start: Int, _ end: Int, in bytes: [UInt8]) -> String {
        // Where a space is missing after a `:` or a `-`, what cannot be seen was in its place.
        let isGlued =
            start > 0 && ":-".utf8.contains(bytes[start - 1]) && end < bytes.count && !Screening.isBlank(bytes[end])
        let spaces = (start..<end).count { space(at: $0, in: bytes)?.hasWidth ?? false }
        return spaces == 0 && isGlued ? " " : String(repeating: " ", count: spaces)
    }

    /// The first foreign space of a text, if there is one.
    static func firstSpace(in bytes: [UInt8]) -> Space? {
        bytes.indices.lazy.compactMap { space(at: $0, in: bytes) }.first
    }

    /// A text without foreign spaces.
    static func removed(from bytes: [UInt8]) -> String {
        String(String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { kind(of: $0.value) == nil })
    }
}

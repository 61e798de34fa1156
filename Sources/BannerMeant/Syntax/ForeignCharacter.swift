/// Characters that look like one that YAML knows.
enum ForeignCharacter {
    /// A space that is not one to YAML, and whether it can be seen at all.
    struct Space {
        let width: Int
        /// Its name and its code point.
        let words: String
        let hasWidth: Bool
    }

    /// The code point at a position if it has two or three bytes, otherwise 0.
    private static func codePoint(at position: Int, in bytes: [UInt8]) -> (value: UInt32, width: Int) {
        guard bytes.indices.contains(position), bytes[position] & 0xC0 == 0xC0, bytes[position] < 0xF0 else {
            return (0, 0)
        }
        let width = bytes[position] < 0xE0 ? 2 : 3
        let first = UInt32(bytes[position]) & (width == 2 ? 0x1F : 0x0F)
        return (bytes[position...].prefix(width).dropFirst().reduce(first) { $0 << 6 | UInt32($1 & 0x3F) }, width)
    }

    /// The space at a position, if there is a foreign one.
    static func space(at position: Int, in bytes: [UInt8]) -> Space? {
        let (code, width) = codePoint(at: position, in: bytes)
        let (name, hasWidth): (String, Bool)
        switch code {
        case 0xA0: (name, hasWidth) = ("a no-break space", true)
        case 0x2000...0x200A: (name, hasWidth) = ("a typographic space", true)
        case 0x200B: (name, hasWidth) = ("a zero-width space", false)
        case 0x200C, 0x200D, 0x2060: (name, hasWidth) = ("a zero-width mark", false)
        case 0x200E, 0x200F: (name, hasWidth) = ("a direction mark", false)
        case 0x202F: (name, hasWidth) = ("a narrow no-break space", true)
        case 0x3000: (name, hasWidth) = ("an ideographic space", true)
        default: return nil
        }
        return Space(width: width, words: "\(name), U+\(code.hexadecimal(4, uppercase: true))", hasWidth: hasWidth)
    }

    /// Whether `“`, `”`, `„`, `‘`, `’` or `‚` is at a position.
    static func isCurlyQuote(at position: Int, in bytes: [UInt8]) -> Bool {
        0x2018...0x201E ~= codePoint(at: position, in: bytes).value
    }

    /// The spaces that take the place of a run of foreign ones.
    static func replacement(_ start: Int, _ end: Int, in bytes: [UInt8]) -> String {
        // Where a space is missing after a `:` or a `-`, what cannot be seen was in its place.
        let isGlued =
            start > 0 && ":-".utf8.contains(bytes[start - 1]) && end < bytes.count && !Screening.isBlank(bytes[end])
        let spaces = (start..<end).count { space(at: $0, in: bytes)?.hasWidth ?? false }
        return spaces == 0 && isGlued ? " " : String(repeating: " ", count: spaces)
    }

    /// What is wrong with the first foreign space of a text, if there is one.
    static func description(in bytes: [UInt8]) -> (words: String, isVisible: Bool)? {
        bytes.indices.lazy.compactMap { space(at: $0, in: bytes) }.first.map { ($0.words, $0.hasWidth) }
    }

    /// A text without foreign spaces.
    static func removed(from bytes: [UInt8]) -> String {
        var kept: [UInt8] = []
        var position = 0
        while position < bytes.count {
            let space = space(at: position, in: bytes)
            if space == nil { kept.append(bytes[position]) }
            position += space?.width ?? 1
        }
        return String(decoding: kept, as: UTF8.self)
    }
}

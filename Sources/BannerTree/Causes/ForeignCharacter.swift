/// Characters that look like one that YAML knows.
package enum ForeignCharacter {
    /// A space that is not one to YAML, and whether it can be seen at all.
    package struct Space {
        package let width: Int
        let name: String
        let code: String
        let hasWidth: Bool
    }

    /// The space at a position, if there is a foreign one.
    package static func space(at position: Int, in bytes: [UInt8]) -> Space? {
        guard position >= 0, position + 1 < bytes.count else { return nil }
        if bytes[position] == 0xC2 && bytes[position + 1] == 0xA0 {
            return Space(width: 2, name: "a no-break space", code: "U+00A0", hasWidth: true)
        }
        guard position + 2 < bytes.count else { return nil }
        switch (bytes[position], bytes[position + 1], bytes[position + 2]) {
        case (0xE2, 0x80, 0x80...0x8A):
            let digit = String(bytes[position + 2] - 0x80, radix: 16, uppercase: true)
            return Space(width: 3, name: "a typographic space", code: "U+200\(digit)", hasWidth: true)
        case (0xE2, 0x80, 0x8B): return Space(width: 3, name: "a zero-width space", code: "U+200B", hasWidth: false)
        case (0xE2, 0x80, 0x8C): return Space(width: 3, name: "a zero-width mark", code: "U+200C", hasWidth: false)
        case (0xE2, 0x80, 0x8D): return Space(width: 3, name: "a zero-width mark", code: "U+200D", hasWidth: false)
        case (0xE2, 0x80, 0x8E): return Space(width: 3, name: "a direction mark", code: "U+200E", hasWidth: false)
        case (0xE2, 0x80, 0x8F): return Space(width: 3, name: "a direction mark", code: "U+200F", hasWidth: false)
        case (0xE2, 0x80, 0xAF):
            return Space(width: 3, name: "a narrow no-break space", code: "U+202F", hasWidth: true)
        case (0xE2, 0x81, 0xA0): return Space(width: 3, name: "a zero-width mark", code: "U+2060", hasWidth: false)
        case (0xE3, 0x80, 0x80): return Space(width: 3, name: "an ideographic space", code: "U+3000", hasWidth: true)
        default: return nil
        }
    }

    /// What is said about a run of foreign spaces.
    static func cause(_ found: Space, _ start: Int, _ end: Int, in bytes: [UInt8]) -> SyntaxCause {
        SyntaxCause(
            "\(found.name), \(found.code), is not a space to YAML", at: start, end,
            help: found.hasWidth ? "replace it with a space" : "remove it; it cannot be seen",
            fix: .replacing(
                start, end, with: replacement(start, end, in: bytes), found.hasWidth ? "write a space" : "remove it"))
    }

    /// The spaces that take the place of a run of foreign ones.
    package static func replacement(_ start: Int, _ end: Int, in bytes: [UInt8]) -> String {
        // Where a space is missing after a `:` or a `-`, what cannot be seen was in its place.
        let isGlued =
            start > 0 && ":-".utf8.contains(bytes[start - 1]) && end < bytes.count && !Screening.isBlank(bytes[end])
        var spaces = ""
        var position = start
        while position < end, let space = space(at: position, in: bytes) {
            if space.hasWidth { spaces += " " }
            position += space.width
        }
        return spaces.isEmpty && isGlued ? " " : spaces
    }

    /// What is wrong with the first foreign space of a text, if there is one.
    package static func description(in bytes: [UInt8]) -> (words: String, isVisible: Bool)? {
        for position in bytes.indices {
            guard bytes[position] >= 0xC2, let space = space(at: position, in: bytes) else { continue }
            return ("\(space.name), \(space.code)", space.hasWidth)
        }
        return nil
    }

    /// Whether `“`, `”`, `„`, `‘`, `’` or `‚` is at a position.
    package static func isCurlyQuote(at position: Int, in bytes: [UInt8]) -> Bool {
        guard position >= 0, position + 2 < bytes.count, bytes[position] == 0xE2, bytes[position + 1] == 0x80 else {
            return false
        }
        return (0x98...0x9E).contains(bytes[position + 2])
    }

    /// The wide bracket at a position, with the one that YAML knows.
    static func bracket(at position: Int, in bytes: [UInt8]) -> (wide: String, plain: String)? {
        guard position >= 0, position + 2 < bytes.count else { return nil }
        return switch (bytes[position], bytes[position + 1], bytes[position + 2]) {
        case (0xEF, 0xBC, 0xBB): ("［", "[")
        case (0xEF, 0xBD, 0x9B): ("｛", "{")
        case (0xE3, 0x80, 0x90): ("【", "[")
        default: nil
        }
    }
}

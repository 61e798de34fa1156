// Comparisons of bytes with ASCII characters, such as `byte == ":"`.

extension Collection<UInt8> {
    /// The bytes decoded as UTF-8.
    @inlinable package var utf8Text: String { String(decoding: self, as: UTF8.self) }
}

extension UInt8? {
    /// Whether a byte exists and is an ASCII character.
    @inlinable package static func == (byte: UInt8?, character: Unicode.Scalar) -> Bool {
        byte == UInt8(ascii: character)
    }

    /// Whether a byte is missing, or is not an ASCII character.
    @inlinable package static func != (byte: UInt8?, character: Unicode.Scalar) -> Bool {
        !(byte == character)
    }
}

extension UInt8 {
    /// Whether a byte is an ASCII character.
    @inlinable package static func == (byte: UInt8, character: Unicode.Scalar) -> Bool {
        byte == UInt8(ascii: character)
    }

    /// Whether a byte is not an ASCII character.
    @inlinable package static func != (byte: UInt8, character: Unicode.Scalar) -> Bool {
        !(byte == character)
    }

    /// Whether a byte matches an ASCII character, in a `switch`.
    @inlinable package static func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool {
        byte == character
    }

    /// The value of an ASCII digit; `nil` for other bytes.
    @inlinable package var decimalDigit: UInt64? {
        self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
            ? UInt64(self - UInt8(ascii: "0")) : nil
    }

    /// Whether this is an ASCII letter or digit.
    @inlinable package var isLetterOrDigit: Bool {
        decimalDigit != nil
            || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
    }

    /// Whether this is CR or LF.
    @inlinable package var isLineBreak: Bool { self == 0x0A || self == 0x0D }

    /// Whether this is a space or a tab.
    @inlinable package var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
}

extension [UInt8] {
    /// The lines of a text, each with its LF, and the rest after the last LF, which can be empty.
    package var lineRanges: [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        for (position, byte) in enumerated() where byte == 0x0A {
            lines.append(start..<position + 1)
            start = position + 1
        }
        return lines + [start..<count]
    }
}

extension Span<UInt8> {
    /// The first byte; `nil` if there is none.
    @inlinable package var first: UInt8? { isEmpty ? nil : self[0] }

    /// Whether the bytes are those of `word`.
    @inlinable @inline(__always) package func equals(_ word: String) -> Bool {
        guard count == word.utf8.count else { return false }
        var position = 0
        for byte in word.utf8 {
            guard self[position] == byte else { return false }
            position += 1
        }
        return true
    }
}

extension Unicode.Scalar {
    /// Whether it has an effect other than being displayed: it is invisible, or controls text or a
    /// terminal.
    package var isHarmful: Bool {
        if value < 0x7F { return value < 0x20 }
        // A fast path for the most frequent characters: Korean syllables, and characters common to
        // Chinese and Japanese.
        if (0xAC00...0xD7A3).contains(value) || (0x4E00...0x9FFC).contains(value) { return false }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
            return true
        default: return isVariationSelector || isBlankLetter
        }
    }

    /// Whether it is drawn onto the previous character.
    package var isMark: Bool {
        properties.generalCategory == .nonspacingMark
            || properties.generalCategory == .enclosingMark
    }

    /// Whether it only selects the form of the previous character.
    package var isVariationSelector: Bool {
        (0xFE00...0xFE0F).contains(value) || (0xE0100...0xE01EF).contains(value)
    }

    /// Whether it is a letter by its category but invisible: Hangul fillers and similar characters.
    private var isBlankLetter: Bool {
        [0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800, 0x034F, 0x17B4, 0x17B5].contains(value)
    }

    /// The code point as a Swift escape, such as `\u{1B}`.
    package var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension String {
    /// The text with some characters replaced; `replacement` gets a character and the previous one,
    /// and returns `nil` to keep it.
    package func escaped(_ replacement: (Unicode.Scalar, _ previous: Unicode.Scalar?) -> String?)
        -> String
    {
        var result = ""
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars {
            if let text = replacement(scalar, previous) {
                result += text
            } else {
                result.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return result
    }

    /// The text with these characters replaced.
    package func escaped(_ replacements: [Unicode.Scalar: String]) -> String {
        escaped { scalar, _ in replacements[scalar] }
    }
}

extension Sequence<UInt8> {
    /// A URL path: everything except letters, digits, `-._~` and `/` is percent-encoded.
    package var percentEncoded: String {
        map { byte in
            byte.isLetterOrDigit || "-._~/".utf8.contains(byte)
                ? String(Unicode.Scalar(byte)) : "%" + byte.hexadecimal(2, uppercase: true)
        }.joined()
    }
}

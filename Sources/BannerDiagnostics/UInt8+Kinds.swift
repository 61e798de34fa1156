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
    @inlinable package static func != (byte: UInt8?, character: Unicode.Scalar) -> Bool { !(byte == character) }
}

extension UInt8 {
    /// Whether a byte is an ASCII character.
    @inlinable package static func == (byte: UInt8, character: Unicode.Scalar) -> Bool {
        byte == UInt8(ascii: character)
    }

    /// Whether a byte is not an ASCII character.
    @inlinable package static func != (byte: UInt8, character: Unicode.Scalar) -> Bool { !(byte == character) }

    /// Whether a byte matches an ASCII character, in a `switch`.
    @inlinable package static func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == character }

    /// The value of an ASCII digit; `nil` for other bytes.
    @inlinable package var decimalDigit: UInt64? {
        self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") ? UInt64(self - UInt8(ascii: "0")) : nil
    }

    /// Whether this is an ASCII letter or digit.
    @inlinable package var isLetterOrDigit: Bool {
        decimalDigit != nil || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
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

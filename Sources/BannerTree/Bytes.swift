extension [UInt8] {
    /// Whether this text is at a position and ends at `end` or before it.
    package func has(_ text: StaticString, at position: Int, before end: Int? = nil) -> Bool {
        text.withUTF8Buffer { wanted in
            position >= 0 && position + wanted.count <= end ?? count
                && wanted.indices.allSatisfy { self[position + $0] == wanted[$0] }
        }
    }

    /// The ranges of the lines in a range, without their line breaks.
    package func lines(_ part: Range<Int>) -> some Sequence<Range<Int>> {
        sequence(state: part.lowerBound) { start in
            guard start < part.upperBound else { return nil }
            let end =
                self[start..<part.upperBound].firstIndex(where: \.isLineBreak)
                ?? part.upperBound
            defer { start = end + 1 }
            return start..<end
        }
    }

    /// The start of the line at an offset.
    package func lineStart(of place: Int) -> Int {
        self[..<place].lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
    }

    /// The end of the line at an offset, before its line break.
    package func lineEnd(of place: Int) -> Int {
        self[place...].firstIndex(where: \.isLineBreak) ?? count
    }
}

extension StaticString {
    /// Whether it contains an ASCII character.
    package func contains(_ byte: UInt8) -> Bool { withUTF8Buffer { $0.contains(byte) } }
}

extension UInt8 {
    /// The value of a hexadecimal digit; `nil` for other bytes.
    package var hexDigit: UInt32? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}

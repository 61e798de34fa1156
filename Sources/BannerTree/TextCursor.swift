/// Converts code point offsets to byte offsets in valid UTF-8; fast if the positions are requested
/// in order.
public struct TextCursor: Sendable {
    private let bytes: [UInt8]
    private let isASCII: Bool
    private var codePoint = 0
    private var byte = 0

    init(_ bytes: [UInt8], isASCII: Bool) {
        self.bytes = bytes
        self.isASCII = isASCII
    }

    /// A cursor at the start of a document's text.
    public init(_ document: Document) {
        self.init(document.file.bytes, isASCII: document.isASCII)
    }

    /// The byte offset of a code point; an offset after the text's end counts as the end.
    public mutating func byteOffset(of wanted: Int) -> Int {
        guard !isASCII else { return min(wanted, bytes.count) }
        if wanted < codePoint / 2 { (codePoint, byte) = (0, 0) }
        while max(wanted, 0) < codePoint {
            byte -= 1
            if bytes[byte] & 0xC0 != 0x80 { codePoint -= 1 }
        }
        let (from, start) = (codePoint, byte)
        (codePoint, byte) = bytes.withUnsafeBytes { raw in
            var (point, position) = (from, start)
            // Eight bytes at a time: the upper two bits of a continuation byte are 10.
            while position + 8 <= raw.count {
                let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
                let others = (word & ~(word << 1) & 0x8080_8080_8080_8080) >> 7
                // The product's upper byte is the sum of all bytes, which is faster than a bit
                // count without a CPU instruction for it.
                let begun = 8 &- Int(truncatingIfNeeded: (others &* 0x0101_0101_0101_0101) >> 56)
                guard point + begun <= wanted else { break }
                point += begun
                position += 8
            }
            while position < raw.count && (point < wanted || raw[position] & 0xC0 == 0x80) {
                if raw[position] & 0xC0 != 0x80 { point += 1 }
                position += 1
            }
            return (point, position)
        }
        return byte
    }

    /// The code point offset of a byte; fast near the last requested position.
    package mutating func codePoint(atByte wanted: Int) -> Int {
        guard !isASCII else { return wanted }
        let passed = bytes[min(byte, wanted)..<max(byte, wanted)].count { $0 & 0xC0 != 0x80 }
        (codePoint, byte) = (codePoint + (wanted < byte ? -passed : passed), wanted)
        return codePoint
    }
}

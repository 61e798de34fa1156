/// A set of bytes as a bit set, for fast checks of every byte of ids, paths and links.
package struct ByteSet {
    private let bits: SIMD4<UInt64>

    /// The bytes allowed in ids: letters, digits, `-`, `_` and `.`.
    package static let identifier = ByteSet {
        $0.isLetterOrDigit || [0x2D, 0x2E, 0x5F].contains($0)
    }

    /// The bytes for which `isMember` is true.
    package init(_ isMember: (UInt8) -> Bool) {
        var bits = SIMD4<UInt64>()
        for byte in UInt8.min...UInt8.max where isMember(byte) {
            bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
        }
        self.bits = bits
    }

    /// Whether all bytes of a text are in the set.
    package func containsAll(of text: Span<UInt8>) -> Bool {
        for position in text.indices {
            let byte = text[position]
            guard bits[Int(byte >> 6)] &>> UInt64(byte & 63) & 1 != 0 else { return false }
        }
        return true
    }
}

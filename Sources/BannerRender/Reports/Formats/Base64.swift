/// Base64 (RFC 4648, section 4).
package enum Base64 {
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Encodes bytes, padded with `=`.
    package static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        let letters = letters
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let left = bytes.count - start
            let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < left ? Int(bytes[start + $1]) : 0) }
            for place in 0..<4 {
                text.append(
                    place <= left ? letters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return text.utf8Text
    }
}

import BannerDiagnostics

/// The text of ids and tags.
enum IdentifierText {
    /// All ids, in ECMA-262.
    static let pattern = "^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$"

    /// Whether the bytes match the pattern.
    static func isIdentifier(_ bytes: Span<UInt8>) -> Bool {
        guard let first = bytes.first, first.isLetterOrDigit, bytes.count <= 128 else { return false }
        return ByteSet.identifier.containsAll(of: bytes)
    }
}

extension Shape where Value == String {
    /// An item's id: a letter or digit, then letters, digits, `-`, `_` and `.`; at most 128 bytes
    /// («What a banner means», The file).
    static let identifier = identifier(phrase: "an id", example: "summer-sale")

    /// A tag, of the same characters as an id.
    static let tag = identifier(phrase: "a tag", example: "summer")

    private static func identifier(phrase: String, example: String) -> Shape {
        let form = TextForm(
            phrase: phrase, pattern: IdentifierText.pattern,
            patternMessage: "Begin with a letter or digit, followed by letters, digits, - _ . (at most 128 in total).",
            example: example)
        return text(form, isPlainly: IdentifierText.isIdentifier) { bytes in
            guard bytes.count <= 128 else {
                return TextFault(
                    rule: .invalidIdentifier,
                    message: "`\(bytes.shown)` is too long for \(phrase): \(bytes.count) bytes",
                    help: "write at most 128 bytes")
            }
            guard let first = bytes.first, first.isLetterOrDigit else {
                return TextFault(
                    rule: .invalidIdentifier,
                    message: bytes.isEmpty
                        ? "\(phrase) cannot be empty"
                        : "`\(bytes.shown)` cannot be \(phrase): it does not begin with a letter or digit",
                    help: "begin with a letter or digit, then letters, digits, `-`, `_` and `.`")
            }
            guard let bad = String(decoding: bytes, as: UTF8.self).unicodeScalars.first(where: { !$0.isInIdentifier })
            else { return nil }
            let slug = String(decoding: bytes.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
            return TextFault(
                rule: .invalidIdentifier,
                message: "`\(bytes.shown)` cannot be \(phrase): it contains \(bad == " " ? "a space" : "`\(bad)`")",
                help: "use only letters, digits, `-`, `_` and `.`",
                replacement: slug.unicodeScalars.allSatisfy(\.isInIdentifier) ? slug : nil)
        }
    }
}

/// A set of bytes, one bit each: checked for every byte of every id, path and link.
struct ByteSet {
    private let bits: SIMD4<UInt64>

    /// The bytes allowed in ids: letters, digits, `-`, `_` and `.`.
    static let identifier = ByteSet { $0.isLetterOrDigit || [0x2D, 0x2E, 0x5F].contains($0) }

    /// The bytes for which `isMember` is true.
    init(_ isMember: (UInt8) -> Bool) {
        var bits = SIMD4<UInt64>()
        for byte in UInt8.min...UInt8.max where isMember(byte) { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
        self.bits = bits
    }

    /// Whether all bytes of a text are in the set.
    func containsAll(of text: Span<UInt8>) -> Bool {
        for position in text.indices {
            let byte = text[position]
            guard bits[Int(byte >> 6)] &>> UInt64(byte & 63) & 1 != 0 else { return false }
        }
        return true
    }
}

extension UInt8 {
    /// Whether this is an ASCII letter or digit.
    var isLetterOrDigit: Bool {
        decimalDigit != nil || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
    }
}

extension Unicode.Scalar {
    /// Whether ids can contain it after their first character.
    fileprivate var isInIdentifier: Bool {
        guard isASCII else { return false }
        return UInt8(value).isLetterOrDigit || self == "-" || self == "_" || self == "."
    }
}

extension String {
    /// The text with some characters replaced.
    package func escaped(_ replacements: [Unicode.Scalar: String]) -> String {
        unicodeScalars.map { replacements[$0] ?? String($0) }.joined()
    }
}

extension Sequence<UInt8> {
    /// A path in an address: everything but letters, digits, `-._~` and `/` is percent-encoded.
    package var percentEncoded: String {
        map { byte in
            byte.isLetterOrDigit || "-._~/".utf8.contains(byte)
                ? String(Unicode.Scalar(byte)) : "%" + byte.hexadecimal(2, uppercase: true)
        }.joined()
    }
}

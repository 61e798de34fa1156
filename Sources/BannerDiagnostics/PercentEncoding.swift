extension String {
    /// The text with some characters replaced.
    package func escaped(_ replacements: [Unicode.Scalar: String]) -> String {
        unicodeScalars.map { replacements[$0] ?? String($0) }.joined()
    }
}

extension Sequence<UInt8> {
    /// Their 64-bit FNV-1a hash, which is the same in every run.
    package var hashFNV: UInt64 {
        reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// A path in an address: everything but letters, digits, `-._~` and `/` is percent-encoded.
    package var percentEncoded: String {
        map { byte in
            byte.isLetterOrDigit || "-._~/".utf8.contains(byte)
                ? String(Unicode.Scalar(byte)) : "%" + byte.hexadecimal(2, uppercase: true)
        }.joined()
    }
}

extension String {
    /// The text with some characters replaced; `replacement` gets a character and the previous one,
    /// and returns `nil` to keep it.
    package func escaped(_ replacement: (Unicode.Scalar, _ previous: Unicode.Scalar?) -> String?) -> String {
        var result = ""
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars {
            if let text = replacement(scalar, previous) { result += text } else { result.unicodeScalars.append(scalar) }
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

extension [UInt8] {
    /// Appends a JSON string, including its quotes.
    ///
    /// Characters that could affect a reader of the line are escaped: controls, line separators,
    /// bidirectional controls, and the second of two number signs, which a CI log could read as a
    /// command.
    package mutating func append(jsonString text: String) {
        append(UInt8(ascii: "\""))
        var last: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": append("\\\"")
            case "\\": append("\\\\")
            case "\n": append("\\n")
            case "\t": append("\\t")
            case "\r": append("\\r")
            case "#" where last == "#": append(unicodeEscape: 0x23)
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{2028}"..."\u{202E}",
                "\u{2066}"..."\u{2069}":
                append(unicodeEscape: scalar.value)
            default: append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
            last = scalar
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func append(unicodeEscape value: UInt32) {
        append("\\u")
        for shift in [12, 8, 4, 0] as [UInt32] { append(Array("0123456789abcdef".utf8)[Int(value >> shift & 15)]) }
    }
}

extension JSON {
    /// The value on one line of YAML, with quotes only where they are necessary.
    package var yaml: String { text(isJSON: false) }

    /// The value on one line with spaces, as JSON or YAML.
    package func text(isJSON: Bool) -> String {
        switch self {
        case .null, .bool, .number: line
        case .string(let value): isJSON || JSON.needsQuotes(value) ? JSON.quoted(value) : value
        case .array(let values): "[" + values.map { $0.text(isJSON: isJSON) }.joined(separator: ", ") + "]"
        case .object(let members):
            members.isEmpty
                ? "{}" : "{ " + members.map { $1.entry(of: $0, isJSON: isJSON) }.joined(separator: ", ") + " }"
        }
    }

    /// A mapping's entry with this value.
    package func entry(of key: String, isJSON: Bool) -> String {
        "\(JSON.string(key).text(isJSON: isJSON)): \(text(isJSON: isJSON))"
    }

    /// Whether text must be quoted so that the core schema reads it as text, in flow and in block
    /// style.
    package static func needsQuotes(_ text: String) -> Bool {
        guard case .text = CoreType(Array(text.utf8).span) else { return true }
        let isPlain = text.utf8.allSatisfy { byte in
            byte >= 0x80 || byte.isLetterOrDigit || " -._/:".utf8.contains(byte)
        }
        let (blank, colon) = (UInt8(ascii: " "), UInt8(ascii: ":"))
        guard isPlain, let first = text.utf8.first, text.utf8.last != blank,
            !needsEscapes(text)
        else { return true }
        return [blank, colon, UInt8(ascii: "-")].contains(first)
            || text.utf8.split(separator: blank).contains { $0.last == colon }
    }

    /// Whether text contains a character that must be escaped.
    static func needsEscapes(_ text: String) -> Bool { text.unicodeScalars.contains(where: mustBeEscaped) }

    /// Whether a character is a control, a line break or a noncharacter, which YAML rejects or
    /// changes.
    private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": true
        default: false
        }
    }

    /// The text in double quotes, valid in JSON and YAML.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where mustBeEscaped(scalar):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

/// Text for XML 1.0: escaped, without disallowed characters.
package enum XMLText {
    /// An attribute value, with quotes.
    package static func attribute(_ text: String) -> String {
        "\"\(escaped(text, inAttribute: true))\""
    }

    /// The content of an element.
    package static func content(_ text: String) -> String { escaped(text, inAttribute: false) }

    /// A message of ours as content, with backticks converted to `<code>`; `escaped` escapes the
    /// text between tags.
    package static func message(_ text: String, _ escaped: (String) -> String = content) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        guard parts.count % 2 == 1 else { return escaped(text) }
        return parts.enumerated().map { number, part in
            number % 2 == 0 ? escaped(part) : "<code>\(escaped(part))</code>"
        }.joined()
    }

    private static func escaped(_ text: String, inAttribute: Bool) -> String {
        text.escaped { scalar, previous in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&apos;"
            // Sequences that CI runners interpret as commands.
            case "#" where previous == "#": "&#35;"
            case ":" where previous == ":": "&#58;"
            case "\r": "&#13;"
            case "\t", "\n": inAttribute ? "&#\(scalar.value);" : nil
            case _
            where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
                || scalar.value & 0xFFFE == 0xFFFE:
                scalar.escaped
            default: nil
            }
        }
    }
}

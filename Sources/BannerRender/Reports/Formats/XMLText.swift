/// Text for XML 1.0: escaped, without the characters that XML does not allow.
package enum XMLText {
    /// The text as an attribute's value, quotes included.
    package static func attribute(_ text: String) -> String { "\"\(escaped(text, inAttribute: true))\"" }

    /// The text as an element's content.
    package static func content(_ text: String) -> String { escaped(text, inAttribute: false) }

    /// A message of ours as an element's content, or with `escaped` for what is between the tags: what is between two
    /// backticks is code.
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
            // Text that a build runner would read as a command if it read the document.
            case "#" where previous == "#": "&#35;"
            case ":" where previous == ":": "&#58;"
            case "\r": "&#13;"
            case "\t", "\n": inAttribute ? "&#\(scalar.value);" : nil
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE:
                scalar.escaped
            default: nil
            }
        }
    }
}

import BannerDiagnostics

/// Texts as literals of Swift.
enum StringLiteral {
    /// The literal of a text, on one line; what a reader could not see is written as an escape.
    static func text(_ text: String) -> String {
        "\""
            + text.escaped { scalar, previous in
                switch scalar {
                case "\"": "\\\""
                case "\\": "\\\\"
                case "\n": "\\n"
                case "\r": "\\r"
                case "\t": "\\t"
                // A mark at the beginning would be drawn onto the quote.
                default: scalar.isHarmful || previous == nil && scalar.isMark ? scalar.escaped : nil
                }
            } + "\""
    }
}

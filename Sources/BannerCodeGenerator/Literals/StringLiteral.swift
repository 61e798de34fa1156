import BannerDiagnostics

/// String literals of Swift.
enum StringLiteral {
    /// A literal on one line; invisible characters are escaped.
    static func text(_ text: String) -> String {
        "\""
            + text.escaped { scalar, previous in
                switch scalar {
                case "\"": "\\\""
                case "\\": "\\\\"
                case "\n": "\\n"
                case "\r": "\\r"
                case "\t": "\\t"
                // A combining mark at the start would be drawn onto the quote.
                default: scalar.isHarmful || previous == nil && scalar.isMark ? scalar.escaped : nil
                }
            } + "\""
    }
}

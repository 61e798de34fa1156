import BannerDiagnostics

/// Texts as literals of Swift.
enum StringLiteral {
    /// The literal of a text, on one line; what a reader could not see is written as an escape.
    static func text(_ text: String) -> String {
        var result = "\""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // A mark at the beginning would be drawn onto the quote.
            default: result += scalar.isHarmful || index == 0 && scalar.isMark ? scalar.escaped : String(scalar)
            }
        }
        return result + "\""
    }
}

/// The capabilities of the output that text is printed to.
package struct TextStyle {
    /// Whether text is coloured.
    package var isColoured = false
    /// Whether only ASCII can be printed.
    package var isASCII = false
    /// Whether a CI runner reads the text and interprets `##[…]`, or `::…` at the start of a line,
    /// as commands.
    package var isReadByRunner = false
    /// The width in columns, including line numbers.
    package var width = 80

    /// Plain UTF-8 text in 80 columns.
    package init() {}

    /// The sanitiser for this output.
    package var sanitiser: Sanitiser {
        isReadByRunner ? .forRunner(isASCII: isASCII) : Sanitiser(isASCII: isASCII)
    }

    /// The role of a text in a finding, which determines its colour.
    enum Role {
        case severity(String)
        case place, gutter, help
    }

    /// Colours a text by its role, if colours are enabled.
    ///
    /// Colour never carries information alone.
    func paint(_ text: String, _ role: Role) -> String {
        guard isColoured && !text.isEmpty else { return text }
        let code =
            switch role {
            case .severity("error"): "1;31"
            case .severity("warning"): "1;33"
            case .severity: "1;36"
            case .place: "1"
            case .gutter: "1;34"
            case .help: "1;32"
            }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}

/// What the output that text is printed to can show.
package struct TextStyle: Sendable {
    /// Whether the text is coloured.
    package var isColoured = false
    /// Whether only ASCII can be printed.
    package var isASCII = false
    /// Whether a build runner reads the text and treats `##[…]` in it, or `::…` at the beginning of a line, as a
    /// command.
    package var isReadByRunner = false
    /// How many columns a code line can take, including its number.
    package var width = 80

    /// Plain UTF-8 text, 80 columns wide.
    package init() {}

    /// The sanitiser for text in this style.
    package var sanitiser: Sanitiser { isReadByRunner ? .forRunner(isASCII: isASCII) : Sanitiser(isASCII: isASCII) }

    /// The role of a piece of text in a finding.
    enum Role {
        case severity(String)
        case place, gutter, primaryMark(String), otherMark, help
    }

    /// The text in the colour of its role, if colours are used; colour is never the only source of information.
    func paint(_ text: String, _ role: Role) -> String {
        guard isColoured && !text.isEmpty else { return text }
        let code =
            switch role {
            case .severity("error"), .primaryMark("error"): "1;31"
            case .severity("warning"), .primaryMark("warning"): "1;33"
            case .severity, .primaryMark: "1;36"
            case .place: "1"
            case .gutter, .otherMark: "1;34"
            case .help: "1;32"
            }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}

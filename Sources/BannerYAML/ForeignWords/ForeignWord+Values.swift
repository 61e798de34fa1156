import BannerDiagnostics

extension ForeignWord {
    /// A value of other carousels that is a value of another key here.
    private struct Value {
        /// The end of the JSON Pointer of the key that it was written under.
        let key: String
        let words: [String]
        let help: String
    }

    private static let values = [
        Value(
            key: "layout/direction", words: ["vertical", "ttb", "topToBottom", "down", "column"],
            help: "cards that follow one another from top to bottom are `axis: vertical`"),
        Value(
            key: "layout/direction", words: ["horizontal", "row"],
            help: "cards beside one another are `axis: horizontal`"
        ),
        Value(
            key: "indicator/placement", words: ["above", "top", "up", "upper", "before"],
            help: "an indicator above the cards is `edge: top`"),
        Value(
            key: "indicator/placement", words: ["bottom", "down", "lower"],
            help: "an indicator at the bottom is `edge: bottom`; `placement` is `below` for beside the cards or `over` "
                + "for on them"),
        Value(
            key: "indicator/placement", words: ["none", "hidden", "hide", "off", "no", "false"],
            help: "for no indicator write `indicator: none`"),
    ]

    /// What to write instead of a value that belongs to another key; `nil` if it is not known.
    static func help(for value: String, at pointer: String) -> String? {
        values.first { known in
            pointer.hasSuffix("/" + known.key) && known.words.contains { Suggestion.isSame($0, value) }
        }?.help
    }
}

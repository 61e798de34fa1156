extension Shape where Value == String {
    /// The shape of an item's id: a letter or digit, then letters, digits, `-`, `_` and `.`; at
    /// most 128 bytes («What a banner means», The file).
    static let identifier = identifier(phrase: "an id", example: "summer-sale")

    /// The shape of a tag, with the same characters as an id.
    static let tag = identifier(phrase: "a tag", example: "summer")

    private static func identifier(phrase: String, example: String) -> Shape {
        let form = TextForm(
            phrase: phrase, pattern: IdentifierText.pattern,
            patternMessage: "Begin with a letter or digit, followed by letters, digits, - _ . (at most 128 in total).",
            example: example, use: phrase == "an id" ? .identifier : .tag)
        return text(form, isPlainly: IdentifierText.isIdentifier) { IdentifierText.fault(in: $0, phrase) }
    }
}

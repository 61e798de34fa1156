/// Something that can be written at a position.
package struct Completion: Equatable, Sendable {
    /// The type of what is offered.
    package enum Kind: String, Sendable {
        case key, word, boolean, id, color, duration, rule, value
        /// Only those are offered that match what is typed, so others can come with the next letter.
        case zone
    }

    /// What a list of completions shows.
    package var label: String
    /// The type of what is offered.
    package var kind: Kind
    /// A few words after the label: type and default.
    package var detail: String
    /// What it means, in Markdown: our own words, and nothing of the file.
    package var documentation: String
    /// What is replaced: the word at the position.
    package var range: Range<Int>
    /// The text of that word before the position, so that an editor that filters by it shows every completion.
    package var filterText: String
    /// The text to write.
    package var text: String
    /// The same with places to fill in, for an editor that understands them.
    package var snippet: String?

    /// The text to write for an editor without places to fill in, and what to select of it then, in UTF-16 code units.
    package var filled: (text: String, selection: Range<Int>?) {
        guard let snippet else { return (text, nil) }
        let filled = Snippet.filled(snippet)
        return (filled.text, filled.first)
    }
}

/// A completion item.
package struct Completion: Equatable, Sendable {
    /// The kind of a completion.
    package enum Kind: String, Sendable {
        case key, word, boolean, id, color, duration, rule, value
        /// A time zone.
        ///
        /// The list contains only matches of the typed text, so it is incomplete.
        case zone
    }

    /// The text in the list of completions.
    package var label: String
    /// The kind of the completion.
    package var kind: Kind
    /// The type and the default, after the label.
    package var detail: String
    /// The documentation in Markdown; it contains no text of the file.
    package var documentation: String
    /// The word to replace.
    package var range: Range<Int>
    /// The text for filtering: it begins with the typed text, so that editors show the completion.
    package var filterText: String
    /// The text to insert.
    package var text: String
    /// The text with placeholders, for editors that support snippets.
    package var snippet: String?

    /// The text for an editor without snippets, and the range to select in it, in UTF-16 code
    /// units.
    package var filled: (text: String, selection: Range<Int>?) {
        guard let snippet else { return (text, nil) }
        let filled = Snippet.filled(snippet)
        return (filled.text, filled.first)
    }
}

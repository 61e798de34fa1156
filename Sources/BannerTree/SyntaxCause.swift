/// The cause of a syntax error, at the place where an author would look for it; positions are in
/// bytes.
package struct SyntaxCause {
    package var rule = Rule.yamlSyntax
    /// The message.
    package var message: Words
    /// The range of the cause.
    package var range: Range<Int>
    /// The help text.
    package var explanation: Words?
    /// A second place that explains the cause.
    package var note: (message: Words, place: Int)?
    /// The remedies; the edits of each are in order of place.
    package var remedies: [(title: Words, edits: [(range: Range<Int>, text: String)], certainty: Certainty)] = []

    package init(_ message: Words, at range: Range<Int>, explanation: Words? = nil) {
        (self.message, self.range, self.explanation) = (message, range, explanation)
    }

    /// Adds a remedy that replaces one range.
    package mutating func replace(_ range: Range<Int>, with text: String, _ certainty: Certainty) {
        remedies.append((text.isEmpty ? "remove it" : "write `\(text)`", [(range, text)], certainty))
    }
}

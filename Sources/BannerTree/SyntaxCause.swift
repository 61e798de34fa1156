/// Why a text cannot be read, where an author would look for it; positions are bytes.
package struct SyntaxCause {
    package var rule = Rule.yamlSyntax
    /// What is wrong.
    package var message: Words
    /// Where it is.
    package var range: Range<Int>
    /// What was expected.
    package var explanation: Words?
    /// A place that explains the cause.
    package var note: (message: Words, place: Int)?
    /// Changes that mend it: replacements in order of place.
    package var remedies: [(title: Words, edits: [(range: Range<Int>, text: String)], certainty: Certainty)] = []

    package init(_ message: Words, at range: Range<Int>, explanation: Words? = nil) {
        (self.message, self.range, self.explanation) = (message, range, explanation)
    }

    /// The replacement of one range.
    package mutating func replace(_ range: Range<Int>, with text: String, _ certainty: Certainty) {
        remedies.append((text.isEmpty ? "remove it" : "write `\(text)`", [(range, text)], certainty))
    }
}

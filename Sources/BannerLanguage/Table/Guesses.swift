/// What is asked where an author probably meant something else than what is written.
///
/// Nothing but the reader asks, and without answers it names what is allowed.
package struct Guesses: Sendable {
    /// Changes what is said of a value that is refused.
    package var value: @Sendable (inout Refusal, inout Reading) -> Void = { _, _ in }
    /// Reports a key that its mapping does not have, unless nothing is known of it.
    package var key: @Sendable (UnknownKey, inout Reading) -> KeyAnswer = { _, _ in .unknown }
    /// Whether a list of some type stands for something else; it is then reported.
    package var list: @Sendable (Node, Schema, inout Reading) -> Bool = { _, _, _ in false }
    /// Looks at a text that is allowed, and begins with a character outside ASCII.
    package var text: @Sendable (Node, inout Reading) -> Void = { _, _ in }
    /// Whether a key with its value certainly is another one that slipped, of this type and among other keys.
    package var isSlip:
        @Sendable (_ key: Node, _ value: Node, _ other: String, _ type: Schema, _ keys: [String]) -> Bool = {
            _, _, _, _, _ in false
        }
    /// What YAML reads without a fault and the author did not mean.
    package var remarks: @Sendable (Document) -> [Diagnostic] = { _ in [] }
    /// Makes one finding of those that have one cause, in a text with errors.
    package var causes: @Sendable (inout Report, Document) -> Void = { _, _ in }

    /// Nothing is guessed: for banners that no person writes, and where there is no room for what guesses.
    package static let none = Guesses()
}

/// A value that is refused, and what is said of it.
package struct Refusal {
    /// What is wrong with it.
    package let reason: Reason
    /// The value; for a missing key the mapping.
    package let node: Node
    package var rule: Rule
    package var message: String
    /// What to write; the reader fills in what is allowed.
    package var help: String?
    package var notes: [Note] = []
    package var fix: Fix?
    /// The number of the word that is certainly meant, of a choice.
    package var word: Int?
    /// Whether nothing is said, as it was or will be said of another value.
    package var isSaid = false

    package enum Reason {
        /// It is of another type than this.
        case type(Schema)
        /// It is a number, and not this one of YAML 1.1.
        case number(Schema)
        /// YAML does not read it as text.
        case notText
        /// It is out of range: the number and its bounds, where it is one.
        case range(Double?, Bounds?)
        /// It is none of these words.
        case word([Word])
        case duration(DurationFault, Schema)
        case color
        /// It is a list that is not four numbers.
        case curve
        /// A date, a window of a day, or a zone.
        case time(TextFault)
        case page
        /// A mapping lacks this key.
        case missing(KeySchema, RecordSchema)
        /// It is a key that cannot be combined with another one of this mapping.
        case exclusive(Node?, Node, RecordSchema)
    }
}

/// A key that its mapping does not have.
package struct UnknownKey {
    package let key: Node
    package let value: Node
    package let mapping: Node
    package let record: RecordSchema
}

/// What was meant by a key.
package enum KeyAnswer {
    /// Nothing is known.
    case unknown
    /// It was reported; the key that is certainly meant, if there is one.
    case reported(String?)
}

extension Reading {
    /// Reports a value that is refused, with what was probably meant or else with this help.
    ///
    /// - Returns: the number of the word that is certainly meant, if there is one.
    @discardableResult
    mutating func refuse(
        _ node: Node, _ reason: Refusal.Reason, _ rule: Rule, _ message: String, help: String? = nil,
        notes: [Note] = [], fix: Fix? = nil, or allowed: String? = nil
    ) -> Int? {
        var refusal = Refusal(
            reason: reason, node: node, rule: rule, message: message, help: help, notes: notes, fix: fix)
        if !isCrowded { guesses.value(&refusal, &self) }
        guard !refusal.isSaid else { return .none(after: distrust(node)) }
        fault(
            refusal.rule, refusal.message, at: node, help: refusal.help ?? allowed, notes: refusal.notes,
            fix: refusal.fix)
        return refusal.word
    }
}

/// A rule's finding about a banner; the context turns it into a finding with a place and edits.
package struct RuleFinding {
    /// The message, with what was expected.
    package var message: Words
    /// The changes that resolve it.
    package var remedies: [RuleRemedy]
    /// The expected form, for a finding without remedies.
    package var explanation: Words?
    /// Other places and facts that explain the fault.
    package var notes: [Note]

    /// A fact that explains a finding, with its place if it has one.
    package typealias Note = (message: Words, place: ValuePath?)

    init(_ message: Words, _ remedies: [RuleRemedy], _ explanation: Words?, _ notes: [Note]) {
        (self.message, self.remedies, self.notes) = (message, remedies, notes)
        self.explanation = remedies.isEmpty ? explanation : nil
    }

    /// The finding with only the titles of those remedies that may be wrong.
    func unapplied(at place: ValuePath, where isUnsure: (RuleRemedy) -> Bool) -> RuleFinding {
        var finding = self
        finding.remedies = remedies.map { isUnsure($0) ? RuleRemedy($0.title(at: place), [], $0.certainty) : $0 }
        return finding
    }

    /// A note with the number of other values to which the same finding applies.
    static func others(_ count: Int) -> [Note] { count > 0 ? [("the same applies to \(count) more", nil)] : [] }
}

/// What a rule says about a banner; who inspects the banner makes a finding of it, with edits where there is a text.
package struct RuleFinding {
    /// What is wrong and what was expected.
    package var message: Words
    /// The changes that resolve it.
    package var remedies: [RuleRemedy]
    /// What was expected, where there is nothing to apply.
    package var explanation: Words?
    /// Other places and facts that explain the fault.
    package var notes: [Note]

    /// A fact that explains a finding, with its place if it has one.
    package typealias Note = (message: Words, place: ValuePath?)

    init(_ message: Words, _ remedies: [RuleRemedy], _ explanation: Words?, _ notes: [Note]) {
        (self.message, self.remedies, self.notes) = (message, remedies, notes)
        self.explanation = remedies.isEmpty ? explanation : nil
    }

    /// The same, with only the titles of the remedies that cannot be applied.
    func unapplied(at place: ValuePath, where isUnsure: (RuleRemedy) -> Bool) -> RuleFinding {
        var finding = self
        finding.remedies = remedies.map { isUnsure($0) ? RuleRemedy($0.title(at: place), [], $0.certainty) : $0 }
        return finding
    }

    /// How many more values the same finding applies to, if there are any.
    static func others(_ count: Int) -> [Note] { count > 0 ? [("the same applies to \(count) more", nil)] : [] }
}

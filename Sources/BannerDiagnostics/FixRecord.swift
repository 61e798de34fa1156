/// The result of `--fix` for a file: the applied remedies, and the remaining findings.
package struct FixRecord {
    /// The applied remedies in order, each with its place in the text at that time.
    package var applied: [Applied] = []
    /// The remaining findings that have remedies, in order of place.
    package var left: [Left] = []

    /// A remedy that was applied.
    package struct Applied {
        package let rule: Rule
        package let place: SourceLocation
        package let title: Words
        package let certainty: Certainty

        package init(_ remedy: Remedy, of rule: Rule, at place: SourceLocation) {
            (self.rule, self.place, title, certainty) = (
                rule, place, remedy.title, remedy.certainty
            )
        }
    }

    /// A finding that remains.
    package struct Left {
        package let rule: Rule
        package let place: SourceLocation
        /// The titles of the remedies that an author can choose from.
        package let titles: [Words]
        /// Whether `--unsafe-fixes` would apply one of the remedies.
        package let isLikely: Bool

        package init(_ finding: Finding, at place: SourceLocation, isLikely: Bool) {
            (rule, self.place, self.isLikely) = (finding.rule, place, isLikely)
            titles = finding.remedies.map(\.title)
        }
    }

    package init() {}
}

extension BannerReport {
    /// A change that resolves a finding.
    ///
    /// ```swift
    /// for finding in banner.findings() {
    ///     for remedy in finding.remedies { print(remedy.title, remedy.edits.count) }
    /// }
    /// ```
    public struct Remedy: Sendable {
        /// The title, as an instruction: "write `spacing`".
        public var title: BannerReport.Words
        /// The replacements in a file's text, in order of place, without overlap; empty for a
        /// banner made in code.
        public var edits: [BannerReport.Edit]
        /// The certainty that the author means this change.
        public var certainty: BannerReport.Certainty

        /// A remedy with these edits.
        package init(_ title: Words, _ edits: [Edit], _ certainty: Certainty) {
            self.title = title
            self.edits = edits
            self.certainty = certainty
        }
    }

    /// The certainty that an author means a change.
    public enum Certainty: Sendable, Comparable {
        /// The only possible meaning: `--fix` applies it.
        case certain
        /// The most likely meaning: `--unsafe-fixes` applies it. A finding has at most one
        /// such remedy.
        case likely
        /// One of several possible meanings; the author must choose.
        case possible
    }
}

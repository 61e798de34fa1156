extension BannerReport {
    /// One change that resolves a finding.
    ///
    ///     for remedy in finding.remedies where remedy.certainty == .certain { apply(remedy.edits) }
    public struct Remedy: Sendable {
        /// What the change does, as a command: "write `spacing`".
        public var title: BannerReport.Words
        /// The replacements in a file's text, in order of place, without overlap; empty in a banner that was made in code.
        public var edits: [BannerReport.Edit]
        /// How certain it is that the author means this.
        public var certainty: BannerReport.Certainty

        /// A change made of `edits`.
        package init(_ title: Words, _ edits: [Edit], _ certainty: Certainty) {
            self.title = title
            self.edits = edits
            self.certainty = certainty
        }
    }

    /// How certain it is that an author means a change.
    public enum Certainty: Sendable, Comparable {
        /// Nothing else can be meant: `--fix` applies it.
        case certain
        /// Nothing else is as likely: `--unsafe-fixes` applies it. A finding has at most one such remedy.
        case likely
        /// One of several things that an author can choose.
        case possible
    }
}

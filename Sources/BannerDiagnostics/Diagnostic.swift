extension BannerReport {
    /// One finding in a text: the rule, the place, what was expected, and what to change.
    ///
    /// A banner that was built in code has no text: what is wrong with it is a `Banner.Finding` of BannerRules, whose place is a
    /// path.
    ///
    /// The words are plain text; the author's text is in backticks and is sanitised by the code that prints it.
    public struct Diagnostic: Sendable {
        /// The rule that was broken.
        public var rule: BannerReport.Rule
        /// What is wrong and what was expected: lower case, no full stop.
        public var message: String
        /// The location of the fault.
        public var range: BannerSource.Range
        /// A few words to show next to the caret.
        public var label: String?
        /// What to change.
        public var help: String?
        /// Other places and facts that explain the fault.
        public var notes: [BannerReport.Note] = []
        /// A change that would fix it.
        public var fix: BannerReport.Fix?
        /// The message and the help if the fix turns out not to help.
        package var otherwise: (message: String, help: String)?
        /// Where in the document the fault is, as a JSON Pointer such as `/items/2/link`; empty for the whole document.
        public var path = ""
        /// How bad the finding is: as bad as its rule, unless a project rules otherwise.
        public var severity: BannerReport.Severity

        /// A finding of `rule` at `range`.
        package init(
            _ rule: Rule, _ message: String, at range: SourceRange, label: String? = nil, help: String? = nil,
            notes: [Note] = [], fix: Fix? = nil, path: String = ""
        ) {
            self.rule = rule
            self.message = message
            self.range = range
            self.label = label
            self.help = help
            self.notes = notes
            self.fix = fix
            self.path = path
            severity = rule.severity
        }
    }

    /// A fact that explains a finding, with its location if it has one.
    public struct Note: Sendable {
        /// The fact: lower case, no full stop.
        public var message: String
        /// The location of the fact.
        public var range: BannerSource.Range?

        /// A fact and its location.
        package init(_ message: String, at range: SourceRange? = nil) {
            self.message = message
            self.range = range
        }
    }

    /// A change to the text that fixes a finding.
    public struct Fix: Sendable {
        /// What the change does, as a command: "write `true`".
        public var title: String
        /// The replacements, in order of place, without overlap.
        public var edits: [BannerReport.Edit]
        /// Whether the change is certain to be what the author meant, so that a program can apply it.
        public var isSafe: Bool
        /// Whether nothing else is as likely to be meant, so that a program can apply it if it is asked to.
        public var isUnique: Bool

        /// A change made of `edits`.
        package init(_ title: String, edits: [Edit], isSafe: Bool, isUnique: Bool = true) {
            self.isUnique = isUnique
            self.title = title
            self.edits = edits
            self.isSafe = isSafe
        }
    }

    /// One replacement of a range of text.
    public struct Edit: Sendable {
        /// What is replaced.
        public var range: BannerSource.Range
        /// The new text.
        public var replacement: String

        /// The replacement of `range` by `replacement`.
        package init(_ range: SourceRange, _ replacement: String) {
            self.range = range
            self.replacement = replacement
        }
    }
}

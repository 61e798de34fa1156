extension BannerReport {
    /// Something that is wrong with a banner: the rule, the place, what was expected, and what can be done.
    ///
    /// It is the same type for a file, for settings and for a banner that was made in code. The words are plain text; the author's
    /// text is in backticks and is sanitised by the code that prints it.
    ///
    ///     for finding in banner.findings() { print(finding) }
    ///     // error: there is no page `7` at /paging/startPage [BK4002]
    public struct Finding: Sendable, CustomStringConvertible {
        /// The rule that was broken.
        public var rule: BannerReport.Rule
        /// How bad the finding is: as bad as its rule, unless a project rules otherwise.
        public var severity: BannerReport.Severity
        /// What is wrong and what was expected: lower case, no full stop.
        public var message: BannerReport.Words
        /// The location of the fault in the text; empty at its start in a banner that was made in code.
        public var range: BannerSource.Range
        /// Where in the document the fault is, as a JSON Pointer such as `/items/2/link`; empty for the whole document.
        public var path: String
        /// Other places and facts that explain the fault.
        public var notes: [BannerReport.Note]
        /// What was expected, where there is nothing to apply.
        package var explanation: BannerReport.Words?
        /// The changes that resolve it, the most certain one first.
        public var remedies: [BannerReport.Remedy]

        /// A finding of `rule` at `range`.
        package init(
            _ rule: Rule, _ message: Words, at range: SourceRange = .fileStart, explanation: Words? = nil,
            notes: [Note] = [], remedies: [Remedy] = [], path: String = ""
        ) {
            self.rule = rule
            self.message = message
            self.range = range
            self.path = path
            self.notes = notes
            self.explanation = explanation
            self.remedies = remedies
            severity = rule.severity
        }

        /// What to do: the titles of the remedies, or the explanation if there are none.
        public var help: BannerReport.Words? {
            remedies.isEmpty ? explanation : Words(remedies.map(\.title), joinedBy: ", or ")
        }

        /// The finding on one line: `error: there is no page `7` at /paging/startPage [BK4002]`.
        public var description: String {
            "\(severity.name): \(message.description)\(path.isEmpty ? "" : " at \(path)") [\(rule.id)]"
        }
    }

    /// A fact that explains a finding, with its location if it has one.
    public struct Note: Sendable {
        /// The fact: lower case, no full stop.
        public var message: BannerReport.Words
        /// The location of the fact in the text.
        public var range: BannerSource.Range?
        /// Where in the banner the fact is, as a JSON Pointer of the file's keys, for a banner that was made in code.
        package var path: String?

        /// A fact and its location.
        package init(_ message: Words, at range: SourceRange? = nil, path: String? = nil) {
            self.message = message
            self.range = range
            self.path = path
        }
    }

    /// One replacement of a range of text.
    public struct Edit: Hashable, Sendable {
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

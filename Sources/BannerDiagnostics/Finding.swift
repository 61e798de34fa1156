extension BannerReport {
    /// A fault in a banner: the rule, the place, a message, and the remedies.
    ///
    /// The same type describes faults in files, in settings, and in banners made in code. Texts are
    /// plain; an author's own text is in backticks and is sanitised when it is printed.
    ///
    /// ```swift
    /// for finding in banner.findings() { print(finding) }
    /// // error: there is no page `7` at /paging/startPage [BK4002]
    /// ```
    public struct Finding: Sendable, CustomStringConvertible {
        /// The violated rule.
        public var rule: BannerReport.Rule
        /// The severity: the rule's own, unless a project has changed it.
        public var severity: BannerReport.Severity
        /// The message, with what was expected: lower case, no full stop.
        public var message: BannerReport.Words
        /// The range of the fault in the text; empty at the start for a banner made in code.
        public var range: BannerSource.Range
        /// The path of the fault in the document, as a JSON Pointer such as `/items/2/link`; empty
        /// for the whole document.
        public var path: String
        /// Other places and facts that explain the fault.
        public var notes: [BannerReport.Note]
        /// The expected form, for a finding without remedies.
        package var explanation: BannerReport.Words?
        /// The changes that resolve it, the most certain first.
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

        /// The help text: the titles of the remedies, or the explanation if there are none.
        public var help: BannerReport.Words? {
            remedies.isEmpty ? explanation : Words(remedies.map(\.title), joinedBy: ", or ")
        }

        /// The finding on one line, such as
        /// `error: there is no page 7 at /paging/startPage [BK4002]`.
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
        /// The path of the fact in the banner, as a JSON Pointer, for a banner made in code.
        package var path: String?

        /// A fact and its location.
        package init(_ message: Words, at range: SourceRange? = nil, path: String? = nil) {
            self.message = message
            self.range = range
            self.path = path
        }
    }

    /// A replacement of one range of text.
    public struct Edit: Hashable, Sendable {
        /// The range to replace.
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

extension Banner {
    /// One finding in a banner: the rule, the place, what was expected, and what to change.
    ///
    /// A banner that was built in code has no text, so the place is a path and there is nothing to fix; a `Diagnostic` is a
    /// finding in a text, with ranges and edits. A file's reader makes each `Finding` of a rule into one.
    public struct Finding: Sendable, CustomStringConvertible {
        /// The rule that was broken.
        public let rule: BannerReport.Rule
        /// What is wrong and what was expected: lower case, no full stop.
        public let message: String
        /// What to change.
        public let help: String?
        /// Where in the banner the fault is, as a JSON Pointer of the file's keys such as `/items/2/link`.
        public let path: String
        /// Other places and facts that explain the fault.
        public let notes: [Note]

        /// How bad the finding is: as bad as its rule.
        public var severity: BannerReport.Severity { rule.severity }

        /// The finding on one line: `error: there is no page `7` at /paging/startPage [BK4002]`.
        public var description: String {
            "\(severity.name): \(message)\(path.isEmpty ? "" : " at \(path)") [\(rule.id)]"
        }
    }
}

extension Banner.Finding {
    /// A fact that explains a finding, with its place if it has one.
    public struct Note: Sendable {
        /// The fact: lower case, no full stop.
        public let message: String
        /// Where in the banner the fact is, as a JSON Pointer of the file's keys.
        public var path: String? { place?.pointer }

        /// The same place as keys and numbers.
        package let place: ValuePath?

        /// A fact and its place.
        package init(_ message: String, at place: ValuePath? = nil) {
            self.message = message
            self.place = place
        }

        /// How many more values the same finding applies to, if there are any.
        static func others(_ count: Int) -> [Note] {
            count > 0 ? [Note("the same applies to \(count) more")] : []
        }
    }
}

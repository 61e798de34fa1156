extension BannerReport {
    /// Something that can be wrong with a banner file: the type of a finding, without its wording.
    ///
    /// The id never changes and is never reused; a removed rule leaves a gap.
    public struct Rule: Sendable, Identifiable {
        /// The stable name, `BK` and four digits, of which the first is the number of the rule's group.
        public let id: String
        /// The name for people: lower case, words separated by hyphens.
        package let slug: String
        /// How bad a finding of this rule is.
        package let severity: BannerReport.Severity
        /// What the rule is about in one line: lower case, no full stop.
        public let summary: String
        /// Why it exists and what to do, in Markdown, and indented below it the lines of an example.
        private let text: String

        /// A rule; one `static let` each, in the `all` list in order of id.
        ///
        /// The text ends with an example, unless one would be huge or depends on the system. `✗` begins the lines of the broken
        /// file alone, `✓` those of the corrected one, and two spaces those of both; the fault is between `⟦` and `⟧`.
        ///
        ///           items: [red, orange]
        ///         ✗ timer: ⟦1.5s⟧
        ///         ✓ timer: 2s
        package init(_ id: String, _ slug: String, _ severity: Severity, _ summary: String, _ text: String) {
            self.id = id
            self.slug = slug
            self.severity = severity
            self.summary = summary
            self.text = text
        }
    }
}

extension Rule {
    private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// Why the rule exists and what to do, in a paragraph or two of Markdown.
    public var explanation: String {
        let paragraphs = lines.prefix { !$0.hasPrefix("    ") }
        return (paragraphs.last == "" ? paragraphs.dropLast() : paragraphs).joined(separator: "\n")
    }

    /// A banner file that breaks this rule and no other, its fault between `⟦` and `⟧`.
    package var bad: String { example(without: "✓") }

    /// The same banner corrected, without any finding.
    package var good: String {
        let lines = example(without: "✗").filter { $0 != "⟦" && $0 != "⟧" }
        return lines.isEmpty ? "items: [red, orange]\n" : lines
    }

    /// The example's lines but those that begin with a mark.
    private func example(without mark: Character) -> String {
        lines.filter { $0.hasPrefix("    ") && $0.dropFirst(4).first != mark }.map { $0.dropFirst(6) }
            .joined(separator: "\n")
    }
}

extension Rule {
    /// What a rule is about, and at which stage of a check it is found.
    package enum Group: Int, CaseIterable, Sendable {
        /// The file as YAML: nothing in a file that breaks such a rule is reliable.
        case reading = 1
        /// Keys and the types of their values.
        case keys
        /// Values of the right type.
        case values
        /// Values that are each valid.
        case betweenKeys
        /// What is allowed but advised against.
        case advice
        /// Scenarios, by playing them.
        case scenarios
        /// What a project's settings do not allow.
        case limits

        /// The word for its rules on a command line and in settings.
        package var name: String {
            ["reading", "keys", "values", "between-keys", "advice", "scenarios", "limits"][rawValue - 1]
        }
    }

    /// The rule's group, which its id begins with.
    package var group: Group {
        let digit = id.utf8.dropFirst(2).first.map { Int($0) - Int(UInt8(ascii: "0")) }
        return digit.flatMap(Group.init) ?? .reading
    }
}

extension BannerReport {
    /// The severity of a finding.
    public enum Severity: Int, CaseIterable, Comparable, Sendable {
        /// The banner cannot run, or would not do what the file says.
        case error
        /// The banner runs, and something in it is probably not what its author meant.
        case warning
        /// The banner runs, but a standard or experience advises against it.
        case advice

        /// The severity's name in output.
        package var name: String {
            ["error", "warning", "advice"][rawValue]
        }

        /// The worse severity comes first.
        public static func < (a: BannerReport.Severity, b: BannerReport.Severity) -> Bool { a.rawValue < b.rawValue }
    }
}

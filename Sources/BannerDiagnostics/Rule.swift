extension BannerReport {
    /// A kind of fault in a banner file, without the wording of its findings.
    ///
    /// The id never changes and is never reused; a removed rule leaves a gap.
    public struct Rule: Sendable, Identifiable {
        /// The stable id: `BK` and four digits, the first of which is the number of the rule's
        /// group.
        public let id: String
        /// The readable name: lower case, words separated by hyphens.
        package let slug: String
        /// The severity of its findings.
        package let severity: BannerReport.Severity
        /// A one-line summary: lower case, no full stop.
        public let summary: String
        /// The explanation in Markdown, followed by the indented lines of an example.
        private let text: String

        /// A rule; each one is a `static let` and is listed in `all`, in order of id.
        ///
        /// The text ends with an example, unless it would be huge or depend on the system. `✗`
        /// marks lines of the bad file only, `✓` lines of the good file only, and two spaces lines
        /// of both; the fault is between `⟦` and `⟧`.
        ///
        ///           items: [red, orange]
        ///         ✗ timer: ⟦1.5s⟧
        ///         ✓ timer: 2s
        package init(
            _ id: String, _ slug: String, _ severity: Severity, _ summary: String, _ text: String
        ) {
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

    /// The reason for the rule and the correction, in one or two paragraphs of Markdown.
    public var explanation: String {
        let paragraphs = lines.prefix { !$0.hasPrefix("    ") }
        return (paragraphs.last == "" ? paragraphs.dropLast() : paragraphs).joined(separator: "\n")
    }

    /// A banner file that violates only this rule; the fault is between `⟦` and `⟧`.
    package var bad: String { example(without: "✓") }

    /// The corrected banner file, without any finding.
    package var good: String {
        let lines = example(without: "✗").filter { $0 != "⟦" && $0 != "⟧" }
        return lines.isEmpty ? "items: [red, orange]\n" : lines
    }

    /// The example's lines except those with a mark.
    private func example(without mark: Character) -> String {
        lines.filter { $0.hasPrefix("    ") && $0.dropFirst(4).first != mark }.map {
            $0.dropFirst(6)
        }
        .joined(separator: "\n")
    }

    /// The stage of a check at which a rule is applied.
    package enum Group: Int, CaseIterable {
        /// The file as YAML: if such a rule is violated, nothing in the file is reliable.
        case reading = 1
        /// Keys and the types of their values.
        case keys
        /// Single values of the right type.
        case values
        /// Combinations of valid values.
        case betweenKeys
        /// Valid banners that have problems in practice.
        case advice
        /// Scenarios, by playing them.
        case scenarios
        /// The limits of a project's settings.
        case limits

        /// The group's name on a command line and in settings.
        package var name: String {
            ["reading", "keys", "values", "between-keys", "advice", "scenarios", "limits"][
                rawValue - 1]
        }
    }

    /// The rule's group, from the first digit of its id.
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
        /// The banner runs, but a standard or experience advises against something in it.
        case advice

        /// The severity's name in output.
        package var name: String {
            ["error", "warning", "advice"][rawValue]
        }

        /// Orders by severity: the worse one is less.
        public static func < (a: BannerReport.Severity, b: BannerReport.Severity) -> Bool {
            a.rawValue < b.rawValue
        }
    }
}

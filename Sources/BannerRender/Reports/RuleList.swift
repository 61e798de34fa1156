/// A list of rules.
package struct RuleList: Sendable {
    private let rules: [Rule]

    /// Creates the list of these rules.
    package init(_ rules: [Rule]) { self.rules = rules }

    /// One line per rule, grouped: id, slug, severity, summary.
    package var text: String {
        let slugs = rules.map(\.slug.count).max() ?? 0
        return Rule.Group.allCases.filter { group in rules.contains { $0.group == group } }.map { group in
            "\(group.name) (BK\(group.rawValue))\n"
                + rules.filter { $0.group == group }.map { rule in
                    "  \(rule.id)  \(rule.slug.padded(to: slugs))  \(rule.severity.name.padded(to: 7))  \(rule.summary)\n"
                }.joined()
        }.joined(separator: "\n")
    }
}

extension String {
    /// The text padded with spaces to a length.
    package func padded(to length: Int) -> String { self + String(repeating: " ", count: length - count) }
}

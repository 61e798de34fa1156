/// The list of rules, for people and for programs.
package struct RuleList: Sendable {
    private let rules: [Rule]

    /// The list of these rules.
    package init(_ rules: [Rule]) { self.rules = rules }

    /// One line per rule: id, severity, slug, summary.
    package var text: String {
        let slugs = rules.map(\.slug.count).max() ?? 0
        return rules.map { rule in
            "\(rule.id)  \(rule.severity.name.padded(to: 7))  \(rule.slug.padded(to: slugs))  \(rule.summary)\n"
        }.joined()
    }

    /// One line per rule below the name of its group: id, slug, summary, and how often it is broken, the most often first.
    package func text(broken counts: [String: Int]) -> String {
        let slugs = rules.map(\.slug.count).max() ?? 0
        return Rule.Group.allCases.filter { group in rules.contains { $0.group == group } }.map { group in
            let own = rules.filter { $0.group == group }
            let sorted = own.sorted { (-counts[$0.id, default: 0], $0.id) < (-counts[$1.id, default: 0], $1.id) }
            return "\(group.name) (BK\(group.rawValue))\n"
                + sorted.map { rule in
                    let count = counts[rule.id].map { "; \($0) here" } ?? ""
                    return "  \(rule.id)  \(rule.slug.padded(to: slugs))  \(rule.summary)\(count)\n"
                }.joined()
        }.joined(separator: "\n")
    }

    /// One JSON document with all details of every rule; the fault in a bad example is between `⟦` and `⟧`.
    package var json: String {
        let all = rules.map { rule -> JSON in
            [
                "id": .string(rule.id), "slug": .string(rule.slug), "severity": .string(rule.severity.name),
                "summary": .string(rule.summary), "explanation": .string(rule.explanation), "bad": .string(rule.bad),
                "good": .string(rule.good),
            ]
        }
        return "{\"schemaVersion\":1,\"rules\":\(JSONList.text(all))}\n"
    }
}

extension String {
    /// The text with spaces after it, so that it is this long.
    func padded(to length: Int) -> String { self + String(repeating: " ", count: length - count) }
}

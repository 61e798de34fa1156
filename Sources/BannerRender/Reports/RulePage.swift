/// The explanation of a rule: its text, an example that breaks it with findings, and a correct
/// example.
package struct RulePage {
    private let rule: Rule

    /// Creates the page of a rule.
    package init(_ rule: Rule) { self.rule = rule }

    /// The bad example, without its markers.
    package var bad: SourceFile {
        SourceFile(
            name: "bad.banner.yaml", bytes: Array(rule.bad.filter { $0 != "⟦" && $0 != "⟧" }.utf8))
    }

    /// The explanation as text; `report` are the findings in `bad`.
    package func text(_ report: Report, style: TextStyle = TextStyle()) -> String {
        var text = style.paint("\(rule.id) \(rule.slug)", .place)
        text += " (\(style.paint(rule.severity.name, .severity(rule.severity.name))))\n"
        text += "\(rule.summary)\n\n\(wrapped(rule.explanation))\n"
        // Some faults, such as an invalid encoding, cannot be shown in an example.
        let hasExample = report.findings.contains { $0.rule.id == rule.id }
        if hasExample {
            text +=
                "For example, for this banner:\n\n\(indented(bad.bytes.utf8Text, style))\n"
            text +=
                """
                bannerkit \
                reports:\n\n\(indented(TextReport(style).text(of: report, in: bad), nil))\n
                """
        }
        return text
            + """
            \(hasExample ? "This one" : "This banner") is correct:\n\n\(indented(rule.good, style))
            """
    }

    /// Indents the lines by four spaces; with a style, the text is sanitised.
    private func indented(_ text: String, _ style: TextStyle?) -> String {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        while lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines.map { line in
            let words = style?.sanitiser.visible(String(line)) ?? String(line)
            return words.isEmpty ? "\n" : "    \(words)\n"
        }.joined()
    }

    private func wrapped(_ text: String) -> String {
        let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
        return paragraphs.map { String($0).wrapped(to: 80) + "\n" }.joined()
    }
}

/// A list of rules.
package struct RuleList {
    private let rules: [Rule]

    /// Creates the list of these rules.
    package init(_ rules: [Rule]) { self.rules = rules }

    /// One line per rule, grouped: id, slug, severity, summary.
    package var text: String {
        let slugs = rules.map(\.slug.count).max() ?? 0
        return Rule.Group.allCases.filter { group in rules.contains { $0.group == group } }.map {
            group in
            "\(group.name) (BK\(group.rawValue))\n"
                + rules.filter { $0.group == group }.map { rule in
                    """
                      \(rule.id)  \(rule.slug.padded(to: slugs))  \
                    \(rule.severity.name.padded(to: 7))  \(rule.summary)\n
                    """
                }.joined()
        }.joined(separator: "\n")
    }
}

extension String {
    /// The text padded with spaces to a length.
    package func padded(to length: Int) -> String {
        self + String(repeating: " ", count: length - count)
    }
}

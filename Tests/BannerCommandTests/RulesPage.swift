import BannerDiagnostics
import BannerRules

/// The documentation's list of rules in Markdown, from the first group on; derived from the rules.
enum RulesPage {
    static var markdown: String {
        Rule.Group.allCases.map { group in
            let rules = Rule.all.filter { $0.group == group }
            return (["## \(group.title)\n"] + rules.map(section)).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private static func section(_ rule: Rule) -> String {
        let examples =
            isShowable(rule.bad)
            ? "This is reported:\n\n\(block(rule.bad))\nThis is not:\n\n\(block(rule.good))"
            : "This is not reported:\n\n\(block(rule.good))"
        return """
            ### \(rule.id) \(rule.slug)

            *\(rule.severity.name.prefix(1).uppercased() + rule.severity.name.dropFirst()):* \(rule.summary).

            \(rule.explanation)

            \(examples)
            """
    }

    /// Some faults, such as a broken encoding or a control character, cannot be shown on a page.
    private static func isShowable(_ example: String) -> Bool {
        !example.isEmpty
            && example.unicodeScalars.allSatisfy {
                $0.value >= 0x20 && $0.value != 0x7F || $0 == "\n"
            }
    }

    /// An example as a block, without the marks around its fault.
    private static func block(_ example: String) -> String {
        let text = example.filter { $0 != "⟦" && $0 != "⟧" }
        return "```yaml\n\(text)\(text.hasSuffix("\n") ? "" : "\n")```\n"
    }
}

extension Rule.Group {
    /// The group's name as a heading.
    fileprivate var title: String {
        switch self {
        case .reading: "Reading the file"
        case .keys: "Keys"
        case .values: "Values"
        case .betweenKeys: "Between keys"
        case .advice: "Advice"
        case .scenarios: "Scenarios"
        case .limits: "A project's limits"
        }
    }
}

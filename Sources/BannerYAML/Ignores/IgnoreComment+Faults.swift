extension IgnoreComment {
    /// The fault in its form, if there is one.
    var fault: Finding? {
        isComplete
            ? nil
            : Finding(
                .malformedIgnore, "an ignore needs rules in brackets, and a reason after them", at: range,
                explanation: "write `# bannerkit-ignore\(isForFile ? "-file" : "")[RULE] reason`")
    }
}

/// The rules by id and slug, for many lookups; similar names are suggested only for the first few wrong ones.
struct RuleNames {
    private let rules: [String: Rule]
    private var suggestions = Report.shownLimit

    init() {
        var rules: [String: Rule] = [:]
        for rule in Rule.all {
            rules[rule.id.lowercased()] = rule
            rules[rule.slug] = rule
        }
        self.rules = rules
    }

    /// The named rule, if it can be ignored; faults in the name are reported.
    mutating func rule(_ name: IgnoreComment.Name, _ findings: inout [Finding]) -> Rule? {
        guard let rule = rules[name.text.lowercased()] else {
            let remedies = nearest(name.text).map { near in
                [Remedy("write `\(near)`", [Edit(name.range, near)], .likely)]
            }
            findings.append(
                Finding(
                    .malformedIgnore, "`\(name.text)` is not a rule", at: name.range,
                    explanation: "`bannerkit explain` lists them all", remedies: remedies ?? []))
            return nil
        }
        guard rule.canBeIgnored else {
            findings.append(
                Finding(.malformedIgnore, "`\(name.text)` cannot be ignored", at: name.range, explanation: "remove it"))
            return nil
        }
        return rule
    }

    /// The nearest id or slug of those that can be ignored.
    private mutating func nearest(_ name: String) -> String? {
        guard suggestions > 0 else { return nil }
        suggestions -= 1
        let rules = Rule.all.filter(\.canBeIgnored)
        return Suggestion.nearest(to: name, in: rules.map(\.slug) + rules.map(\.id))
    }
}

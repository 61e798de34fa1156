import BannerDiagnostics
import BannerYAML

extension Command {
    /// Lists the rules.
    static let rules = Command(
        name: "rules",
        summary: "list the rules that banners are checked against",
        examples: [
            "bannerkit rules": "one line per rule",
            "bannerkit rules --json": "all details of every rule, for programs",
        ],
        options: [.json]
    ) { context, arguments throws(Failure) in
        let list = RuleList(Rule.all)
        try context.output.write(arguments.has(.json) ? list.json : list.text)
        return .clean
    }

    /// Explains a rule.
    static let explain = Command(
        name: "explain",
        summary: "explain a rule with an example that breaks it and one that does not",
        operands: "RULE...",
        examples: [
            "bannerkit explain BK2001": "the rule with this id",
            "bannerkit explain unknown-key": "the same rule by its name",
        ],
        options: [.color]
    ) { context, arguments throws(Failure) in
        let style = context.environment.style(color: arguments.value(of: .color))
        var rules: [Rule] = []
        for operand in arguments.operands { rules.append(try rule(named: operand.text)) }
        for (index, rule) in rules.enumerated() {
            let page = RulePage(rule)
            try context.output.write(
                (index > 0 ? "\n" : "") + page.text(BannerFile.read(page.bad.withTimeZones()).report, style: style))
        }
        return .clean
    }

    private static func rule(named name: String) throws(Failure) -> Rule {
        let wanted = name.lowercased()
        if let rule = Rule.all.first(where: { $0.id.lowercased() == wanted || $0.slug == wanted }) { return rule }
        let nearest = Suggestion.nearest(to: name, in: Rule.all.flatMap { [$0.id, $0.slug] })
        throw .unknown("unknown rule `\(name)`", nearest: nearest, help: "`bannerkit rules` lists them all")
    }
}

extension Option {
    /// Selects output for programs.
    static let json = Option("json", nil, "print JSON")
}

import BannerReports
import BannerTree
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
        summary: "explain a rule with examples that break it and keep it",
        operands: "[RULE...]",
        examples: [
            "bannerkit explain": "every rule in one line, by group; in each those that are broken here most come first",
            "bannerkit explain BK2001": "the rule with this id",
            "bannerkit explain unknown-key": "the same rule by its name",
        ],
        options: [.color]
    ) { context, arguments throws(Failure) in
        guard !arguments.operands.isEmpty else {
            try context.output.write(RuleList(Rule.all).text(broken: try brokenHere(arguments)))
            return .clean
        }
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

    /// How often each rule is broken in the banners of this folder and below, by id.
    private static func brokenHere(_ arguments: Arguments) throws(Failure) -> [String: Int] {
        let inputs = try Inputs([Path(".")], SettingsFiles(arguments))
        let check = FileCheck(
            inspection: .language, settings: inputs.settings, limits: Limits(), advice: .told, repository: nil,
            stdinName: Path("<stdin>"), isCounting: true, isFixing: false)
        let found = Threads.map(inputs.files.count, jobs: Threads.cores) {
            check.outcome(inputs.files[$0]).checked.report.keptFindings.map(\.rule.id)
        }
        return found.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
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

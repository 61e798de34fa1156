import BannerRender
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
        summary: "explain a rule with examples, or list a group of rules",
        operands: "[RULE...]",
        examples: [
            "bannerkit explain": "every rule in one line, by group; in each those that are broken here most come first",
            "bannerkit explain BK2001": "the rule with this id",
            "bannerkit explain unknown-key": "the same rule by its name",
            "bannerkit explain advice": "the rules of a group, or those whose ids begin so, as BK5",
        ],
        options: [.color]
    ) { context, arguments throws(Failure) in
        var rules = arguments.operands.isEmpty ? Rule.all : []
        for operand in arguments.operands { rules += try Command.named(operand.text) }
        guard rules.count == arguments.operands.count else {
            try context.output.write(RuleList(rules).text(broken: try brokenHere(arguments)))
            return .clean
        }
        let style = context.environment.style(color: arguments.value(of: .color))
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

    private static func named(_ name: String) throws(Failure) -> [Rule] {
        let rules = Rule.all(named: name)
        guard rules.isEmpty else { return rules }
        throw .unknown(
            "unknown rule `\(name)`", nearest: Rule.nearest(to: name), help: "`bannerkit rules` lists them all")
    }
}

extension Option {
    /// Selects output for programs.
    static let json = Option("json", nil, "print JSON")
}

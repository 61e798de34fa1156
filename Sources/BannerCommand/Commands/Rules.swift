extension Command {
    /// Lists the rules.
    static let rules = Command(name: "rules") { context, arguments throws(Failure) in
        let list = RuleList(Rule.all)
        try context.output.write(arguments.has(.json) ? list.json : list.text)
        return .clean
    }

    /// Explains a rule.
    static let explain = Command(name: "explain") { context, arguments throws(Failure) in
        var rules = arguments.operands.isEmpty ? Rule.all : []
        for operand in arguments.operands { rules += try Command.named(operand.text) }
        guard rules.count == arguments.operands.count else {
            try context.output.write(RuleList(rules).text(broken: try brokenHere(arguments)))
            return .clean
        }
        let style = context.style(arguments)
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
            inspection: .language(playing: false), settings: inputs.settings, limits: Limits(), advice: .told,
            repository: nil,
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

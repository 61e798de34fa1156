extension Command {
    /// Explains rules.
    static let explain = Command(name: "explain") { context, arguments throws(Failure) in
        var rules = arguments.operands.isEmpty ? Rule.all : []
        for operand in arguments.operands { rules += try Command.named(operand.text) }
        guard rules.count == arguments.operands.count else {
            try context.output.write(RuleList(rules).text)
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

    private static func named(_ name: String) throws(Failure) -> [Rule] {
        let rules = Rule.all(named: name)
        guard rules.isEmpty else { return rules }
        throw .unknown(
            "unknown rule `\(name)`", nearest: Rule.nearest(to: name), help: "`bannerkit explain` lists them all")
    }
}

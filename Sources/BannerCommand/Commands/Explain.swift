extension Command {
    /// Explains rules and keys.
    static let explain = Command(name: "explain") { context, arguments throws(Failure) in
        let style = context.style(arguments)
        var parts = arguments.operands.isEmpty ? [RuleList(Rule.all).text] : []
        for operand in arguments.operands { parts += try pages(about: operand.text, style) }
        try context.output.write(parts.joined(separator: "\n"))
        return .clean
    }

    /// The explanation of a name: one rule or key in full, several as a list.
    private static func pages(about name: String, _ style: TextStyle) throws(Failure) -> [String] {
        let (rules, keys) = (Rule.all(named: name), KeyPage.all(about: name))
        guard !rules.isEmpty || !keys.isEmpty else {
            let names = Rule.Group.allCases.map(\.name) + Rule.all.flatMap { [$0.slug, $0.id] } + KeyPage.names
            throw .unknown(
                "unknown rule or key `\(name)`", nearest: Suggestion.nearest(to: name, in: names),
                help: "`bannerkit explain` lists the rules")
        }
        let isOneKey = keys.allSatisfy { $0.path == keys[0].path }
        let pages = isOneKey ? keys.map(\.text) : [KeyPage.list(keys)]
        guard rules.count == 1 else { return pages + (rules.isEmpty ? [] : [RuleList(rules).text]) }
        let page = RulePage(rules[0])
        return pages + [page.text(BannerFile.read(page.bad.withTimeZones()).report, style: style)]
    }
}

/// The rules of `--select` and `--ignore`, by id, slug, group, or id prefix such as `BK5`.
struct RuleSelection {
    /// The ids of the selected rules; `nil` for all.
    private var selected: Set<String>?
    private var ignored: Set<String> = []

    /// No selection.
    init() {}

    /// Parses `--select` and `--ignore`; throws for an unknown word, and for a rule that cannot be
    /// ignored.
    init(_ arguments: Arguments) throws(Failure) {
        let select = try RuleSelection.rules(.select, arguments).flatMap(\.rules)
        selected = select.isEmpty ? nil : Set(select.map(\.id))
        for (word, rules) in try RuleSelection.rules(.ignore, arguments) {
            try require(
                rules.contains(where: \.canBeIgnored),
                """
                `\(word)` cannot be ignored: unreadable files and failed scenarios are always \
                reported
                """
            )
            ignored.formUnion(rules.map(\.id))
        }
    }

    /// The words of an option, each with its rules.
    private static func rules(
        _ option: Option, _ arguments: Arguments
    ) throws(Failure) -> [(word: String, rules: [Rule])] {
        let words = arguments.words(of: option).flatMap {
            $0.split(separator: " ").map(String.init)
        }
        return try words.map { word throws(Failure) in
            let rules = word == "ALL" ? Rule.all : Rule.all(named: word)
            guard rules.isEmpty else { return (word, rules) }
            throw .unknown(
                "`\(word)` is not a rule", nearest: Rule.nearest(to: word),
                help: "`bannerkit explain` lists all rules; `BK5` is a prefix of ids")
        }
    }

    /// Combines the selection with a project's rule settings.
    ///
    /// Selected rules are on and all others off. Rules about reading a file are always on.
    func applied(to configuration: RuleConfiguration) -> RuleConfiguration {
        guard selected != nil || !ignored.isEmpty else { return configuration }
        var configuration = configuration
        for rule in Rule.all {
            let isOn = selected?.contains(rule.id) ?? (configuration.severity(of: rule) != nil)
            if !isOn || ignored.contains(rule.id) {
                configuration.decide(nil, for: rule)
            } else if configuration.severity(of: rule) == nil {
                configuration.decide(rule.severity, for: rule)
            }
        }
        return configuration
    }
}

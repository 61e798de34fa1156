import BannerLanguage

/// The shape of a rule's setting.
private let ruling = ValueCodec<Severity?>.choice([
    Choice("off", nil, "Does not report it."), Choice("advice", .advice, "Reports it as advice."),
    Choice("warning", .warning, "Reports it as a warning."),
    Choice("error", .error, "Reports it as an error."),
])

extension ValueCodec where Value == RuleConfiguration.Decisions {
    /// The shape of `rules`: a mapping from ids or names to settings.
    static let configuration = ValueCodec(
        schema: .record(record),
        read: { node, reading in
            guard node.kind == .mapping else {
                reading.wrongType(
                    node, wants: .record(record),
                    explanation: "write each rule with a severity, as in `rules: { BK5: off }`")
                return nil
            }
            var decisions: [(number: Int, severity: Severity?, rules: [Rule])] = []
            var seen: [String: Node] = [:]
            for entry in node.entries {
                let (key, value) = (entry.key, entry.value)
                if key.bytes.starts(with: "x-".utf8) { continue }
                let rules = reading.rules(key)
                guard let rule = rules.first else { continue }
                if rules.count == 1, let other = seen.updateValue(key, forKey: rule.id) {
                    reading.fault(
                        .exclusiveKeys,
                        "`\(key.shownText)` and `\(other.shownText)` are the same rule", at: key,
                        explanation: "remove one of them",
                        notes: [Note("`\(other.shownText)` is here", at: other.range)])
                }
                if let severity = ruling.read(value, &reading) {
                    decisions.append((decisions.count, severity, rules))
                }
            }
            var configuration = RuleConfiguration()
            // Settings for fewer rules take precedence, and then later ones.
            decisions.sort { (-$0.rules.count, $0.number) < (-$1.rules.count, $1.number) }
            for decision in decisions {
                for rule in decision.rules { configuration.decide(decision.severity, for: rule) }
            }
            return configuration.decided
        },
        write: { _, _, _ in })

    private static let record = RecordSchema(
        name: "rules", summary: "Rules by id or by name, and their severity.",
        makeKeys: {
            func key(_ name: String, _ summary: String, _ severity: JSON) -> KeySchema {
                KeySchema(name, summary, ruling.schema, default: severity, example: "off")
            }
            let rules = Rule.all.filter(\.canBeIgnored)
            let groups = Rule.Group.allCases.filter { group in rules.contains { $0.group == group }
            }
            return rules.flatMap { rule in
                [rule.slug, rule.id].map { key($0, rule.summary, .string(rule.severity.name)) }
            }
                + groups.map {
                    key(
                        "BK\($0.rawValue)", "every rule whose id begins with `BK\($0.rawValue)`",
                        .null)
                }
                + groups.map {
                    key($0.name, "every rule whose id begins with `BK\($0.rawValue)`", .null)
                }
        })
}

extension Reading {
    /// The rules that a key names; reports a key that names none.
    fileprivate mutating func rules(_ key: Node) -> [Rule] {
        let name = key.shownText
        let rules = Rule.all(named: name)
        guard let rule = rules.first else {
            let words = Rule.all.filter(\.canBeIgnored).flatMap { [$0.slug, $0.id] }.map {
                Word(text: $0, summary: "")
            }
            fault(
                .unknownKey, "`\(name)` is not a rule", at: key,
                explanation: "`bannerkit explain` lists them all",
                cause: .value(.choice(words)))
            return []
        }
        guard rules.contains(where: \.canBeIgnored) else {
            let reason =
                rule.group == .scenarios
                ? "it reports failed scenarios" : "it reports unreadable files"
            fault(
                .unknownKey, "the severity of `\(name)` is fixed: \(reason)", at: key,
                explanation: "remove it")
            return []
        }
        return rules
    }
}

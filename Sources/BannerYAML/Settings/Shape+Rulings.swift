import BannerDiagnostics
import BannerRules
import BannerTree

/// What a project can decide about a rule.
private enum Ruling: Equatable, Sendable {
    case off
    case severity(Severity)

    static let shape = Shape<Ruling>.choice {
        Choice("off", .off, "Does not report it.").insteadOf(
            "none", "disable", "disabled", "ignore", "no", "false", "never")
        Choice("advice", .severity(.advice), "Reports it as advice.").insteadOf(
            "info", "note", "notice", "hint", "suggestion")
        Choice("warning", .severity(.warning), "Reports it as a warning.").insteadOf("warn", "warnings")
        Choice("error", .severity(.error), "Reports it as an error.").insteadOf("fail", "fatal", "on", "true")
    }

    var severity: Severity? { if case .severity(let severity) = self { severity } else { nil } }
}

extension Shape where Value == Rulings {
    /// Decisions about rules: a mapping from their ids or names.
    static let rulings = Shape(
        schema: .record(record),
        read: { node, reading in
            guard node.kind == .mapping else {
                reading.wrongType(node, wants: .record(record))
                return nil
            }
            var rulings = Rulings()
            var seen: [String: Node] = [:]
            for entry in node.entries {
                let (key, value) = (entry.key, entry.value)
                if key.bytes.starts(with: "x-".utf8) { continue }
                guard let rule = reading.rule(key) else { continue }
                if let other = seen.updateValue(key, forKey: rule.id) {
                    reading.fault(
                        .exclusiveKeys, "`\(key.shownText)` and `\(other.shownText)` are the same rule", at: key,
                        help: "remove one of them", notes: [Note("`\(other.shownText)` is here", at: other.range)])
                }
                if let ruling = Ruling.shape.read(value, &reading) { rulings.decide(ruling.severity, for: rule) }
            }
            return rulings
        },
        write: { _ in nil })

    private static let record = RecordSchema(
        name: "rules", title: "Rules", phrase: "`rules`", summary: "Rules by id or by name, and what is decided.",
        makeKeys: {
            Rule.all.filter(\.canBeIgnored).flatMap { rule in
                [rule.slug, rule.id].map { name in
                    KeySchema(
                        key: name, summary: rule.summary, schema: Ruling.shape.schema, isRequired: false,
                        defaultValue: .string(rule.severity.name), defaultWords: nil, example: "off",
                        hasOwnExample: true, synonyms: [])
                }
            }
        })
}

extension Reading {
    /// The rule that a key names; a key that names none is reported.
    fileprivate mutating func rule(_ key: Node) -> Rule? {
        let name = key.shownText
        guard let rule = Rule.named(name) else {
            let names = Rule.all.filter(\.canBeIgnored).flatMap { [$0.slug, $0.id] }
            let nearest = isCrowded ? nil : Suggestion.nearest(to: name, in: names)
            fault(
                .unknownKey, "`\(name)` is not a rule", at: key,
                help: nearest.map { "did you mean `\($0)`?" } ?? "`bannerkit rules` lists them all",
                fix: nearest.flatMap { fix(key, saying: $0, isSafe: false) })
            return nil
        }
        guard rule.canBeIgnored else {
            let reason = rule.group == .scenarios ? "found by playing" : "about reading the file"
            fault(.unknownKey, "nothing can be decided about `\(name)`, which is \(reason)", at: key, help: "remove it")
            return nil
        }
        return rule
    }
}

import BannerDiagnostics
import BannerRules

/// The rules that a command line selects and ignores, by id, by slug, by group, or by the beginning of an id such as
/// `BK5`.
struct RuleSelection: Sendable {
    /// The selected rules; `nil` for all.
    private let selected: Set<String>?
    private let ignored: Set<String>

    /// A word that names no rule.
    struct UnknownRule: Error {
        /// The word.
        let word: String
        /// The nearest name, if one is near.
        let nearest: String?
        /// Whether it names only rules that hold always.
        var holdsAlways = false
    }

    /// The rules that the words of `select` name, if there are any, without those that the words of `ignore` name.
    init(select: [String], ignore: [String]) throws(UnknownRule) {
        selected = select.isEmpty ? nil : try RuleSelection.ids(select)
        ignored = try RuleSelection.ids(ignore)
        for word in ignore {
            let ids = try RuleSelection.ids([word])
            guard Rule.all.contains(where: { ids.contains($0.id) && $0.canBeIgnored }) else {
                throw UnknownRule(word: word, nearest: nil, holdsAlways: true)
            }
        }
    }

    private static func ids(_ words: [String]) throws(UnknownRule) -> Set<String> {
        var ids: Set<String> = []
        for word in words {
            let found = word == "ALL" ? Rule.all : Rule.all(named: word)
            guard !found.isEmpty else { throw UnknownRule(word: word, nearest: Rule.nearest(to: word)) }
            ids.formUnion(found.map(\.id))
        }
        return ids
    }

    /// What holds if a project has decided `rulings`: what is selected is on, and nothing else.
    ///
    /// Rules about reading a file hold always.
    func applied(to rulings: Rulings) -> Rulings {
        guard selected != nil || !ignored.isEmpty else { return rulings }
        var rulings = rulings
        for rule in Rule.all {
            let isOn = selected?.contains(rule.id) ?? (rulings.severity(of: rule) != nil)
            if !isOn || ignored.contains(rule.id) {
                rulings.decide(nil, for: rule)
            } else if rulings.severity(of: rule) == nil {
                rulings.decide(rule.severity, for: rule)
            }
        }
        return rulings
    }
}

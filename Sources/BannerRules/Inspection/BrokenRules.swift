/// Which errors a banner has, without words and places.
private struct BrokenRules: Inspection {
    var ids: Set<String> = []

    func trusts(_ path: ValuePath) -> Bool { true }

    mutating func report(
        _ rule: Rule, at path: @autoclosure () -> ValuePath, _ finding: @autoclosure () -> RuleFinding
    ) {
        if rule.severity == .error { ids.insert(rule.id) }
    }
}

extension Banner {
    private var brokenRules: Set<String> {
        var inspection = BrokenRules()
        Rulebook.check(.between, self, &inspection)
        return inspection.ids
    }

    /// A remedy of a rule with one finding, unless the banner with its change has an error that it has not had before.
    func remedy(_ remedy: RuleRemedy, _ change: (inout Banner) -> Void) -> [RuleRemedy] {
        var changed = self
        change(&changed)
        return changed.brokenRules.isSubset(of: brokenRules) ? [remedy] : []
    }

    /// After the last page comes the first one.
    var endless: [RuleRemedy] {
        remedy(.write("infinite", at: ["paging", "loop"])) { $0.paging.loop = .infinite }
    }
}

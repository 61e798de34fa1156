extension Banner {
    /// The ids of the violated rules between keys with which the banner cannot be played.
    private var brokenRules: Set<String> {
        let context = ProgrammaticContext()
        Rulebook.check(Rulebook.between, self, context)
        return Set(context.errors.map(\.rule.id))
    }

    /// The remedy of a rule with one finding, unless the changed banner violates a rule that the
    /// banner does not.
    func remedy(_ remedy: RuleRemedy, _ change: (inout Banner) -> Void) -> [RuleRemedy] {
        var changed = self
        change(&changed)
        return changed.brokenRules.isSubset(of: brokenRules) ? [remedy] : []
    }

    /// The remedy that makes the banner infinite.
    var endless: [RuleRemedy] {
        remedy(.write("infinite", at: ["paging", "loop"])) { $0.paging.loop = .infinite }
    }
}

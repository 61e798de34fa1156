extension Banner {
    /// The rules between keys that the banner breaks so that it cannot be played.
    private var brokenRules: Set<String> {
        let context = ProgrammaticContext()
        Rulebook.check(Rulebook.between, self, context)
        return Set(context.errors.map(\.rule.id))
    }

    /// A remedy of a rule with one finding, unless the banner with its change breaks a rule that it did not break.
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

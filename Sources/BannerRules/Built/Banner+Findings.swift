extension Banner {
    /// What is wrong with this banner, or advised against: the same rules as for a file, without any YAML.
    ///
    /// A value that is out of range leads to no further findings, and advice is given only without errors, as for a file.
    /// A banner without an error is one that a session and a schedule can play.
    ///
    /// ```swift
    /// for finding in banner.findings() { print(finding) }
    /// ```
    ///
    /// - Returns: the findings in the order of the properties, those between several of them last; empty if there are
    ///   none.
    public func findings() -> [BannerReport.Finding] {
        var banner = self
        var inspection = BuiltInspection()
        inspection.checkValues(of: &banner)
        Rulebook.check(.between, banner, &inspection)
        guard !inspection.findings.contains(where: { $0.severity == .error }) else { return inspection.findings }
        Rulebook.check(.advice, banner, &inspection)
        return inspection.findings
    }

    /// The rules between keys that the banner breaks so that it cannot be played.
    private var brokenRules: Set<String> {
        var inspection = BuiltInspection()
        inspection.isWorded = false
        Rulebook.check(.between, self, &inspection)
        return Set(inspection.findings.filter { $0.severity == .error }.map(\.rule.id))
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

/// A project's rule settings: rules that are off, and rules with another severity.
package struct RuleConfiguration {
    /// Settings without changes: every rule has its own severity.
    package static let standard = RuleConfiguration()

    /// The severities of configured rules by id; `nil` for a rule that is off.
    package typealias Decisions = [String: Severity?]

    /// The configured rules.
    package var decided: Decisions = [:]
    /// The project's limits for its banners.
    package var limits = ProjectLimits()
    /// The folder of the web site, below which images that begin with `/` are looked for; `nil` to
    /// look for none.
    package var siteRoot: String?

    package init() {}

    /// Whether no rule is configured.
    package var isStandard: Bool { decided.isEmpty }

    /// Sets the severity of a rule; `nil` turns it off.
    ///
    /// - Returns: whether that is possible: rules that cannot be ignored cannot be configured.
    @discardableResult
    package mutating func decide(_ severity: Severity?, for rule: Rule) -> Bool {
        guard rule.canBeIgnored else { return false }
        decided[rule.id] = .some(severity)
        return true
    }

    /// Adds other settings, which take precedence.
    package mutating func add(_ others: RuleConfiguration) {
        for (id, severity) in others.decided { decided[id] = .some(severity) }
        limits.add(others.limits)
        siteRoot = others.siteRoot ?? siteRoot
    }

    /// The ids of the configured rules, sorted.
    package var ids: [String] { decided.keys.sorted() }

    /// Whether a rule is configured to be less than an error.
    package func demotes(_ rule: Rule) -> Bool { decided[rule.id].map { $0 != .error } ?? false }

    /// A rule's severity; `nil` if the rule is off.
    package func severity(of rule: Rule) -> Severity? { decided[rule.id] ?? rule.severity }
}

/// What a project has decided about rules: which are off, and which have another severity.
package struct Rulings: Sendable {
    /// No decision: every rule has its own severity.
    package static let standard = Rulings()

    /// The severities of decided rules by id; `nil` for a rule that is off.
    package typealias Decisions = [String: Severity?]

    /// The decided rules.
    package var decided: Decisions = [:]
    /// What is allowed in banners.
    package var limits = ProjectLimits()

    package init() {}

    /// Whether nothing was decided.
    package var isStandard: Bool { decided.isEmpty }

    /// Decides about a rule; `nil` turns it off.
    ///
    /// - Returns: whether that was possible: a rule that cannot be ignored cannot be decided about.
    @discardableResult
    package mutating func decide(_ severity: Severity?, for rule: Rule) -> Bool {
        guard rule.canBeIgnored else { return false }
        decided[rule.id] = .some(severity)
        return true
    }

    /// Decides as others do where they do.
    package mutating func add(_ others: Rulings) {
        for (id, severity) in others.decided { decided[id] = .some(severity) }
        limits.add(others.limits)
    }

    /// The ids of the rules about which something was decided, in order.
    package var ids: [String] { decided.keys.sorted() }

    /// Whether something was decided about a rule, other than that it is an error.
    package func lightens(_ rule: Rule) -> Bool { decided[rule.id].map { $0 != .error } ?? false }

    /// A rule's severity; `nil` if the rule is off.
    package func severity(of rule: Rule) -> Severity? { decided[rule.id] ?? rule.severity }
}

/// The inspection of a banner of which every value is written: only the rules count that it breaks.
struct RuleInspection: Inspection {
    /// The rules of the errors.
    private(set) var broken: Set<String> = []
    private var faulty: [ValuePath] = []

    func trusts(_ path: ValuePath) -> Bool {
        !faulty.contains { zip($0.steps, path.steps).allSatisfy(==) }
    }

    mutating func report(
        _ rule: Rule, at path: @autoclosure () -> ValuePath, _ finding: @autoclosure () -> RuleFinding
    ) {
        guard rule.severity == .error else { return }
        broken.insert(rule.id)
        faulty.append(path())
    }
}

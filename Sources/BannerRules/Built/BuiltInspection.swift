/// The inspection of a banner that was built in code: every value is written, and a fault's place is a path.
struct BuiltInspection: Inspection {
    /// What was found, in that order.
    private(set) var findings: [Banner.Finding] = []
    /// The paths of faults, and of everything that has a fault in it.
    private var faulty: Set<ValuePath> = []
    private var containing: Set<ValuePath> = []

    /// Whether there is a finding of severity error.
    private(set) var hasErrors = false

    func trusts(_ path: ValuePath) -> Bool {
        guard !faulty.isEmpty else { return true }
        return !containing.contains(path) && !faulty.contains(path) && !path.ancestors.contains(where: faulty.contains)
    }

    /// Records that a value cannot be trusted.
    mutating func distrust(_ path: ValuePath) {
        faulty.insert(path)
        containing.formUnion(path.ancestors)
    }

    mutating func report(
        _ rule: Rule, _ message: @autoclosure () -> String, at path: @autoclosure () -> ValuePath,
        help: @autoclosure () -> String, notes: @autoclosure () -> [Banner.Finding.Note]
    ) {
        let place = path()
        if rule.group != .advice { distrust(place) }
        if rule.severity == .error { hasErrors = true }
        findings.append(
            Banner.Finding(rule: rule, message: message(), help: help(), path: place.pointer, notes: notes()))
    }
}

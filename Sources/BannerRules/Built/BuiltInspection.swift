/// The inspection of a banner that was built in code: every value is written, and a fault's place is a path.
struct BuiltInspection: Inspection {
    /// Whether findings have words; without them only their rules and places are of use.
    var isWorded = true
    /// What was found, in that order.
    private(set) var findings: [Finding] = []
    /// The paths of faults, and of everything that has a fault in it.
    private var faulty: Set<ValuePath> = []
    private var containing: Set<ValuePath> = []

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
        _ rule: Rule, at path: @autoclosure () -> ValuePath, _ finding: @autoclosure () -> RuleFinding
    ) {
        let (place, found) = (path(), isWorded ? finding() : RuleFinding("", [], nil, []))
        if rule.group != .advice { distrust(place) }
        findings.append(
            Finding(
                rule, found.message, explanation: found.explanation,
                notes: found.notes.map { Note($0.message, path: $0.place?.pointer) },
                remedies: found.remedies.map { Remedy($0.title(at: place), [], $0.certainty) }, path: place.pointer))
    }
}

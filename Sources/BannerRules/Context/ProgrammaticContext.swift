/// The rule context of a banner made in code: every value counts as written, and only errors are
/// collected.
package final class ProgrammaticContext: RuleContext {
    /// The violated rules, with messages if `isWorded`.
    package private(set) var errors: [(rule: Rule, message: Words?)] = []
    private let isWorded: Bool
    private var faulty: [ValuePath] = []

    /// - Parameter isWorded: whether to create messages; a remedy is checked without, because it is
    ///   created together with one.
    package init(isWorded: Bool = false) { self.isWorded = isWorded }

    package func trusts(_ path: ValuePath) -> Bool {
        !faulty.contains { zip($0.steps, path.steps).allSatisfy(==) }
    }

    package func report(
        _ rule: Rule, at path: @autoclosure () -> ValuePath, _ finding: @autoclosure () -> RuleFinding
    ) {
        guard rule.severity == .error else { return }
        errors.append((rule, isWorded ? finding().message : nil))
        faulty.append(path())
    }
}

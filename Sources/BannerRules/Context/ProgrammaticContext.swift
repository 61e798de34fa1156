/// The check of a banner of which every value is written: its errors, without places.
package final class ProgrammaticContext: RuleContext {
    /// The rules that are broken, with what is wrong.
    package private(set) var errors: [(rule: Rule, message: Words)] = []
    private var faulty: [ValuePath] = []

    package init() {}

    package func trusts(_ path: ValuePath) -> Bool {
        !faulty.contains { zip($0.steps, path.steps).allSatisfy(==) }
    }

    package func report(
        _ rule: Rule, at path: @autoclosure () -> ValuePath, _ finding: @autoclosure () -> RuleFinding
    ) {
        guard rule.severity == .error else { return }
        errors.append((rule, finding().message))
        faulty.append(path())
    }
}

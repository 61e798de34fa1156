/// The check of a banner of which every value is written: its errors, without places.
package final class ProgrammaticContext: RuleContext {
    /// The rules that are broken, with what is wrong if that is asked for.
    package private(set) var errors: [(rule: Rule, message: Words?)] = []
    private let isWorded: Bool
    private var faulty: [ValuePath] = []

    /// - Parameter isWorded: whether messages are asked for; a remedy is checked without, since it is made with the message.
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

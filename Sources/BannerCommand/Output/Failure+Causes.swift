extension Failure {
    /// A usage failure for output over the limit.
    init(_ excess: Excess) {
        self = .usage(excess.message, help: excess.help)
    }

    /// A usage failure for an unknown word, with the nearest match.
    static func unknown(_ message: String, nearest: String?, help: String) -> Failure {
        Failure(code: .usage, message: message, help: (nearest.map { ["did you mean `\($0)`?"] } ?? []) + [help])
    }
}

extension Path {
    /// Calls `call` and turns its error into a failure that names this file and the verb, such as
    /// `read`.
    func attempt<Value>(
        to verb: String, _ call: @autoclosure () throws(SystemFault) -> Value
    ) throws(Failure) -> Value {
        do {
            return try call()
        } catch {
            throw .inputOutput("cannot \(verb) `\(text)`: \(error.message)")
        }
    }
}

extension Failure {
    /// The requested output would be too large.
    init(_ excess: Excess) {
        self = .usage(excess.message, help: excess.help)
    }

    /// A word on the command line that is not one of those that are known, with the one that it may stand for.
    static func unknown(_ message: String, nearest: String?, help: String) -> Failure {
        Failure(code: .usage, message: message, help: (nearest.map { ["did you mean `\($0)`?"] } ?? []) + [help])
    }
}

extension Path {
    /// The result of a call about this file, or why the command cannot `read` or `write` it.
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

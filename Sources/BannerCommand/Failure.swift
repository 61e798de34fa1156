/// The exit codes, on which scripts and build systems rely.
enum ExitCode: Int32, CaseIterable {
    /// Success without findings.
    case clean = 0
    /// A finding as severe as `--fail-on` says.
    case findings = 1
    /// An invalid command line.
    case usage = 2
    /// A file could not be read or written, or no file matched.
    case inputOutput = 3
    /// An internal error.
    case internalFault = 4
    /// A compared banner has errors.
    case broken = 5
    /// Interrupted with Ctrl-C.
    case interrupted = 130

    /// Replaces the code if the other one is worse.
    mutating func raise(to other: ExitCode) { if other.rawValue > rawValue { self = other } }
}

/// A failure that ends the command.
struct Failure: Error {
    var code: ExitCode
    /// The message; `nil` if it was already printed.
    var message: String?
    /// Suggestions, one per line.
    var help: [String] = []

    /// An invalid command line.
    static func usage(_ message: String, help: String...) -> Failure {
        Failure(code: .usage, message: message, help: help)
    }

    /// A file that cannot be read or written.
    static func inputOutput(_ message: String, help: String...) -> Failure {
        Failure(code: .inputOutput, message: message, help: help)
    }
}

/// Throws a usage failure unless the condition holds.
func require(
    _ isRight: Bool, _ message: @autoclosure () -> String, help: @autoclosure () -> String? = nil
) throws(Failure) {
    if !isRight {
        throw Failure(code: .usage, message: message(), help: [help()].compactMap { $0 })
    }
}

extension Failure {
    /// A usage failure for output over the limit.
    init(_ error: SizeLimitError) {
        self = .usage(error.message, help: error.help)
    }

    /// A usage failure for an unknown word, with the nearest match.
    static func unknown(_ message: String, nearest: String?, help: String) -> Failure {
        Failure(
            code: .usage, message: message,
            help: [nearest.map { "did you mean `\($0)`?" }, help].compactMap { $0 })
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

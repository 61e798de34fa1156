/// How the program ends; scripts and build systems rely on these numbers.
enum ExitCode: Int32, CaseIterable {
    /// Everything was done and nothing was found.
    case clean = 0
    /// There was a finding as severe as requested.
    case findings = 1
    /// The command line is not valid.
    case usage = 2
    /// A file could not be read or written, or there was nothing to check.
    case inputOutput = 3
    /// An internal error in this program.
    case internalFault = 4
    /// A banner that is to be compared has errors.
    case broken = 5
    /// Stopped from the keyboard.
    case interrupted = 130

    /// Ends with another code if that is worse.
    mutating func worsen(to other: ExitCode) { if other.rawValue > rawValue { self = other } }
}

/// Why a command cannot continue.
struct Failure: Error {
    /// How the program ends.
    var code: ExitCode
    /// What is wrong, for people; `nil` if it was already reported.
    var message: String?
    /// What to do about it.
    var help: [String] = []

    /// A mistake on the command line.
    static func usage(_ message: String, help: String...) -> Failure {
        Failure(code: .usage, message: message, help: help)
    }

    /// A file that cannot be read or written.
    static func inputOutput(_ message: String, help: String...) -> Failure {
        Failure(code: .inputOutput, message: message, help: help)
    }
}

/// Throws a mistake on the command line, unless something holds.
func require(
    _ isRight: Bool, _ message: @autoclosure () -> String, help: @autoclosure () -> String? = nil
) throws(Failure) {
    if !isRight { throw Failure(code: .usage, message: message(), help: [help()].compactMap(\.self)) }
}

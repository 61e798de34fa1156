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

    /// What the code means, in the words of `--help`: for one command, `nil` if it never ends so, or for all of them.
    func meaning(for command: Command? = nil) -> String? {
        switch self {
        case .clean:
            let checks = command.map { ["validate", "test", "batch"].contains($0.name) } ?? true
            return command?.name == "diff" ? "no difference" : "done" + (checks ? ", and nothing was found" : "")
        case .findings:
            let all = "findings of the --fail-on severity or worse, or a banner with errors; diff: a difference"
            return command.map { ExitCode.found[$0.name] } ?? all
        case .usage:
            let hasSettings = command?.allOptions.contains { $0.name == Option.noSettings.name } ?? true
            return "a mistake on the command line" + (hasSettings ? ", or in a settings file" : "")
        case .inputOutput:
            let checks = command?.allOptions.contains { $0.name == Option.filesFrom.name } ?? true
            return "a file that cannot be read or written" + (checks ? ", or nothing to check" : "")
        case .internalFault: return "an internal error in bannerkit"
        case .broken:
            guard let command else { return "diff and preview --diff: a banner with errors, which cannot be compared" }
            guard ["diff", "preview"].contains(command.name) else { return nil }
            return (command.name == "diff" ? "" : "with --diff: ") + "a banner with errors, which cannot be compared"
        case .interrupted: return "stopped from the keyboard; another signal n gives 128 + n"
        }
    }

    /// What 1 means for each command that can end so.
    private static let found = [
        "validate": "findings of the --fail-on severity or worse",
        "test": "findings of the severity of the settings' `failOn` or worse; default: error",
        "batch": "a record with findings of the --fail-on severity or worse",
        "format": "a file that is not YAML, or with --check or --diff one that would change",
        "simulate": "a banner with errors", "calendar": "a banner with errors, or what --fail-on names",
        "preview": "a banner with errors",
        "play": "a banner with errors", "resolve": "a banner with errors",
        "build": "a banner with errors, or without its pictures",
        "diff": "a difference", "lsp": "an end without `shutdown`",
    ]
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

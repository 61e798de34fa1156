/// A subcommand as data: its help, its options, and what it does.
///
/// One file for each command; `all` is the list.
struct Command: Sendable {
    /// The word on the command line.
    let name: String
    /// What it does, in one line.
    let summary: String
    /// The operands as `--help` shows them, as in `PATH...`.
    let operands: String
    /// How many operands it wants.
    var operandCount = 0...Int.max
    /// Command lines to begin with, each with what it does.
    let examples: [(line: String, does: String)]
    /// Its options besides `--help`.
    let options: [Option]
    /// What does it; a closure over the run's surroundings and its arguments.
    let run: @Sendable (Context, Arguments) throws(Failure) -> ExitCode

    /// All commands, in the order of `--help`.
    static let all = [validate, test, simulate, preview, play, diff, rules, explain, schema]

    /// Its options, `--help` included.
    var allOptions: [Option] { options + [.help] }
}

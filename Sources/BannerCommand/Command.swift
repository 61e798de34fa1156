/// A subcommand: its name and its action; `CommandText` has what it takes and does.
///
/// One file per command; `all` is the list.
struct Command: Sendable {
    /// The word on the command line.
    let name: String
    /// Its action: a function of the run's context and its arguments.
    let run: @Sendable (Context, Arguments) throws(Failure) -> ExitCode

    /// What is said about it.
    var text: CommandText { CommandText(name) }

    /// All commands, in the order of `--help`.
    static let all: [Command] = [
        validate, test, format, simulate, calendar, preview, playground, play, diff, resolve, build, batch, rules,
        explain, schema, languageServer, initialize, completions, man,
    ]

    /// What is said about all of them.
    static var texts: [CommandText] { all.map(\.text) }

    /// Words that people try, by the command that they mean; no help shows them.
    static let otherNames = ["lint": "validate", "check": "validate", "fmt": "format"]
}

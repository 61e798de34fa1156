/// A subcommand: its name and its action; `CommandText` has what it takes and does.
///
/// `all` is the list of them; the actions are in the files of `Commands` and `Batch`.
struct Command: Sendable {
    /// The word on the command line.
    let name: String
    /// Its action: a function of the run's context and its arguments.
    let run: @Sendable (Context, Arguments) throws(Failure) -> ExitCode

    /// What is said about it.
    var text: CommandText { CommandText(name) }

    /// All commands by what they are for, in the order of `--help`.
    static let groups: [(name: String, commands: [Command])] = [
        (
            "Check",
            [
                validate, test, explain, diff,
                Command(name: "format") { context, arguments throws(Failure) in
                    try FormatRun(arguments, context).run()
                },
            ]
        ),
        (
            "See",
            [
                Command(name: "simulate") { context, arguments throws(Failure) in
                    try Simulation(arguments, context).run()
                },
                Command(name: "calendar") { context, arguments throws(Failure) in
                    try CalendarRun(arguments, context).run()
                },
                Command(name: "preview") { context, arguments throws(Failure) in
                    arguments.has(.diff)
                        ? try PreviewDiff(arguments, context).run() : try Preview(arguments, context).run()
                },
                playground,
            ]
        ),
        (
            "Ship",
            [
                Command(name: "build") { context, arguments throws(Failure) in
                    try BuildRun(arguments, context).run()
                },
                Command(name: "resolve") { context, arguments throws(Failure) in
                    try ResolveRun(arguments, context).run()
                },
                Command(name: "batch") { _, arguments throws(Failure) in try BatchRun(arguments).run() },
            ]
        ),
        (
            "Edit",
            [
                Command(name: "init") { context, arguments throws(Failure) in
                    try Starter(arguments).run(in: context)
                },
                schema, languageServer, completions,
            ]
        ),
    ]

    /// All commands.
    static let all = groups.flatMap(\.commands)

    /// What is said about all of them.
    static var texts: [CommandText] { all.map(\.text) }

    /// Words that people try, by the command that they mean; no help shows them.
    static let otherNames = ["lint": "validate", "check": "validate", "fmt": "format"]
}

/// A subcommand: its name and its action.
///
/// `CommandText` has its options and its help.
///
/// The actions are in the folders `Commands` and `Batch`.
struct Command: Sendable {
    let name: String
    let run: @Sendable (Context, Arguments) throws(Failure) -> ExitCode

    /// The options and the help of the command.
    var text: CommandText { CommandText(name) }

    /// All commands by purpose, in the order of `--help`.
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

    static let all = groups.flatMap(\.commands)

    static var texts: [CommandText] { all.map(\.text) }

    /// Aliases that people try, as in other tools.
    ///
    /// They work, but help does not list them.
    static let otherNames = ["lint": "validate", "check": "validate", "fmt": "format"]
}

/// A subcommand as data: its help, its options, and its action.
///
/// One file per command; `all` is the list.
struct Command: Sendable {
    /// The word on the command line.
    let name: String
    /// What it does, in one line.
    let summary: String
    /// The operands as `--help` shows them, as in `PATH...`.
    let operands: String
    /// Makes its options: those of other commands are not needed in this run.
    private let makeOptions: @Sendable () -> [Option]
    /// Its action: a function of the run's context and its arguments.
    let run: @Sendable (Context, Arguments) throws(Failure) -> ExitCode

    /// A command; `options` are those in addition to `--help`.
    init(
        _ name: String, _ summary: String, operands: String = "",
        options: @escaping @autoclosure @Sendable () -> [Option] = [],
        run: @escaping @Sendable (Context, Arguments) throws(Failure) -> ExitCode
    ) {
        (self.name, self.summary, self.operands) = (name, summary, operands)
        makeOptions = options
        self.run = run
    }

    /// All commands, in the order of `--help`.
    static let all: [Command] = [
        validate, test, format, simulate, calendar, preview, playground, play, diff, resolve, build, batch, rules,
        explain, schema, languageServer, initialize, completions, man,
    ]

    /// Words that people try, by the command that they mean; no help shows them.
    static let otherNames = ["lint": "validate", "check": "validate", "fmt": "format"]

    /// Command lines to start with, each with what it does, from the file of every command's.
    var examples: [(line: String, does: String)] {
        let all = PageParts.text("examples.txt").split(separator: "\n", omittingEmptySubsequences: false)
        let own = Array(all.drop { $0 != name }.dropFirst().prefix { !$0.isEmpty })
        return stride(from: 0, to: own.count, by: 2).map { (String(own[$0 + 1]), String(own[$0].dropFirst(2))) }
    }

    /// Whether it takes so many operands, which their words say: `FILE` is one, `[FILE]` one or none, and dots stand for more.
    func takes(_ count: Int) -> Bool {
        if count == 0 && allOptions.contains(where: { $0.name == Option.filesFrom.name }) { return true }
        return switch operands.first {
        case nil, "<": count == 0
        case let first: (first == "[" || count > 0) && (count < 2 || operands.utf8.contains(UInt8(ascii: ".")))
        }
    }

    /// Its options, including `--help`.
    var allOptions: [Option] { makeOptions() + [.help] }
}

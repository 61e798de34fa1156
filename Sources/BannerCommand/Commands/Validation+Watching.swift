/// Checks again whenever a file changes, comes or goes, until the run is stopped.
struct ValidationWatch {
    private let arguments: Arguments
    private let context: Context
    private let inspection: Inspection
    private var seen: [FileStamp] = []

    init(_ arguments: Arguments, _ context: Context, _ inspection: Inspection) throws(Failure) {
        try arguments.refuse(
            .watch, with: .fix, .unsafeFixes, .addIgnore, .diff, .listFiles, .showSettings, .updateBaseline)
        guard !(arguments.operands + arguments.paths(of: .filesFrom)).contains(where: \.isStandardStream) else {
            throw .usage("`--watch` follows files, not standard input")
        }
        self.arguments = arguments
        self.context = context
        self.inspection = inspection
    }

    /// Runs until it is stopped.
    mutating func run() throws(Failure) -> ExitCode {
        unsafe Interruption.farewell = "bannerkit: watching has ended\n"
        while !context.output.isClosed {
            // Reading the list takes longer for more files, so they are looked at less often.
            FileSystem.wait(milliseconds: try check() ? 100 : 200 + UInt32(min(seen.count, 10_000)) / 10)
        }
        return .clean
    }

    /// Checks the files if something has changed; returns whether it has.
    private mutating func check() throws(Failure) -> Bool {
        let selection = try FileSelection(arguments, context, inspection)
        let now = selection.sources.map(FileStamp.init)
        guard now != seen else { return false }
        seen = now
        if context.environment.isTerminal { try context.output.write("\u{1B}[H\u{1B}[2J") }
        var validation = try Validation(arguments, context, inspection)
        _ = try validation.run()
        try context.output.flush()
        context.note("watching \(selection.inputs.files.count.of("file")); stop with Ctrl-C")
        return true
    }
}

extension Validation {
    /// Checks again when a file changes, appears or disappears, until the run is interrupted.
    static func watch(
        _ arguments: Arguments, _ context: Context, _ inspection: Inspection
    ) throws(Failure) -> ExitCode {
        try arguments.refuse(.watch, with: .fix, .unsafeFixes, .diff, .listFiles, .showSettings)
        try require(
            !(arguments.operands + arguments.paths(of: .filesFrom)).contains(where: \.isStandardStream),
            "`--watch` follows files, not standard input")
        unsafe Interruption.farewell = "bannerkit: watching has ended\n"
        var seen: [FileStamp] = []
        while !context.output.isClosed {
            let inputs = try Inputs(arguments, for: inspection.name)
            let now = inputs.sources.map(FileStamp.init)
            guard now != seen else {
                // Listing takes longer with more files, so large sets are polled less often.
                FileSystem.wait(milliseconds: 200 + UInt32(min(seen.count, 10_000)) / 10)
                continue
            }
            seen = now
            if context.environment.isTerminal { try context.output.write("\u{1B}[H\u{1B}[2J") }
            var validation = try Validation(arguments, context, inspection)
            _ = try validation.run()
            try context.output.flush()
            context.note("watching \(inputs.files.count.of("file")); stop with Ctrl-C")
            FileSystem.wait(milliseconds: 100)
        }
        return .clean
    }
}

extension Command {
    /// Checks and plays banners in a stream of records.
    static let batch = Command(name: "batch") { context, arguments throws(Failure) in
        guard Terminal.isInputTerminal else {
            var run = try BatchRun(arguments)
            return try run.run()
        }
        throw .usage(
            "`batch` reads records from standard input, which is the terminal",
            help:
                "`bannerkit batch < specs.ndjson`; a record is a line such as `{\"id\": 7, \"spec\": {\"items\": [\"a\"]}}`"
        )
    }
}

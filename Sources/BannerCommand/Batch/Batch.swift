extension Command {
    /// Checks and plays banners in a stream of records.
    static let batch = Command(
        "batch", "check and play banners in a stream of records", operands: "< RECORDS",
        options: [
            .work, .batchDuration, .batchStart, .events, .batchInstants, .viewport, .reducedMotion, .fromDate, .toDate,
            .explode, .keep, .batchFailOn, .select, .ignore, .batchMost, .maxSize, .batchJobs,
        ]
    ) { context, arguments throws(Failure) in
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

extension Option {
    /// What is done with each record.
    static let work = Option(
        "do", value: "WHAT", choices: BatchWork.Kind.allCases.map(\.rawValue),
        "validate, or for banners without errors also: test, summary, timeline, state, calendar, resolve; default validate"
    )
    /// How long each banner is played.
    static let batchDuration = Option("for", value: "TIME", "how long to play, as in 90s, 1h or 7d; default 60s")
    /// From when each banner is played against its calendar.
    static let batchStart = Option(
        "start", value: "DATE", "play from this date on, in each banner's timeZone, with the items available then")
    /// The instants whose states are requested.
    static let batchInstants = Option("at", value: "TIME", "the instant of a state; may be repeated")
    /// One line for each event.
    static let explode = Option(
        "explode", nil, "write a line for each scenario, event, state or period, not one for all of a record")
    /// Members that are copied.
    static let keep = Option("keep", value: "KEYS", "copy these members of the record, as in shop,country")
    /// Which findings make the exit code 1.
    static let batchFailOn = Option(
        "fail-on", value: "LEVEL", choices: ["error", "warning", "advice", "never"],
        "exit with 1 at the end if a record has this severity or worse; default never")
    /// Allows more output for a record.
    static let batchMost = Option(
        "max-events", value: "N", "the largest number of events or periods of a record; default \(BatchWork.usualMost)")
    /// How many records are worked on at once.
    static let batchJobs = Option("jobs", "j", value: "N", "work on N records at once, in order; default 1")
}

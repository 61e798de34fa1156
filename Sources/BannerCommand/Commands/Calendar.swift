extension Command {
    /// Prints what is available when.
    static let calendar = Command(
        "calendar", "print what is available when, over days or years", operands: "PATH...",
        options: [
            .fromDate, .toDate, .atDate, .expected, .hours, .item, .tag, .planFailOn, .calendarFormat, .output,
            .noIgnore, .maxSize, .color,
        ]
    ) { context, arguments throws(Failure) in
        var run = try CalendarRun(arguments, context)
        return try run.run()
    }
}

extension Option {
    /// The beginning of the span.
    static let fromDate = Option(
        "from", value: "DATE", "the first day, or a time such as 2026-11-27T06:00, in each banner's timeZone")
    /// The end of the span.
    static let toDate = Option("to", value: "DATE", "the last day, or the end as a time")
    /// One instant.
    static let atDate = Option(
        "at", value: "DATE", "what is on at this instant in each banner, until when, and what follows")
    /// What is shown in the span.
    static let expected = Option("expected", nil, "each item's turns, time and share, as played from --from to --to")
    /// When screens are on.
    static let hours = Option(
        "hours", value: "HOURS", "with --expected: the screen is on only then each day, as in 09:00-20:00")
    /// The format of a calendar.
    static let calendarFormat = Option(
        "format", "f", choices: CalendarRun.Format.allCases.map(\.rawValue),
        "the output format; csv only with --expected; default: table on a terminal, otherwise ndjson")
}

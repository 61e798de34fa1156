/// A run of `simulate`.
struct SimulateRun {
    private let arguments: Arguments
    private let context: Context
    private let timeline: Schedule.Events
    private let banner: Banner
    private let viewer: Banner.Viewer
    private let local: (@Sendable (Time) -> String)?

    init(_ arguments: Arguments, _ context: Context) throws(Failure) {
        (self.arguments, self.context) = (arguments, context)
        let asked = try arguments.time(of: .for)
        let kinds = try arguments.value(of: .events).map(SimulateRun.kinds)
        let date = try arguments.date(of: .start)
        banner = try context.banner(in: arguments.operands[0], arguments)
        let scenario = try SimulateRun.scenario(arguments, in: banner)
        let asks = try Banner.Viewer(arguments)
        viewer = scenario.map(asks.playing) ?? asks
        let end = asked ?? scenario?.duration ?? .seconds(60)
        let inputs = (scenario?.inputs ?? []).filter { $0.at <= end }
        let start = date ?? scenario?.start
        let latest = try arguments.times(of: .at).reduce(end, max)
        let play = try PlayedBanner(banner, for: viewer, inputs: inputs, from: start, upTo: latest)
        local = play.local
        let usual = start == nil ? Banner.Event.Kinds.standard : .standard.union(.items)
        timeline = play.schedule.events(upTo: end, kinds: kinds ?? usual)
        if start == nil && banner.hasCalendar {
            context.note("without `--start` every item is shown, and `when` is ignored")
        }
    }

    /// Prints the states, the summary or the events, as the options say.
    func run() throws(Failure) -> ExitCode {
        let instants = try arguments.times(of: .at)
        try arguments.reject(.at, with: .summary)
        let asked: TimelineWriter.Format? = arguments.choice(of: .format)
        try require(
            instants.isEmpty || asked ?? .ndjson == .ndjson,
            "`--at` prints JSON: it cannot be combined with another `--format`",
            help: "leave out `--format`")
        if instants.isEmpty && !arguments.has(.summary) { try checkSize() }
        let isTerminal = context.environment.isTerminal && arguments.output == nil
        let format = asked ?? (isTerminal ? .table : .ndjson)
        let output = try context.output(
            to: arguments.output,
            sparing: arguments.operands
                + PageImages(of: banner, beside: arguments.operands[0]).files.map(\.file))
        if !instants.isEmpty {
            try write(states: instants, to: output)
        } else if arguments.has(.summary) {
            try writeSummary(format, to: output)
        } else {
            let isASCII = context.environment.style(color: nil).isASCII
            try writeEvents(format, isASCII ? .ascii : .unicode, to: output)
        }
        try output.finish()
        return .clean
    }

    // MARK: Output

    private func writeEvents(
        _ format: TimelineWriter.Format, _ characters: IndicatorDrawing.Characters,
        to output: Output
    ) throws(Failure) {
        let writer = TimelineWriter(
            banner.fitted(to: viewer), format: format, duration: timeline.end,
            characters: characters, local: local)
        try output.emit { writer.appendHeading(to: &$0) }
        var events = timeline.makeIterator()
        while let run = events.nextRun(), !output.isClosed {
            switch run {
            case .event(let event): try output.emit { writer.append(event, to: &$0) }
            case .repetition(let repetition):
                var cycles = writer.cycles(of: repetition)
                var hasMore = true
                while hasMore && !output.isClosed {
                    try output.emit { hasMore = cycles.appendNext(to: &$0) }
                }
            }
        }
    }

    private func write(states instants: [Time], to output: Output) throws(Failure) {
        let json = StateJSON(banner)
        for state in timeline.schedule.states(at: instants) {
            try output.emit { json.append(state, to: &$0) }
        }
    }

    private func writeSummary(_ format: TimelineWriter.Format, to output: Output) throws(Failure) {
        let summary = SummaryText(
            banner, timeline.schedule, upTo: timeline.end, start: local?(.zero))
        switch format {
        case .table: try output.emit { summary.appendTable(to: &$0) }
        case .ndjson: try output.emit { summary.appendJSON(to: &$0) }
        case .csv:
            throw .usage(
                "`--summary` cannot be csv", help: "use `--format table` or `--format ndjson`")
        }
    }

    /// The default limit on events, which is some gigabytes of output.
    static let usualMost: Int64 = 100_000_000

    /// Throws before the first line if there are more events than the limit.
    private func checkSize() throws(Failure) {
        let most = try arguments.maxEvents() ?? SimulateRun.usualMost
        let count = timeline.eventCount(limit: most)
        do {
            try SizeLimitError.check(
                count.count, of: "events", most: most, isAtLeast: !count.isComplete,
                help: "use a shorter `--for`, `--summary` or `--max-events \(count.count)`")
        } catch {
            throw Failure(error)
        }
    }

    // MARK: Arguments

    static func kinds(_ word: String) throws(Failure) -> Banner.Event.Kinds {
        var kinds: Banner.Event.Kinds = []
        for name in word.split(separator: ",", omittingEmptySubsequences: false) {
            if name == "all" {
                kinds = .all
            } else if let known = Banner.Event.Kinds.words.first(where: { $0.word == name }) {
                kinds.formUnion(known.kinds)
            } else {
                throw Arguments.unknownChoice(
                    String(name), of: "`--events`",
                    in: Banner.Event.Kinds.words.map(\.word) + ["all"])
            }
        }
        return kinds
    }

    /// The scenario that `--scenario` names; `nil` without the option.
    static func scenario(_ arguments: Arguments, in banner: Banner) throws(Failure) -> Banner
        .Scenario?
    {
        guard let name = arguments.value(of: .scenario) else { return nil }
        if let scenario = banner.scenarios.first(where: { $0.name == name }) { return scenario }
        try require(
            !banner.scenarios.isEmpty, "no scenario `\(name)`: the banner has none",
            help: "write one under `scenarios`"
        )
        let names = banner.scenarios.map(\.name)
        throw .unknown(
            "no scenario `\(name)`", nearest: Suggestion.nearest(to: name, in: names),
            help: "expected one of \(names.map { "`\($0)`" }.joined(separator: ", "))")
    }
}

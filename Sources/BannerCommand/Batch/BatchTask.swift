/// The options of `batch`: the action to run on each banner, and its parameters.
struct BatchTask {
    enum Kind: String, CaseIterable {
        case validate, test, summary, timeline, state, calendar, resolve
    }

    /// The default limit on events per record.
    static let usualMost: Int64 = 100_000

    let kind: Kind
    let duration: Time
    let events: Banner.Event.Kinds
    let instants: [Time]
    /// The instant at which simulations start; `nil` ignores calendars and shows every item.
    let start: Banner.Date?
    /// The simulated viewport and the reduced motion preference.
    let viewer: Banner.Viewer
    /// The dates that `--do calendar` covers.
    let span: DateSpan?
    let most: Int64
    /// Whether each element of a result is written on a line of its own.
    let explodes: Bool
    /// Time zones, with a cache.
    let dates = TimeZones.remembered()

    init(_ arguments: Arguments) throws(Failure) {
        kind = arguments.choice(of: .do) ?? .validate
        duration = try arguments.time(of: .for) ?? .seconds(60)
        start = try arguments.date(of: .start)
        events =
            try arguments.value(of: .events).map(SimulateRun.kinds)
            ?? (start == nil ? .standard : .standard.union(.items))
        instants = try arguments.times(of: .at)
        viewer = try Banner.Viewer(arguments)
        span = try DateSpan(arguments)
        most = try arguments.maxEvents() ?? BatchTask.usualMost
        explodes = arguments.has(.explode)
        try checkOptions(arguments)
    }

    /// Throws for options that the action ignores, and for an action without its required options.
    private func checkOptions(_ arguments: Arguments) throws(Failure) {
        let uses: [([Option], [Kind])] = [
            ([.for], [.summary, .timeline]), ([.at], [.state]),
            ([.start], [.summary, .timeline, .state]),
            ([.reducedMotion], [.test, .summary, .timeline, .state]),
            ([.viewport], [.test, .summary, .timeline, .state, .resolve]),
            ([.from, .to], [.calendar]), ([.events], [.timeline]),
            ([.maxEvents], [.timeline, .calendar]),
            ([.explode], [.test, .timeline, .state, .calendar]),
        ]
        for (options, kinds) in uses where !kinds.contains(kind) {
            guard let option = options.first(where: arguments.has) else { continue }
            let words = kinds.map { "`--do \($0.rawValue)`" }.joined(separator: " or ")
            throw .usage("`--\(option.name)` needs \(words)")
        }
        try require(
            kind != .state || !instants.isEmpty, "`--do state` needs an instant",
            help: "add `--at 3s`")
        try require(
            kind != .calendar || span != nil, "`--do calendar` needs a span",
            help: "add `--from 2026-11-01 --to 2026-11-30`")
    }
}

extension BatchTask {
    /// The limit on the results of one record, in bytes.
    ///
    /// A short banner can have a very long timeline.
    static let largestResult = 64 << 20

    /// Computes the results for a banner as JSON: several with `--explode`, otherwise one.
    ///
    /// Failed expectations are added to the report.
    ///
    /// - Throws: The reason why the banner has no result, such as too many events.
    func results(
        for banner: Banner, _ document: Document?, _ report: inout Report
    ) throws(Failure) -> [[UInt8]] {
        switch kind {
        case .validate: return [Array("null".utf8)]
        case .test:
            let outcome = document.map {
                ScenarioCheck(banner: banner, document: $0, viewer: viewer, zones: dates.files)
                    .outcome()
            }
            report.add(outcome?.report ?? Report())
            return try joined(outcome?.scenarios ?? []) { scenario, text in
                let result: JSON = [
                    "scenario": .string(scenario.name), "passed": .bool(scenario.failures == 0),
                    "expectations": .number(scenario.expectations),
                    "failures": .number(scenario.failures),
                ]
                text.append(result.line + "\n")
            }
        case .summary:
            let play = try play(banner, upTo: duration)
            var line: [UInt8] = []
            SummaryText(play.banner, play.schedule, upTo: duration, start: play.local?(.zero))
                .appendJSON(to: &line, numbers: .columns)
            return [Array(line.dropLast())]
        case .state:
            let play = try play(banner, upTo: instants.max() ?? .zero)
            let json = StateJSON(play.banner, numbers: .columns)
            return try joined(play.schedule.states(at: instants)) { json.append($0, to: &$1) }
        case .timeline: return try timeline(of: play(banner, upTo: duration))
        case .calendar: return try calendar(of: banner)
        case .resolve:
            return document.map { [ResolvedBanner.text(of: banner, $0, in: viewer)] } ?? []
        }
    }

    private func play(_ banner: Banner, upTo end: Time) throws(Failure) -> PlayedBanner {
        try PlayedBanner(banner, for: viewer, from: start, upTo: end, zones: dates.files)
    }

    private func timeline(of play: PlayedBanner) throws(Failure) -> [[UInt8]] {
        let timeline = play.schedule.events(upTo: duration, kinds: events)
        let count = timeline.eventCount(limit: most)
        try require(
            count.count <= most,
            """
            \(count.isComplete ? "" : "at least ")\(count.count) events; at most \(most) are written
            """,
            help: "shorten it with `--for`, or allow more with `--max-events`")
        let json = EventJSON(play.banner, numbers: .columns, local: play.local)
        return try joined(timeline) { json.append($0, to: &$1) }
    }

    private func calendar(of banner: Banner) throws(Failure) -> [[UInt8]] {
        guard let span else { return [] }
        var lines = PeriodLines(try span.plan(of: banner, zones: dates.files))
        var count: Int64 = 0
        let periods = AnyIterator {
            var line: [UInt8] = []
            guard count <= most, lines.appendNext(to: &line) else { return [UInt8]?.none }
            count += 1
            return line
        }
        let results = try joined(periods) { $1 += $0 }
        try require(
            count <= most, "more than \(most) periods",
            help: "shorten the span, or allow more with `--max-events`")
        return results
    }

    /// Encodes values as one JSON array, or with `--explode` each on its own; `append` ends each
    /// value with a line feed.
    private func joined<Values: Sequence>(
        _ values: Values, _ append: (Values.Element, inout [UInt8]) -> Void
    ) throws(Failure) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var list = Array("[".utf8)
        var size = 0
        for value in values {
            if explodes {
                var line: [UInt8] = []
                append(value, &line)
                line.removeLast()
                size += line.count
                lines.append(line)
            } else {
                let end = list.count
                append(value, &list)
                size += list.count - end
                list[list.count - 1] = UInt8(ascii: ",")
            }
            try require(
                size <= BatchTask.largestResult,
                "the result is longer than \(BatchTask.largestResult >> 20) MiB",
                help: "shorten it with \(kind == .calendar ? "a shorter span" : "`--for`")")
        }
        if explodes { return lines }
        if list.count > 1 { list.removeLast() }
        list.append(byte: "]")
        return [list]
    }
}

extension BatchRecord {
    /// Encodes the answer to a record as NDJSON: one line per result, or one line without a result.
    ///
    /// Each line repeats the record's line number, its id, the members that `--keep` names, the
    /// findings, and the reason why a valid banner has no result.
    func answer(
        _ results: [[UInt8]], line: Int, _ keys: [String], _ report: Report, _ reason: Failure?
    ) -> [UInt8] {
        var head: [UInt8] = []
        head.append("{\"v\":1,\"line\":", line)
        head.append(",\"id\":")
        head += id
        for (key, value) in zip(keys, kept) {
            head.append(",")
            head.append(jsonString: key)
            head.append(":")
            head += value
        }
        let errors = report.count(of: .error)
        head.append(errors == 0 ? ",\"ok\":true" : ",\"ok\":false")
        head.append(",\"errors\":", errors)
        head.append(",\"warnings\":", report.count(of: .warning))
        // Locations in YAML text are lines and columns; locations in a JSON object are JSON
        // pointers.
        let findings = report.findings
        let last = findings.reduce(0) { max($0, $1.range.end) }
        let table = spec.flatMap { $0.isJSON ? nil : LineTable($0.bytes, upTo: last) }
        head.append(",\"findings\":")
        head.append(list: findings) { $1.append($0, table) }
        let words = [reason?.message, reason?.help.first].compactMap { $0 }
        head.append(",\"reason\":", quoted: words.isEmpty ? nil : words.joined(separator: "; "))
        head.append(",\"result\":")
        var text: [UInt8] = []
        for result in results.isEmpty ? [Array("null".utf8)] : results {
            text += head
            text += result
            text.append("}\n")
        }
        return text
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ finding: Finding, _ table: LineTable?) {
        append("{\"rule\":", word: finding.rule.id)
        append(",\"slug\":", word: finding.rule.slug)
        append(",\"severity\":", word: finding.severity.name)
        append(",\"message\":", quoted: finding.message.description)
        append(",\"help\":", quoted: finding.help?.description)
        append(",\"path\":", quoted: finding.path)
        let range = finding.range
        let (start, end) = (table?.location(of: range.start), table?.location(of: range.end))
        for (opening, number) in [
            (",\"line\":", start?.line), (",\"column\":", start?.column),
            (",\"endLine\":", end?.line), (",\"endColumn\":", end?.column),
        ] {
            append(opening)
            append(number?.description ?? "null")
        }
        append(byte: "}")
    }

    /// Appends a member with a text, or with `null`.
    fileprivate mutating func append(_ opening: String, quoted text: String?) {
        append(opening)
        if let text { append(quoted: text) } else { append("null") }
    }
}

extension BatchWork {
    /// The limit on the results of one record, in bytes.
    ///
    /// A short banner can have a very long timeline.
    static let largestResult = 64 << 20

    /// Computes the results for a banner as JSON: several with `--explode`, otherwise one.
    ///
    /// Failed expectations are added to the report.
    ///
    /// - Throws: The reason why there is no result, such as too many events.
    func results(
        for banner: Banner, _ document: Document?, _ report: inout Report
    ) throws(Failure) -> [[UInt8]] {
        switch kind {
        case .validate: return [Array("null".utf8)]
        case .test:
            let outcome = document.map {
                ScenarioCheck(banner: banner, document: $0, viewer: viewer, zones: dates.files).outcome()
            }
            report.add(outcome?.report ?? Report())
            return try joined(outcome?.scenarios ?? []) { scenario, text in
                let result: JSON = [
                    "scenario": .string(scenario.name), "passed": .bool(scenario.failures == 0),
                    "expectations": .number(scenario.expectations), "failures": .number(scenario.failures),
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
            return document.map { [Array(ResolvedBanner.json(of: banner, $0, in: viewer).line.utf8)] } ?? []
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
            "\(count.isComplete ? "" : "at least ")\(count.count) events; at most \(most) are written",
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
            count <= most, "more than \(most) periods", help: "write a shorter span, or allow more with `--max-events`")
        return results
    }

    /// Encodes values as one JSON array, or with `--explode` each on its own; `append` ends each
    /// value with a line feed.
    private func joined<Values: Sequence>(
        _ values: Values, _ append: (Values.Element, inout [UInt8]) -> Void
    ) throws(Failure) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var list = [UInt8(ascii: "[")]
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
                size <= BatchWork.largestResult, "the result is longer than \(BatchWork.largestResult >> 20) MiB",
                help: "shorten it with \(kind == .calendar ? "a shorter span" : "`--for`")")
        }
        if explodes { return lines }
        if list.count > 1 { list.removeLast() }
        list.append(UInt8(ascii: "]"))
        return [list]
    }
}

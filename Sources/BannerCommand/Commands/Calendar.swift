/// A run of `calendar`.
struct CalendarRun {
    enum Format: String, CaseIterable {
        case table, ndjson, csv, ics
    }

    /// The mode: a plan of a span, the items at one instant, or expected showings.
    private enum Question {
        case plan(DateSpan)
        case now(Banner.Date)
        case expected(DateSpan, during: [Banner.Hours])

        /// The formats that the mode supports.
        var formats: [Format] {
            switch self {
            case .plan: [.table, .ndjson, .ics]
            case .now: [.table, .ndjson]
            case .expected: [.table, .ndjson, .csv]
            }
        }
    }

    private let context: Context
    private let arguments: Arguments
    private let question: Question
    private let checks: [CalendarCheck]
    private let format: Format
    private let isTerminal: Bool
    private var filter: ItemFilter

    /// The plans of an iCalendar file, whose beginning describes all of them.
    private var plans: [CalendarBanner] = []
    private let viewer: Banner.Viewer
    private var stays = CurrentItemLines()
    private var isFirst = true

    init(_ arguments: Arguments, _ context: Context) throws(Failure) {
        self.arguments = arguments
        self.context = context
        filter = ItemFilter(arguments)
        question = try CalendarRun.question(arguments)
        viewer = try Banner.Viewer(arguments)
        isTerminal = context.environment.isTerminal && arguments.output == nil
        format = arguments.choice(of: .format) ?? (isTerminal ? .table : .ndjson)
        checks = try arguments.words(of: .failOn).map(CalendarCheck.init)
        let asked = [Option.at, .expected].first(where: arguments.has)
        try require(
            question.formats.contains(format),
            asked.map { "`--\($0.name)` cannot be \(format.rawValue)" }
                ?? "\(format.rawValue) needs `--expected`",
            help: "expected one of \(question.formats.map(\.rawValue).joined(separator: ", "))")
    }

    private static func question(_ arguments: Arguments) throws(Failure) -> Question {
        for option in [Option.hours, .seed] {
            try arguments.check(option, needs: "`--expected`", arguments.has(.expected))
        }
        try require(
            arguments.count(of: .at) < 2, "`--at` is given twice",
            help: "one calendar answers for one instant")
        if let instant = try arguments.date(of: .at) {
            try arguments.reject(.at, with: .from, .to, .failOn, .expected)
            return .now(instant)
        }
        guard let span = try DateSpan(arguments) else {
            var failure = DateSpan.missing(.from)
            failure.help.append("for one instant: `--at 2026-11-27T18:00`")
            throw failure
        }
        guard arguments.has(.expected) else { return .plan(span) }
        let hours = try arguments.words(of: .hours).map { word throws(Failure) in
            do throws(TextFault) { return try HoursText.read(Array(word.utf8)[...]) } catch {
                throw Failure(error, in: .hours)
            }
        }
        return .expected(span, during: hours)
    }

    consuming func run() throws(Failure) -> ExitCode {
        let inputs = try Inputs(arguments.operands, isIgnoring: !arguments.has(.noIgnore))
        var code = context.note(inputs)
        let output = try context.output(to: arguments.output, sparing: inputs.files)
        var hasFailed = false
        for path in inputs.files where !output.isClosed {
            let plan: CalendarBanner
            do {
                guard let found = try self.plan(path) else { continue }
                plan = found
            } catch {
                // One unreadable file does not stop the others; a wrong option does.
                guard error.code != .usage else { throw error }
                context.report(error)
                code.raise(to: error.code)
                continue
            }
            for finding in checks.compactMap({ $0.finding(in: plan) }) {
                context.note("`\(plan.banner.name)`: \(finding)")
                hasFailed = true
            }
            try write(plan, of: path, to: output)
            isFirst = false
        }
        // A banner that could not be read may contain the item that the filter names.
        if code == .clean { try filter.check() }
        // An incomplete calendar replaces no file, and an empty one is not printed either.
        guard !isFirst, code == .clean || output.isStandard else {
            context.noteUnwritten(arguments.output, "a banner's calendar is missing")
            return code
        }
        switch (format, question) {
        case (.table, .now): try output.emit { stays.append(to: &$0) }
        case (.ics, _): try writeCalendar(to: output)
        case (.table, _), (.ndjson, _), (.csv, _): break
        }
        try output.finish()
        return code == .clean && hasFailed ? .findings : code
    }

    /// The calendar of a banner without hidden items; `nil` if no item remains.
    private mutating func plan(_ path: Path) throws(Failure) -> CalendarBanner? {
        let banner = try context.banner(in: path, arguments)
        guard let hidden = filter.hidden(in: banner) else { return nil }
        switch question {
        case .plan(let span), .expected(let span, _):
            return try span.plan(of: banner, hiding: hidden)
        case .now(let date):
            let zone = try banner.zone()
            let instant = try date.instant(of: .at, in: zone, banner.timeZone)
            return CalendarBanner(banner, zone: zone, from: instant, to: instant, hiding: hidden)
        }
    }

    private func writeCalendar(to output: Output) throws(Failure) {
        var calendar = ICalendar()
        try output.emit { calendar.appendHeading(of: plans, to: &$0) }
        for plan in plans where !output.isClosed {
            try calendar.write(plan, output.emit)
        }
        try output.emit { calendar.appendEnd(to: &$0) }
    }

    private mutating func write(_ plan: CalendarBanner, of path: Path, to output: Output)
        throws(Failure)
    {
        switch (question, format) {
        case (.now, .table): stays.add(plan, file: path.text)
        case (.now, _): try output.write(CurrentItemLines.json(plan).line + "\n")
        case (.expected(let span, let hours), _):
            let end = Time.seconds(plan.to - plan.from)
            let play = try PlayedBanner(
                plan.banner, for: viewer, from: span.from, upTo: end, during: hours)
            try write(ExpectedShowings(plan, play.schedule, during: hours), to: output)
        case (.plan, .ndjson):
            var lines = PeriodLines(plan)
            var hasMore = true
            while hasMore && !output.isClosed {
                try output.emit { hasMore = lines.appendNext(to: &$0) }
            }
        case (.plan, .ics): plans.append(plan)
        case (.plan, .table), (.plan, .csv):
            if !isFirst { try output.write("\n") }
            try output.emit { CalendarTable(plan, isOnScreen: isTerminal).append(to: &$0) }
        }
    }

    private func write(_ showings: ExpectedShowings, to output: Output) throws(Failure) {
        guard format != .table else {
            if !isFirst { try output.write("\n") }
            return try output.emit { showings.appendTable(to: &$0) }
        }
        if format == .csv && isFirst {
            try output.emit { showings.rows.first?.appendCSV(isHeading: true, to: &$0) }
        }
        for row in showings.rows {
            try output.emit { text in
                if format == .csv {
                    row.appendCSV(isHeading: false, to: &text)
                } else {
                    text += "\(row.line)\n".utf8
                }
            }
        }
    }
}

/// A condition of `calendar --fail-on`, such as `gap:2h`: a kind and the longest allowed time.
struct CalendarCheck {
    private enum Kind: String, CaseIterable {
        case gap, overlap, ends
    }

    private let kind: Kind
    private let limit: Int64

    init(_ word: String) throws(Failure) {
        let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard let kind = Kind(rawValue: parts[0]) else {
            throw Arguments.unknownChoice(
                parts[0], of: "`--fail-on`", in: Kind.allCases.map(\.rawValue))
        }
        try require(
            kind != .ends || parts.count > 1, "`--fail-on ends` needs a time",
            help: "use `ends:14d` for two weeks")
        self.kind = kind
        limit = parts.count > 1 ? try TimeOption.read(parts[1], of: .failOn).wholeSeconds : 0
    }

    /// The message if the condition is met; otherwise `nil`.
    func finding(in plan: CalendarBanner) -> String? {
        /// The items with occasions, without fallbacks and items that are always available.
        func campaigns(_ period: Periods.Period) -> [Int] {
            period.items.filter {
                if case .anyOf? = plan.banner.items[$0].when { true } else { false }
            }
        }
        func names(_ period: Periods.Period) -> String {
            campaigns(period).map { "`\(plan.banner.items[$0].id)`" }.joined(separator: " and ")
        }
        let end = kind == .ends ? plan.calendar.end : plan.to
        guard let end, kind != .ends || end - plan.from <= limit else { return nil }
        let periods = Periods(plan.calendar, from: plan.from, to: end).filter { period in
            switch kind {
            case .gap: period.items.isEmpty && period.seconds > limit
            case .overlap: campaigns(period).count > 1 && period.seconds > limit
            case .ends: !campaigns(period).isEmpty
            }
        }
        guard let first = periods.first, let last = periods.last else { return nil }
        let time =
            """
            from \(plan.local(first.from)) to \(plan.local(first.until)), \
            \(Length.words(first.seconds))
            """
        let more = periods.count == 1 ? "" : ", and \(periods.count - 1) more"
        return switch kind {
        case .gap: "nothing is on \(time)\(more)"
        case .overlap: "\(names(first)) are on together \(time)\(more)"
        case .ends: "\(names(last)) ends at \(plan.local(last.until)), and nothing follows"
        }
    }
}

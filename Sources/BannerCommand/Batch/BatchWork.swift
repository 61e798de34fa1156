/// What is done with the banner of each record.
struct BatchWork: Sendable {
    /// The words of `--do`.
    enum Kind: String, CaseIterable, Sendable {
        case validate, test, summary, timeline, state, calendar, resolve
    }

    /// The largest number of events of a record by default.
    static let usualMost: Int64 = 100_000

    let kind: Kind
    let duration: Time
    let events: Banner.Event.Kinds
    let instants: [Time]
    /// From when banners are played against their calendars; `nil` for every item at all times.
    let start: Banner.Date?
    /// The window and the viewer's wishes with which banners are played.
    let viewer: Banner.Viewer
    /// The span of calendars.
    let span: DateSpan?
    let most: Int64
    /// Whether the parts of a list are written one by one.
    let explodes: Bool
    /// What dates are read with.
    let dates = TimeZones.remembered()

    init(_ arguments: Arguments) throws(Failure) {
        kind = arguments.choice(of: .do) ?? .validate
        duration = try arguments.time(of: .for) ?? .seconds(60)
        start = try arguments.date(of: .start)
        events =
            try arguments.value(of: .events).map(Simulation.kinds)
            ?? (start == nil ? .standard : .standard.union(.items))
        instants = try arguments.times(of: .at)
        viewer = try Banner.Viewer(arguments)
        span = try DateSpan(arguments)
        most = try arguments.mostEvents() ?? BatchWork.usualMost
        explodes = arguments.has(.explode)
        try checkOptions(arguments)
    }

    /// Refuses options that would do nothing, and work whose options are missing.
    private func checkOptions(_ arguments: Arguments) throws(Failure) {
        let uses: [([Option], [Kind])] = [
            ([.for], [.summary, .timeline]), ([.at], [.state]),
            ([.start], [.summary, .timeline, .state]), ([.reducedMotion], [.test, .summary, .timeline, .state]),
            ([.viewport], [.test, .summary, .timeline, .state, .resolve]),
            ([.from, .to], [.calendar]), ([.events], [.timeline]), ([.maxEvents], [.timeline, .calendar]),
            ([.explode], [.test, .timeline, .state, .calendar]),
        ]
        for (options, kinds) in uses where !kinds.contains(kind) {
            guard let option = options.first(where: arguments.has) else { continue }
            let words = kinds.map { "`--do \($0.rawValue)`" }.joined(separator: " or ")
            throw .usage("`--\(option.name)` goes with \(words)")
        }
        if kind == .state && instants.isEmpty {
            throw .usage("`--do state` needs an instant", help: "add `--at 3s`")
        }
        if kind == .calendar && span == nil {
            throw .usage("`--do calendar` needs a span", help: "add `--from 2026-11-01 --to 2026-11-30`")
        }
    }
}

/// The options of `batch`: the action to run on each banner, and its parameters.
struct BatchWork: Sendable {
    enum Kind: String, CaseIterable, Sendable {
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
            try arguments.value(of: .events).map(Simulation.kinds)
            ?? (start == nil ? .standard : .standard.union(.items))
        instants = try arguments.times(of: .at)
        viewer = try Banner.Viewer(arguments)
        span = try DateSpan(arguments)
        most = try arguments.mostEvents() ?? BatchWork.usualMost
        explodes = arguments.has(.explode)
        try checkOptions(arguments)
    }

    /// Throws for options that the action ignores, and for an action without its required options.
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

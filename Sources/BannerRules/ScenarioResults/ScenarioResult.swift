package import BannerCalendar

extension Banner.Scenario {
    /// The result of a scenario.
    public struct Result: Sendable, CustomStringConvertible {
        /// The scenario.
        public let scenario: Banner.Scenario
        /// The expectations that do not hold, in order.
        public let failures: [Failure]
        /// The reason why the scenario could not be played; `nil` if it was played.
        public let obstacle: String?

        /// Whether it was played, so that its expectations were checked.
        package var isJudged: Bool { obstacle == nil }

        /// Whether it was played and every expectation holds.
        public var isPassed: Bool { isJudged && failures.isEmpty }

        /// The result as text: one line for each failure, or a line with the reason or the success.
        public var description: String {
            if let obstacle { return "`\(scenario.name)` was not played: \(obstacle)" }
            guard !isPassed else { return "`\(scenario.name)` passed" }
            return failures.map { "`\(scenario.name)`: \($0.message)" }.joined(separator: "\n")
        }
    }

    /// An expectation that does not hold.
    public struct Failure: Sendable {
        /// The index of the expectation in the scenario, from 0.
        package let number: Int
        /// The expectation.
        package let expectation: Banner.Expectation
        /// The actual value.
        package let verdict: Banner.Expectation.Verdict
        /// The played scenario and its schedule, from which the messages are created on demand.
        let scenario: Banner.Scenario, schedule: Schedule
    }
}

extension Banner {
    /// Plays the banner's scenarios and checks their expectations, in order («What a banner means»,
    /// Scenarios).
    ///
    /// The cost depends on the number of inputs and expectations, not on the duration. In an app's
    /// own tests:
    ///
    /// ```swift
    /// for result in banner.testScenarios() { #expect(result.isPassed, "\(result)") }
    /// ```
    ///
    /// A scenario with a start is played against the calendar. If the banner's dates are in another
    /// zone than UTC, that needs the zone's data; without it the scenario is not judged, and has
    /// not passed.
    ///
    /// - Parameter zoneData: returns the content of a time zone's TZif file (RFC 9636) by its IANA
    ///   id; `nil` if there is none. On most systems, the files are in `/usr/share/zoneinfo`.
    /// - Returns: the result of each scenario, in order.
    public func testScenarios(
        zoneData: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
    ) -> [Scenario.Result] {
        let id = timeZone ?? ZoneID.utc
        let zone = try? ZoneFiles(places: [], bytes: zoneData).zone(id)
        return scenarios.map { test($0, in: zone) }
    }

    /// Plays a scenario, with the banner's time zone if it is known.
    package func test(_ scenario: Scenario, for viewer: Viewer = Viewer(), in zone: Zone?)
        -> Scenario.Result
    {
        var sets: SetTimeline?
        if let start = scenario.start {
            guard let zone else {
                let zone = timeZone ?? ZoneID.utc
                let reason =
                    "it has a start, and the data of the time zone `\(zone)` is not known here"
                return Scenario.Result(scenario: scenario, failures: [], obstacle: reason)
            }
            sets = self.sets(from: start, in: zone, upTo: scenario.duration)
            guard sets != nil else {
                let reason =
                    "the items come and go more than \(BannerCalendar.maxChanges) times in it"
                return Scenario.Result(scenario: scenario, failures: [], obstacle: reason)
            }
        }
        let schedule = Schedule(self, viewer: viewer, scenario: scenario, sets: sets)
        let verdicts = schedule.verdicts(on: scenario.expect, over: scenario.duration)
        let failures = verdicts.indices.filter { verdicts[$0] != .holds }.map { number in
            Scenario.Failure(
                number: number, expectation: scenario.expect[number], verdict: verdicts[number],
                scenario: scenario,
                schedule: schedule)
        }
        return Scenario.Result(scenario: scenario, failures: failures, obstacle: nil)
    }

    /// The schedule of a scenario, against the calendar if it has a start and the zone is known.
    package func schedule(of scenario: Scenario, for viewer: Viewer = Viewer(), in zone: Zone?)
        -> Schedule
    {
        let sets = scenario.start.flatMap { start in
            zone.flatMap { self.sets(from: start, in: $0, upTo: scenario.duration) }
        }
        return Schedule(self, viewer: viewer, scenario: scenario, sets: sets)
    }
}

extension Banner.Scenario.Failure {
    /// The message, with the expected and the actual value: lower case, no full stop.
    public var message: String { "expected \(wanted), saw \(seen)" }

    /// The scenario's name, and the events around the instant in question.
    public var notes: [String] {
        ["in the scenario `\(scenario.name)`"] + events
    }

    /// The key whose value does not match, as in a file: `page`, `always`, `shownAtLeast`.
    package var key: String {
        switch expectation {
        case .at(_, let page, let count, _):
            if case .saw(let state) = verdict, let page, page != state.item {
                "page"
            } else if case .saw(let state) = verdict, let count,
                count != state.itemCount(in: schedule)
            {
                "count"
            } else {
                "indicator"
            }
        case .always: "always"
        case .never: "never"
        case .shown(_, let atLeast, _):
            if case .shown(let time) = verdict, let atLeast, time < atLeast {
                "shownAtLeast"
            } else {
                "shownAtMost"
            }
        case .changes: "changes"
        }
    }

    private var wanted: String {
        switch expectation {
        case .at(let time, let page, let count, _):
            if let count, key == "count" {
                "\(count) available \(count == 1 ? "item" : "items") at \(DurationText.write(time))"
            } else if let page, key == "page" {
                "\(name(page)) at \(DurationText.write(time))"
            } else {
                "this indicator at \(DurationText.write(time))"
            }
        case .always(let page, let from, let to):
            """
            \(name(page)) all the time from \(DurationText.write(from)) to \
            \(DurationText.write(to))
            """
        case .never(let page, let from, let to):
            """
            \(name(page)) never from \(DurationText.write(from)) to \(DurationText.write(to))
            """
        case .shown(let page, let atLeast, let atMost):
            "\(name(page)) for "
                + [
                    atLeast.map { "at least \(DurationText.write($0))" },
                    atMost.map { "at most \(DurationText.write($0))" },
                ]
                .compactMap { $0 }.joined(separator: " and ")
        case .changes(let count): "\(count) \(count == 1 ? "change" : "changes")"
        }
    }

    private var seen: String {
        switch verdict {
        case .holds: "it"
        case .saw(let state):
            if key == "page" {
                state.item.map(name) ?? "nothing, because no item is available"
            } else if key == "count" {
                "\(state.itemCount(in: schedule))"
            } else {
                state.indicator.map { "`\($0.json)`" } ?? "none"
            }
        case .page(let page, let time): "\(name(page)) at \(DurationText.write(time))"
        case .shown(let time): "\(DurationText.write(time))"
        case .changes(let count): "\(count)"
        case .empty(let time):
            "nothing at \(DurationText.write(time)), because no item is available"
        }
    }

    /// The instant that the notes show; `nil` for an expectation about the whole scenario.
    private var moment: Time? {
        switch (expectation, verdict) {
        case (.at(let time, _, _, _), _): time
        case (_, .page(_, let time)), (_, .empty(let time)): time
        default: nil
        }
    }
}

extension Banner.State {
    /// The current item by its place in the file; `nil` if there is none.
    fileprivate var item: Int? {
        guard let availableItems else { return page }
        return availableItems.item >= 0 ? Int(availableItems.item) : nil
    }

    /// The number of available items.
    fileprivate func itemCount(in schedule: Schedule) -> Int {
        availableItems?.available.map { Int($0) } ?? schedule.banner.items.count
    }
}

// The wording of events in messages.

extension Banner.Scenario.Failure {
    /// The number of events to list before an instant, and for a complete scenario.
    private static let (before, most) = (3, 8)

    /// A page named by its item, such as "`orange`".
    private func name(_ page: Int) -> String {
        let items = schedule.banner.items
        return page < items.count ? "`\(items[page].id)`" : "page \(page)"
    }

    /// The events around the instant in question or, without one, the first changes.
    private var events: [String] {
        let end = scenario.duration
        guard let moment else {
            let changes = schedule.events(upTo: end, kinds: .change).prefix(Self.most + 1).map(text)
            return changes.count > Self.most ? changes.prefix(Self.most) + ["and so on"] : changes
        }
        let kinds = Banner.Event.Kinds.all.subtracting([
            .focus, .indicator, .recenter, .start, .end,
        ])
        let later = schedule.events(after: moment, upTo: end, kinds: kinds).prefix(1)
        let before = schedule.lastEvents(Self.before, upTo: moment, kinds: kinds)
        return (before + later).map(text)
    }

    private func text(_ event: Banner.Event) -> String {
        let what =
            switch event.kind {
            case .change(let change):
                "change to \(name(event.item ?? change.page)), cause \(change.cause.rawValue)"
            case .settle(let landing): "settle on \(name(event.item ?? landing.page))"
            case .items(let count, _):
                """
                \(count == 0 ? "nothing is" : count == 1 ? "1 item is" : "\(count) items are") \
                available
                """
            case .timer(let change): "timer \(change.rawValue)"
            default: event.kind.word
            }
        return "\(DurationText.write(event.time)): \(what)"
    }
}

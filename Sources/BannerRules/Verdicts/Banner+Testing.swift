package import BannerCalendar

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
    /// A scenario with a start is played against the calendar. If the banner's dates are in another zone than UTC, that needs
    /// the zone's data; without it the scenario is not judged, and has not passed.
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
    package func test(_ scenario: Scenario, for viewer: Viewer = Viewer(), in zone: Zone?) -> Scenario.Result {
        var sets: SetTimeline?
        if let start = scenario.start {
            guard let zone else {
                let zone = timeZone ?? ZoneID.utc
                let reason = "it has a start, and the data of the time zone `\(zone)` is not known here"
                return Scenario.Result(scenario: scenario, failures: [], obstacle: reason)
            }
            sets = self.sets(from: start, in: zone, upTo: scenario.duration)
            guard sets != nil else {
                let reason = "the items come and go more than \(BannerCalendar.mostChanges) times in it"
                return Scenario.Result(scenario: scenario, failures: [], obstacle: reason)
            }
        }
        let schedule = Schedule(self, viewer: viewer, scenario: scenario, sets: sets)
        let verdicts = schedule.verdicts(on: scenario.expect, over: scenario.duration)
        let failures = verdicts.indices.filter { verdicts[$0] != .holds }.map { number in
            Scenario.Failure(
                number: number, expectation: scenario.expect[number], verdict: verdicts[number], scenario: scenario,
                schedule: schedule)
        }
        return Scenario.Result(scenario: scenario, failures: failures, obstacle: nil)
    }
}

extension Banner {
    /// The schedule of a scenario, against the calendar if it has a start and the zone is known.
    package func schedule(of scenario: Scenario, for viewer: Viewer = Viewer(), in zone: Zone?) -> Schedule {
        let sets = scenario.start.flatMap { start in
            zone.flatMap { self.sets(from: start, in: $0, upTo: scenario.duration) }
        }
        return Schedule(self, viewer: viewer, scenario: scenario, sets: sets)
    }
}

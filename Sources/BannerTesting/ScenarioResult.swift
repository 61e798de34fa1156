package import BannerCalendar
public import BannerKit

extension Banner {
    /// Plays the banner's scenarios and checks what they expect, in order («What a banner means», Scenarios).
    ///
    /// The cost depends on the number of inputs and expectations, not on how long a scenario is. An app's own tests can
    /// say:
    ///
    /// ```swift
    /// for result in banner.testScenarios() { #expect(result.failures.isEmpty, "\(result)") }
    /// ```
    public func testScenarios() -> [Scenario.Result] { scenarios.map(test) }

    /// Plays one scenario on this banner and checks what it expects.
    ///
    /// A scenario with a start is played against the calendar, in a banner whose dates are in UTC. In another zone it is not
    /// judged: the time zones of a system are known to the command line and the editor.
    public func test(_ scenario: Scenario) -> Scenario.Result {
        test(scenario, in: timeZone == nil || timeZone == ZoneID.utc ? .utc : nil)
    }

    /// Plays one scenario, with the zone of the banner's dates if it is known.
    package func test(_ scenario: Scenario, in zone: Zone?) -> Scenario.Result {
        if scenario.start != nil && zone == nil { return Scenario.Result(scenario: scenario, failures: []) }
        let schedule = schedule(of: scenario, in: zone)
        let verdicts = schedule.verdicts(on: scenario.expect, over: scenario.duration)
        let failures = verdicts.indices.filter { verdicts[$0] != .holds }.map { number in
            Scenario.Failure(
                number: number, expectation: scenario.expect[number], verdict: verdicts[number],
                play: Scenario.Play(scenario: scenario, schedule: schedule))
        }
        return Scenario.Result(scenario: scenario, failures: failures)
    }
}

extension Banner {
    /// The schedule of a scenario, against the calendar if it has a start and the zone is known.
    package func schedule(of scenario: Scenario, in zone: Zone?) -> Schedule {
        guard let start = scenario.start, let zone else { return Schedule(self, scenario: scenario) }
        return Schedule(self, scenario: scenario, sets: sets(from: start, in: zone, upTo: scenario.duration))
    }
}

extension Banner.Scenario {
    /// What came of playing a scenario.
    public struct Result: Sendable, CustomStringConvertible {
        /// The scenario.
        public let scenario: Banner.Scenario
        /// The expectations that do not hold, in order.
        public let failures: [Failure]

        /// Whether every expectation holds.
        public var isPassed: Bool { failures.isEmpty }

        /// A line for each failure, or one that says that there is none.
        public var description: String {
            guard !isPassed else { return "`\(scenario.name)` passed" }
            return failures.map { "`\(scenario.name)`: \($0.message)" }.joined(separator: "\n")
        }
    }

    /// An expectation that does not hold.
    public struct Failure: Sendable {
        /// Its number in the scenario, from 0.
        public let number: Int
        /// The expectation.
        public let expectation: Banner.Expectation
        /// What was seen instead.
        public let verdict: Banner.Expectation.Verdict
        /// What was played, for the words; they are made only when somebody asks.
        let play: Play
    }

    /// A scenario and what it makes a banner do.
    struct Play: Sendable {
        var scenario: Banner.Scenario
        var schedule: Schedule
    }
}

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

extension Banner.Scenario {
    /// What came of playing a scenario.
    public struct Result: Sendable, CustomStringConvertible {
        /// The scenario.
        public let scenario: Banner.Scenario
        /// The expectations that do not hold, in order.
        public let failures: [Failure]
        /// Why the scenario could not be played; `nil` if it was.
        public let obstacle: String?

        /// Whether it was played, so that its expectations are judged.
        package var isJudged: Bool { obstacle == nil }

        /// Whether it was played and every expectation holds.
        public var isPassed: Bool { isJudged && failures.isEmpty }

        /// A line for each failure, or one that says that there is none, or why it was not played.
        public var description: String {
            if let obstacle { return "`\(scenario.name)` was not played: \(obstacle)" }
            guard !isPassed else { return "`\(scenario.name)` passed" }
            return failures.map { "`\(scenario.name)`: \($0.message)" }.joined(separator: "\n")
        }
    }

    /// An expectation that does not hold.
    public struct Failure: Sendable {
        /// Its number in the scenario, from 0.
        package let number: Int
        /// The expectation.
        package let expectation: Banner.Expectation
        /// What was seen instead.
        package let verdict: Banner.Expectation.Verdict
        /// What was played, for the words; they are made only when somebody asks.
        let scenario: Banner.Scenario, schedule: Schedule
    }
}

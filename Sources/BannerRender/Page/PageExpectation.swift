/// What a scenario expects, and whether it came, as a page shows it.
package struct PageExpectation: Sendable {
    /// The instant in question; for the complete scenario its end.
    package var time: Time
    /// What was expected and what was seen instead; `nil` if it holds.
    package var failure: String?

    /// An expectation of a scenario.
    package init(_ expectation: Banner.Expectation, of scenario: Banner.Scenario, failure: String?) {
        self.failure = failure
        time =
            switch expectation {
            case .at(let time, _, _, _): time
            case .always(_, let from, _), .never(_, let from, _): from
            case .shown, .changes: scenario.duration
            }
    }
}

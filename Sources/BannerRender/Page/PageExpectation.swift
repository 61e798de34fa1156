/// An expectation of a scenario and its result, for a page.
package struct PageExpectation: Sendable {
    /// The instant to mark; for expectations about a whole scenario, its end.
    package var time: Time
    /// The reason why it failed; `nil` if it holds.
    package var failure: String?

    /// Creates the entry of an expectation.
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

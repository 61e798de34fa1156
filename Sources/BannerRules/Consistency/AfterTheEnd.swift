/// Inputs and expectations must be within their scenario's duration («What a banner means»,
/// Scenarios).
enum AfterTheEnd {
    static let rule = Rule(
        "BK4008", "after-the-end", .error, "an input or an expectation after the scenario's end",
        """
        A scenario is played for its `duration`, including that last instant. Anything later is \
        never played and never checked.

              items: [red, orange]
              scenarios:
            ✗   - name: too late
            ✓   - name: just in time
                  duration: 5s
                  expect:
            ✗       - { at: ⟦6s⟧, page: red }
            ✓       - { at: 5s, page: red }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        for (number, scenario) in banner.scenarios.enumerated() {
            let path: ValuePath = ["scenarios", .item(number)]
            for (place, input) in scenario.inputs.enumerated() where input.at > scenario.duration {
                report(input.at, at: path + "inputs" + .item(place) + "at", scenario, path, context)
            }
            for (place, expectation) in scenario.expect.enumerated() {
                for (key, time) in instants(of: expectation) where time > scenario.duration {
                    report(time, at: path + "expect" + .item(place) + key, scenario, path, context)
                }
            }
        }
    }

    /// The instants of an expectation, with their keys.
    private static func instants(of expectation: Banner.Expectation) -> [(
        key: ValuePath.Step, time: Time
    )] {
        if case .at(let at, _, _, _) = expectation { return [("at", at)] }
        guard let (from, to) = expectation.period else { return [] }
        return [("from", from), ("to", to)]
    }

    private static func report(
        _ time: Time, at path: ValuePath, _ scenario: Banner.Scenario, _ place: ValuePath,
        _ context: any RuleContext
    ) {
        guard context.isWritten(path) else { return }
        let end = DurationText.write(scenario.duration)
        context.report(
            rule, "`\(DurationText.write(time))` is after the scenario's end at `\(end)`", at: path,
            beside: place + "duration", "the scenario ends here",
            // An empty period is reported instead, if its ends are before the scenario's.
            remedies: scenario.expect.contains { $0.period.map { $0.from >= $0.to } ?? false }
                ? [] : [.write(time, at: place + "duration")],
            explanation: "write at most `\(end)`, or make the scenario longer")
    }
}

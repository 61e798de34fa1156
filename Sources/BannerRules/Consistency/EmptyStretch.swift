/// An expectation's period must begin before it ends.
enum EmptyStretch {
    static let rule = Rule(
        "BK4009", "empty-stretch", .error, "`from` is not before `to`",
        """
        `always` and `never` check every instant from `from` up to, but not including, `to`. \
        Without such an instant, they check nothing. The default of `from` is 0, that of `to` the \
        end of the scenario.

              items: [red, orange]
              scenarios:
            ✗   - name: backwards
            ✓   - name: forwards
                  duration: 5s
                  expect:
            ✗       - { from: ⟦4s⟧, to: 3s, always: red }
            ✓       - { from: 3s, to: 4s, always: red }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        for (number, scenario) in banner.scenarios.enumerated() {
            for (place, expectation) in scenario.expect.enumerated() {
                guard let (from, to) = expectation.period, from >= to else { continue }
                let path: ValuePath = ["scenarios", .item(number)]
                let (end, entry) = (path + "duration", path + "expect" + .item(place))
                let (start, stop) = (entry + "from", entry + "to")
                let (hasStart, hasStop) = (context.isWritten(start), context.isWritten(stop))
                // A time after the scenario's end has already been reported.
                guard hasStart || hasStop, !hasStart || context.isValid(start),
                    context.isValid(hasStop ? stop : end)
                else { continue }
                let note: RuleFinding.Note =
                    hasStop ? ("`to` is here", stop) : ("the scenario ends here", end)
                let (first, last) = (DurationText.write(from), DurationText.write(to))
                context.report(
                    rule,
                    "`from` is `\(first)` and `to` is `\(last)`: there is no time between them",
                    at: hasStart ? start : stop,
                    remedies: hasStart && hasStop && from > to ? [.swap(start, stop)] : [],
                    explanation: "make `from` earlier than `to`", notes: hasStart ? [note] : [])
            }
        }
    }
}

extension Banner.Expectation {
    /// The period of `always` or `never`; `nil` for other expectations.
    var period: (from: Time, to: Time)? {
        switch self {
        case .always(_, let from, let to), .never(_, let from, let to): (from, to)
        case .at, .shown, .changes: nil
        }
    }
}

/// An expectation's minimum time must not exceed its maximum.
enum CrossedBounds {
    static let rule = Rule(
        "BK4011", "crossed-bounds", .error, "a minimum time that is greater than the maximum",
        """
        No time is at least `shownAtLeast` and at most `shownAtMost`, so the expectation can never \
        hold.

              items: [red, orange]
              scenarios:
            ✗   - name: impossible
            ✓   - name: possible
                  duration: 9s
                  expect:
            ✗       - { item: red, shownAtLeast: ⟦4s⟧, shownAtMost: 3s }
            ✓       - { item: red, shownAtLeast: 3s, shownAtMost: 9s }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        for (number, scenario) in banner.scenarios.enumerated() {
            for (place, expectation) in scenario.expect.enumerated() {
                guard case .shown(_, let least?, let most?) = expectation, least > most else {
                    continue
                }
                let path: ValuePath = ["scenarios", .item(number), "expect", .item(place)]
                let (shortest, longest) = (DurationText.write(least), DurationText.write(most))
                context.report(
                    rule, "at least `\(shortest)` and at most `\(longest)` cannot both hold",
                    at: path + "shownAtLeast", beside: path + "shownAtMost", "the maximum is here",
                    remedies: [.swap(path + "shownAtLeast", path + "shownAtMost")])
            }
        }
    }
}

/// Inputs must be in order of time («What a banner means», Interaction).
enum InputsOutOfOrder {
    static let rule = Rule(
        "BK4006", "inputs-out-of-order", .error, "an input that is earlier than the one above it",
        """
        List the inputs of a scenario in order of time. Inputs at the same instant are played in \
        the order in which they are listed.

              items: [red, orange]
              scenarios:
                - name: there and back
                  duration: 5s
                  inputs:
            ✗       - { at: 2s, next: true }
            ✗       - { at: ⟦1s⟧, previous: true }
            ✓       - { at: 1s, next: true }
            ✓       - { at: 2s, previous: true }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        for (number, scenario) in banner.scenarios.enumerated() {
            var last = 0
            for (place, input) in scenario.inputs.enumerated() {
                let earlier = scenario.inputs[last].at
                guard input.at < earlier else {
                    last = place
                    continue
                }
                let inputs: ValuePath = ["scenarios", .item(number), "inputs"]
                context.report(
                    rule,
                    "this input is at `\(DurationText.write(input.at))`, before the one above it",
                    at: inputs + .item(place) + "at", beside: inputs + .item(last) + "at",
                    "the one above is at `\(DurationText.write(earlier))`",
                    explanation: "list the inputs in order of time")
            }
        }
    }
}

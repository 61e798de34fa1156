/// No input can begin during a drag or swipe («What a banner means», Interaction).
enum InputInsideDrag {
    static let rule = Rule(
        "BK4007", "input-inside-drag", .error, "an input while a finger is still down",
        """
        A drag begins at its `at` and lasts for its `over`; a swipe lasts for 100 ms. No other \
        input is possible until the finger is lifted. An input at the exact instant of the release \
        is allowed.

              items: [red, orange]
              scenarios:
                - name: slow finger
                  duration: 5s
                  inputs:
                    - { at: 1s, drag: { by: -180, over: 2s } }
            ✗       - { at: ⟦2s⟧, next: true }
            ✓       - { at: 3s, next: true }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        for (number, scenario) in banner.scenarios.enumerated() {
            var drag: (release: Time, place: Int)?
            for (place, input) in scenario.inputs.enumerated() {
                let length = max(.zero, input.action.duration)
                guard let held = drag, input.at < held.release else {
                    if length > .zero { drag = (input.at + length, place) }
                    continue
                }
                let inputs: ValuePath = ["scenarios", .item(number), "inputs"]
                let (path, first) = (inputs + .item(place) + "at", inputs + .item(held.place))
                // An input out of order has already been reported.
                guard context.isValid(path, first) else { continue }
                let release = DurationText.write(held.release)
                let next = min(
                    scenario.duration,
                    scenario.inputs[(place + 1)...].first?.at ?? scenario.duration)
                context.report(
                    rule,
                    """
                    this input is at `\(DurationText.write(input.at))`, while a finger is still down
                    """,
                    at: path,
                    remedies: held.release + length <= next
                        ? [.write(held.release, at: path, .likely)] : [],
                    explanation: "write `\(release)` or later",
                    notes: [
                        (
                            "the finger is lifted at `\(release)`",
                            first + .key(scenario.inputs[held.place].action.word)
                        )
                    ])
            }
        }
    }
}

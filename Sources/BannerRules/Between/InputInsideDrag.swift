/// No input begins during a drag or swipe («What a banner means», Interaction).
enum InputInsideDrag: BannerRule {
    static let rule = Rule(
        "BK4007", "input-inside-drag", .error, "an input while a finger is still down",
        """
        A drag begins at its `at` and lasts for its `over`; a swipe lasts for 100 ms. No other input is possible until \
        the finger is lifted. An input at the exact instant of the release is allowed.

              items: [red, orange]
              scenarios:
                - name: slow finger
                  duration: 5s
                  inputs:
                    - { at: 1s, drag: { by: -180, over: 2s } }
            ✗       - { at: ⟦2s⟧, next: true }
            ✓       - { at: 3s, next: true }
        """)

    static func check(_ banner: Banner, _ inspection: inout some Inspection) {
        for (number, scenario) in banner.scenarios.enumerated() where hasInputInside(scenario.inputs) {
            var drag: (release: Time, path: ValuePath)?
            for (place, input) in scenario.inputs.enumerated() {
                let path: ValuePath = ["scenarios", .item(number), "inputs", .item(place)]
                // An input out of order has been reported and is not trusted.
                guard inspection.trusts(path + "at") else { continue }
                if let held = drag, input.at < held.release {
                    let release = DurationText.write(held.release)
                    let next = scenario.inputs[(place + 1)...].first?.at ?? scenario.duration
                    let isFree = held.release + max(.zero, input.action.duration) <= next
                    inspection.report(
                        rule, "this input is at `\(DurationText.write(input.at))`, while a finger is still down",
                        at: path + "at", remedies: isFree ? [.write(held.release, at: path + "at", .likely)] : [],
                        explanation: "write `\(release)` or later",
                        notes: [("the finger is lifted at `\(release)`", held.path)])
                } else if input.action.duration > .zero, inspection.trusts(path) {
                    drag = (input.release, path + .key(input.action.word))
                }
            }
        }
    }

    /// Whether an input may begin while a finger is down: true for some inputs out of order as well.
    private static func hasInputInside(_ inputs: [Banner.Input]) -> Bool {
        var release = Time.zero
        for input in inputs {
            if input.at < release { return true }
            release = max(release, input.release)
        }
        return false
    }
}

extension Banner.Input {
    /// When the finger of a drag or swipe is lifted; for any other input its instant.
    fileprivate var release: Time { at + max(.zero, action.duration) }
}

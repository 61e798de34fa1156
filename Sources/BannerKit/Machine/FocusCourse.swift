/// The constants of a focus effect («What a banner means», Focus).
struct FocusCourse: Equatable, Sendable {
    /// The scale of a card in the middle.
    let scale: Double
    /// The duration of a card's growing or shrinking.
    let duration: Time
    private let curve: Curve

    /// Fails for a scale of 1 or an infinite one: there is no effect.
    init?(_ focus: Banner.Emphasis, reducesMotion: Bool) {
        guard focus.scale != 1 && focus.scale.isFinite else { return nil }
        scale = focus.scale
        duration = reducesMotion ? .zero : max(.zero, focus.duration)
        curve = Curve(focus.easing)
    }

    /// The range for the scale at the start of a change.
    var range: ClosedRange<Double> { min(1, scale)...max(1, scale) }

    /// The progress of a change after `time`: 0 at its start, 1 from its end on.
    func part(after time: Time) -> Double {
        curve.value(after: time, of: duration)
    }
}

/// The numbers of a focus that has an effect («What a banner means», Focus).
struct FocusCourse: Equatable, Sendable {
    /// The scale of a card in the middle.
    let scale: Double
    /// How long a card takes to grow or to shrink.
    let duration: Time
    private let curve: Curve

    /// `nil` for a scale of 1, and for a value that is not a scale.
    init?(_ focus: Banner.Emphasis, reducesMotion: Bool) {
        guard focus.scale != 1 && focus.scale.isFinite else { return nil }
        scale = focus.scale
        duration = reducesMotion ? .zero : max(.zero, focus.duration)
        curve = Curve(focus.easing)
    }

    /// The range that the scale at the start of a change is clamped to.
    var range: ClosedRange<Double> { min(1, scale)...max(1, scale) }

    /// The progress of a change after some time: 0 at its start, 1 after its end, and the value of the easing in
    /// between.
    func part(after time: Time) -> Double {
        curve.value(after: time, of: duration)
    }
}

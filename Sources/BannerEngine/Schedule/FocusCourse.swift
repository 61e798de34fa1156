import BannerModel

/// The numbers of a focus that changes anything («What a banner means», Focus).
struct FocusCourse: Sendable {
    /// The scale of a card in the middle.
    let scale: Double
    /// How long a card takes to grow or to shrink.
    let duration: Time
    private let curve: Curve

    /// `nil` for a scale of 1, and for what is not a scale.
    init?(_ focus: Focus) {
        guard focus.scale != 1 && focus.scale.isFinite else { return nil }
        scale = focus.scale
        duration = max(.zero, focus.duration)
        curve = Curve(focus.easing)
    }

    /// What the scale that a run starts from is held to.
    var range: ClosedRange<Double> { min(1, scale)...max(1, scale) }

    /// A scale held to that range.
    func held(_ scale: Double) -> Double { max(range.lowerBound, min(range.upperBound, scale)) }

    /// The part of its way that a run has come after some time: 0 at its start, 1 from its end on, and whatever the easing
    /// says in between.
    func part(after time: Time) -> Double {
        time >= duration ? 1 : curve.value(at: time.seconds / duration.seconds)
    }
}

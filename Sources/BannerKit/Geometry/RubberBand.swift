/// The resistance of content that is dragged past an edge («What a banner means», Interaction).
///
/// The content follows the finger less and less, and never by more than the window's length.
struct RubberBand: Sendable {
    /// The window's length along the layout's axis in points.
    let length: Double
    /// The offset of the last page at rest.
    let largestOffset: Double

    private static let stiffness = 0.55

    /// The offset to show for a raw offset, in points.
    func shown(_ raw: Double) -> Double {
        if raw < 0 { return -excessShown(-raw) }
        if raw > largestOffset { return largestOffset + excessShown(raw - largestOffset) }
        return raw
    }

    /// The raw offset for a shown offset: the inverse of `shown`.
    func raw(_ shown: Double) -> Double {
        if shown < 0 { return -excessRaw(-shown) }
        if shown > largestOffset { return largestOffset + excessRaw(shown - largestOffset) }
        return shown
    }

    private func excessShown(_ excess: Double) -> Double {
        (1 - 1 / (RubberBand.stiffness * excess / length + 1)) * length
    }

    /// The inverse of `excessShown`.
    ///
    /// An easing that overshoots can show content a window's length or more past the edge, where
    /// the formula has no inverse; the input is therefore limited to 0.999 of that length.
    private func excessRaw(_ excess: Double) -> Double {
        let reached = min(excess, length * 0.999)
        return (1 / (1 - reached / length) - 1) * length / RubberBand.stiffness
    }
}

/// The page that released content snaps to («What a banner means», Release).
struct SnapPoint {
    /// The pages.
    let pages: PageStops
    /// r: the fraction of the velocity left after a millisecond.
    let decelerationRate: Double
    /// The maximum number of pages to move from the current one.
    let maxPages: Int
    /// The part of a page from which content released without velocity snaps to the next page.
    let threshold: Double
    /// The last page's index, if there is an edge.
    let lastPage: Int?

    /// The tolerance, in pages, within which an index counts as a whole page or as at the
    /// threshold.
    private static let tolerance = 1e-6

    /// The place to rest at, in pages, for content released at the shown offset `offset`.
    ///
    /// The velocity is in points per second.
    func place(offset: Double, velocity: Double, base: Int) -> Int {
        let projected = offset + velocity / 1000 * decelerationRate / (1 - decelerationRate)
        let index = pages.position(at: projected)
        let nearest = (index + 0.5).rounded(.down)
        let snapped: Double =
            if projected == offset {
                page(at: index, from: Double(base))
            } else if abs(index - nearest) <= SnapPoint.tolerance {
                nearest
            } else {
                index.rounded(projected < offset ? .down : .up)
            }
        var place = Int(
            clamped: max(Double(base - maxPages), min(Double(base + maxPages), snapped)))
        if let lastPage { place = max(0, min(lastPage, place)) }
        return place
    }

    /// The place for content at `index` pages without velocity: at the threshold it goes forward,
    /// and does not go back.
    private func page(at index: Double, from base: Double) -> Double {
        let distance = abs(index - base)
        let whole = distance.rounded(.down)
        let part = distance - whole
        if index < base { return base - whole - (part > threshold + SnapPoint.tolerance ? 1 : 0) }
        return base + whole + (part >= threshold - SnapPoint.tolerance ? 1 : 0)
    }
}

/// The resistance of content that is dragged past an edge («What a banner means», Interaction).
///
/// The content follows the finger less and less, and never by more than the window's length.
struct RubberBand {
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

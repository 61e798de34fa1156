/// The page that released content snaps to («What a banner means», Release).
struct SnapPoint: Sendable {
    /// d in points.
    let stride: Double
    /// r: the fraction of the velocity left after a millisecond.
    let decelerationRate: Double
    /// The largest number of pages from the current one.
    let maxPages: Int
    /// The last page's index, if there is an edge.
    let lastPage: Int?

    /// How close to a whole or half page counts as that page or half, in pages.
    private static let tolerance = 1e-6

    /// The place to rest at, in pages, for content released at shown offset `offset` with `velocity` points per second.
    func place(offset: Double, velocity: Double, base: Int) -> Int {
        let projected = offset + velocity / 1000 * decelerationRate / (1 - decelerationRate)
        let index = projected / stride
        let nearest = (index + 0.5).rounded(.down)
        // Halfway counts as halfway regardless of rounding, and goes forward.
        let half = index.rounded(.down) + 0.5
        let snapped: Double =
            if abs(index - nearest) <= SnapPoint.tolerance {
                nearest
            } else if projected < offset {
                index.rounded(.down)
            } else if projected > offset {
                index.rounded(.up)
            } else if abs(index - half) <= SnapPoint.tolerance {
                half + 0.5
            } else {
                nearest
            }
        var place = Int(held: max(Double(base - maxPages), min(Double(base + maxPages), snapped)))
        if let lastPage { place = max(0, min(lastPage, place)) }
        return place
    }
}

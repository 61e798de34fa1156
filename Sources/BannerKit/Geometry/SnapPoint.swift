/// The page that released content snaps to («What a banner means», Release).
struct SnapPoint: Sendable {
    /// d: the distance between two pages, in points.
    let stride: Double
    /// r: the fraction of the velocity left after a millisecond.
    let decelerationRate: Double
    /// The maximum number of pages to move from the current one.
    let maxPages: Int
    /// The last page's index, if there is an edge.
    let lastPage: Int?

    /// The tolerance, in pages, within which an index counts as a whole or half page.
    private static let tolerance = 1e-6

    /// The place to rest at, in pages, for content released at the shown offset `offset`.
    ///
    /// The velocity is in points per second.
    func place(offset: Double, velocity: Double, base: Int) -> Int {
        let projected = offset + velocity / 1000 * decelerationRate / (1 - decelerationRate)
        let index = projected / stride
        let nearest = (index + 0.5).rounded(.down)
        // Rounding errors must not decide at half a page: half always rounds forward.
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

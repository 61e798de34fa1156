import BannerModel

/// The page that released content snaps to (SEMANTICS section 5, «Release»; S3).
struct SnapPoint: Sendable {
    /// d in points.
    let stride: Double
    /// r: the part of the velocity left after a millisecond.
    let decelerationRate: Double
    /// The most pages away from the current one.
    let maxPages: Int
    /// The last page's index, where there is an edge.
    let lastPage: Int?

    /// The place to rest at, in pages, for content released at shown offset `offset` with `velocity` points a second.
    func place(offset: Double, velocity: Double, base: Int) -> Int {
        let projected = offset + velocity / 1000 * decelerationRate / (1 - decelerationRate)
        let index = projected / stride
        let nearest = (index + 0.5).rounded(.down)
        let snapped: Double =
            if abs(index - nearest) <= 1e-6 {
                nearest
            } else if projected < offset {
                index.rounded(.down)
            } else if projected > offset {
                index.rounded(.up)
            } else {
                nearest
            }
        var place = Int(max(Double(base - maxPages), min(Double(base + maxPages), snapped)))
        if let lastPage { place = max(0, min(lastPage, place)) }
        return place
    }
}

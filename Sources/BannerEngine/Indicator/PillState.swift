import BannerModel

/// Dots of which the current one is drawn out to a pill («What a banner means», Indicators; S1).
///
/// While the content moves the pill hands its length over to the next dot; at the wrap the last and the first dot share it.
public struct PillState: Equatable, Sendable {
    /// n.
    public let count: Int
    /// i: the dot that the pill leaves.
    public let first: Int
    /// j: the dot that the pill comes to; `nil` for a single dot.
    public let second: Int?
    /// f: how far the pill has come from `first` to `second`, 0 ..< 1.
    public let progress: Double
    private let width, dot: Double

    init(_ style: Pill, count: Int, place: Double) {
        let floor = place.rounded(.down)
        self.count = count
        first = max(0, min(count - 1, Int(held: floor)))
        second = count == 1 ? nil : (first + 1) % count
        progress = place - floor
        width = style.width
        dot = style.dot
    }

    /// The width in points of the dot that the pill leaves.
    public var firstWidth: Double { dot + (width - dot) * (1 - progress) }
    /// The width in points of the dot that the pill comes to.
    public var secondWidth: Double { dot + (width - dot) * progress }

    /// The width in points of a page's dot.
    public func width(of page: Int) -> Double {
        if page == first { return firstWidth }
        return page == second ? secondWidth : dot
    }

    /// How much of the current colour a page's dot has, 0 … 1; the rest is the others' colour, in straight RGBA.
    public func currentPart(of page: Int) -> Double {
        if page == first { return 1 - progress }
        return page == second ? progress : 0
    }
}

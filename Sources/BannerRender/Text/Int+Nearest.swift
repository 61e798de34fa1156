import BannerKit

extension Int {
    /// The whole number nearest to a value, halves away from zero; a value outside `bounds` becomes the nearer bound,
    /// and a value that is not a number the one nearer to 0.
    init(nearest value: Double, in bounds: ClosedRange<Int> = -1_000_000_000_000_000...1_000_000_000_000_000) {
        self = Swift.min(
            bounds.upperBound, Swift.max(bounds.lowerBound, Int(held: value.rounded(.toNearestOrAwayFromZero))))
    }
}

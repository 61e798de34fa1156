extension Int {
    /// The whole number nearest to a value, halves away from zero; a value outside `bounds` becomes the nearer bound,
    /// and a value that is not a number the one nearer to 0.
    package init(nearest value: Double, in bounds: ClosedRange<Int> = Int(held: -1e15)...Int(held: 1e15)) {
        self = Swift.min(
            bounds.upperBound, Swift.max(bounds.lowerBound, Int(held: value.rounded(.toNearestOrAwayFromZero))))
    }
}

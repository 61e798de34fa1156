extension Int {
    /// The nearest whole number, with halves away from zero, clamped to `bounds`.
    ///
    /// For NaN it is 0, clamped to `bounds`.
    package init(nearest value: Double, in bounds: ClosedRange<Int> = Int(held: -1e15)...Int(held: 1e15)) {
        self = Swift.min(
            bounds.upperBound, Swift.max(bounds.lowerBound, Int(held: value.rounded(.toNearestOrAwayFromZero))))
    }
}

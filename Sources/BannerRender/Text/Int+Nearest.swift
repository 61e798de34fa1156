extension Int {
    /// The whole number nearest to a value, halves away from zero; a value outside `bounds` becomes the nearer bound,
    /// and a value that is not a number the lower one.
    ///
    /// `Int(_:)` traps if a number does not fit, and a drawing's lengths come from a banner's file.
    init(nearest value: Double, in bounds: ClosedRange<Int> = -1_000_000_000_000_000...1_000_000_000_000_000) {
        let rounded = value.rounded(.toNearestOrAwayFromZero)
        if rounded >= Double(bounds.upperBound) {
            self = bounds.upperBound
        } else if rounded > Double(bounds.lowerBound) {
            self = Int(rounded)
        } else {
            self = bounds.lowerBound
        }
    }
}

extension FixedWidthInteger {
    /// The number truncated to an integer and clamped to the type's range; 0 if it is not a number.
    ///
    /// Used for every conversion of a computed `Double`: `Int(_:)` traps if a number does not fit,
    /// and in a web page an `Int` has 32 bits.
    @inlinable package init(held number: Double) {
        self = Self(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : number < 0 ? .min : 0)
    }
}

extension Double {
    /// The number; 0 if it is infinite or not a number.
    package var orZero: Double { isFinite ? self : 0 }
}

extension Comparable {
    /// The value clamped to a range; the lower bound if it is not a number.
    func held(in range: ClosedRange<Self>) -> Self {
        self > range.lowerBound ? Swift.min(range.upperBound, self) : range.lowerBound
    }
}

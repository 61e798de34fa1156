extension Int {
    /// The whole number that `number` is cut to, held to what an `Int` can be on the machine at hand; 0 for what is not a
    /// number.
    ///
    /// Every conversion of a computed `Double` goes through here: `Int(_:)` itself stops the program where a number does not
    /// fit, and an `Int` has 32 bits in a page.
    package init(held number: Double) {
        self = Int(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : number < 0 ? .min : 0)
    }
}

extension Int64 {
    /// The whole number that `number` is cut to, held to what an `Int64` can be; 0 for what is not a number.
    package init(held number: Double) {
        self = Int64(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : number < 0 ? .min : 0)
    }
}

extension Double {
    /// The number; 0 where it is infinite or not a number.
    package var orZero: Double { isFinite ? self : 0 }
}

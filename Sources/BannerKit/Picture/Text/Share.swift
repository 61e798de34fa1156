/// A fraction of a period, in exact decimals: a half is rounded away from zero.
///
/// Whole numbers only, because a `Double` is slightly off for most decimal fractions, so that a half would be rounded
/// down.
package struct Share: Sendable {
    private let part, whole: UInt64

    /// The share of `part` in `whole`, both 0 or more and at most 10 000 years.
    package init(_ part: Time, of whole: Time) {
        self.part = UInt64(max(0, part.microseconds))
        self.whole = UInt64(max(0, whole.microseconds))
    }

    /// The share as a number of units of which `10^decimals` make the whole; 0 if the whole is 0.
    func rounded(decimals: Int) -> Int64 {
        guard whole > 0 else { return 0 }
        var (digits, rest) = part.quotientAndRemainder(dividingBy: whole)
        for _ in 0..<decimals {
            // Ten times what is less than 10 000 years still fits.
            let (digit, left) = (rest * 10).quotientAndRemainder(dividingBy: whole)
            digits = digits * 10 + digit
            rest = left
        }
        return Int64(rest * 2 >= whole ? digits + 1 : digits)
    }

    /// The share in per cent with one decimal, as in `45.0`.
    package var percent: String {
        let tenths = rounded(decimals: 3)
        return "\(tenths / 10).\(tenths % 10)"
    }
}

extension [UInt8] {
    /// Appends a share of 1 with at most 6 decimals, without trailing zeros.
    package mutating func append(_ share: Share) { append(seconds: Time(microseconds: share.rounded(decimals: 6))) }
}

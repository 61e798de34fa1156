/// A fraction of a period in exact decimals; halves are rounded away from zero.
///
/// It uses integers only: most decimal fractions are inexact in a `Double`, so that a half could be
/// rounded down.
package struct Share: Sendable {
    private let part, whole: UInt64

    /// The share of `part` in `whole`, both from 0 to 10 000 years.
    package init(_ part: Time, of whole: Time) {
        self.part = UInt64(max(0, part.microseconds))
        self.whole = UInt64(max(0, whole.microseconds))
    }

    /// The share as a number of units, `10^decimals` of which are the whole; 0 if the whole is 0.
    func rounded(decimals: Int) -> Int64 {
        guard whole > 0 else { return 0 }
        var (digits, rest) = part.quotientAndRemainder(dividingBy: whole)
        for _ in 0..<decimals {
            // Ten times a value below 10 000 years fits into 64 bits.
            let (digit, left) = (rest * 10).quotientAndRemainder(dividingBy: whole)
            digits = digits * 10 + digit
            rest = left
        }
        return Int64(rest * 2 >= whole ? digits + 1 : digits)
    }

    /// The share in per cent with one decimal, such as `45.0`.
    package var percent: String {
        let tenths = rounded(decimals: 3)
        return "\(tenths / 10).\(tenths % 10)"
    }
}

extension [UInt8] {
    /// Appends a share of 1 with at most 6 decimals, without trailing zeros.
    package mutating func append(_ share: Share) { append(seconds: Time(microseconds: share.rounded(decimals: 6))) }
}

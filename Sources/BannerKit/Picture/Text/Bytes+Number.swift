extension [UInt8] {
    /// Appends the text of a string.
    package mutating func append(_ text: String) { append(contentsOf: text.utf8) }

    /// Appends a whole number.
    package mutating func append(number value: some BinaryInteger) {
        if value < 0 { append(UInt8(ascii: "-")) }
        appendDigits(UInt64(value.magnitude))
    }

    /// Appends a number rounded to 6 decimals, without trailing zeros («What a banner means»,
    /// Events and state).
    package mutating func append(rounded value: Double) {
        let scaled = value * 1_000_000
        // Beyond 64 bits in millionths, a Double has no significant decimals.
        guard abs(scaled) < 9e18 else { return append(value.isFinite ? "\(value)" : "0") }
        appendMillionths(Int64(scaled.rounded(.toNearestOrAwayFromZero)))
    }

    /// Appends a time in seconds with at most 6 decimals, without trailing zeros.
    package mutating func append(seconds time: Time) { appendMillionths(time.microseconds) }

    private mutating func appendMillionths(_ value: Int64) {
        if value < 0 { append(UInt8(ascii: "-")) }
        let magnitude = value.magnitude
        appendDigits(magnitude / 1_000_000)
        var fraction = magnitude % 1_000_000
        guard fraction > 0 else { return }
        append(UInt8(ascii: "."))
        var place: UInt64 = 100_000
        while fraction > 0 {
            append(UInt8(ascii: "0") + UInt8(fraction / place))
            fraction %= place
            place /= 10
        }
    }

    private mutating func appendDigits(_ value: UInt64) {
        guard value >= 10 else { return append(UInt8(ascii: "0") + UInt8(value)) }
        var place: UInt64 = 10
        while value / place >= 10 { place *= 10 }
        var rest = value
        while place > 0 {
            append(UInt8(ascii: "0") + UInt8(rest / place))
            rest %= place
            place /= 10
        }
    }
}

extension String {
    /// The text that a closure appends.
    package static func written(_ append: (inout [UInt8]) -> Void) -> String {
        var bytes: [UInt8] = []
        append(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Appends a JSON string, including its quotes.
    ///
    /// Characters that could affect a reader of the line are escaped: controls, line separators,
    /// bidirectional controls, and the second of two number signs, which a CI log could read as a
    /// command.
    package mutating func append(jsonString text: String) {
        append(UInt8(ascii: "\""))
        var last: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": append("\\\"")
            case "\\": append("\\\\")
            case "\n": append("\\n")
            case "\t": append("\\t")
            case "\r": append("\\r")
            case "#" where last == "#": append(unicodeEscape: 0x23)
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200E}", "\u{200F}", "\u{61C}",
                "\u{2028}"..."\u{202E}",
                "\u{2066}"..."\u{2069}":
                append(unicodeEscape: scalar.value)
            default: append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
            last = scalar
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func append(unicodeEscape value: UInt32) {
        append("\\u")
        for shift in [12, 8, 4, 0] as [UInt32] {
            append(Array("0123456789abcdef".utf8)[Int(value >> shift & 15)])
        }
    }

    /// Appends a whole number.
    package mutating func append<Number: BinaryInteger>(_ opening: String, _ value: Number?) {
        guard let value else { return }
        append(opening)
        append(number: value)
    }

    /// Appends a number rounded to 6 decimals.
    package mutating func append(_ opening: String, _ value: Double?, _ style: NumberStyle = .plain)
    {
        guard let value else { return }
        append(opening)
        append(value, as: style)
    }

    /// Appends a time.
    package mutating func append(_ opening: String, _ time: Time?, _ style: NumberStyle) {
        guard let time else { return }
        append(opening)
        append(time, as: style)
    }

    /// Appends a string, with escapes.
    package mutating func append(_ opening: String, text: String?) {
        guard let text else { return }
        append(opening)
        append(jsonString: text)
    }

    /// Appends a string that needs no escapes.
    package mutating func append(_ opening: String, word: String?) {
        guard let word else { return }
        append(opening)
        append("\"")
        append(word)
        append("\"")
    }

    /// Appends an indicator's state.
    mutating func append(
        _ opening: String, _ indicator: Banner.Indicator.State?, _ style: NumberStyle
    ) {
        guard let indicator else { return }
        append(opening)
        append(indicator, as: style)
    }

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

    /// Appends a time as a number.
    package mutating func append(_ time: Time, as style: NumberStyle) {
        switch style {
        case .plain: append(seconds: time)
        case .columns: append(number: time.microseconds)
        }
    }

    /// Appends a number rounded to 6 decimals.
    package mutating func append(_ value: Double, as style: NumberStyle) {
        let start = count
        append(rounded: value)
        appendPoint(since: start, style)
    }

    /// Appends a share of 1 with at most 6 decimals.
    package mutating func append(_ share: Share, as style: NumberStyle) {
        let start = count
        append(share)
        appendPoint(since: start, style)
    }

    /// Appends `.0` to a number that was written without decimals.
    private mutating func appendPoint(since start: Int, _ style: NumberStyle) {
        guard style == .columns,
            self[start...].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D })
        else { return }
        append(".0")
    }
}

// Members of JSON objects, each with its opening, such as `,"page":`. Members without a value are
// omitted.

extension String {
    /// The text that a closure appends.
    package static func written(_ append: (inout [UInt8]) -> Void) -> String {
        var bytes: [UInt8] = []
        append(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The notation of times and other numbers in JSON, and of absent values.
package enum NumberStyle {
    /// Times in seconds with up to six decimals; no trailing zeros; absent values are omitted.
    case plain
    /// For tables, whose readers infer the columns and their types from the first rows: times as
    /// whole microseconds, every other fractional number with a decimal point, and no key of a
    /// summary omitted.
    case columns
}

extension Int {
    /// The nearest whole number, with halves away from zero, clamped to `bounds`.
    ///
    /// For NaN it is 0, clamped to `bounds`.
    package init(
        nearest value: Double,
        in bounds: ClosedRange<Int> = Int(clamped: -1e15)...Int(clamped: 1e15)
    ) {
        self = Swift.min(
            bounds.upperBound,
            Swift.max(bounds.lowerBound, Int(clamped: value.rounded(.toNearestOrAwayFromZero))))
    }
}

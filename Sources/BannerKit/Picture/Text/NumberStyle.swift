/// The notation of times and other numbers in JSON, and of absent values.
package enum NumberStyle: Sendable {
    /// Times in seconds with up to six decimals; no trailing zeros; absent values are omitted.
    case plain
    /// For tables, whose readers infer the columns and their types from the first rows: times as
    /// whole microseconds, every other fractional number with a decimal point, and no key of a
    /// summary omitted.
    case columns
}

extension [UInt8] {
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
        guard style == .columns, self[start...].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D }) else { return }
        append(".0")
    }
}

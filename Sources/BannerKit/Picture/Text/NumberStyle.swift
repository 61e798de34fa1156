/// How JSON writes times and other numbers, also those that do not exist.
package enum NumberStyle: Sendable {
    /// Times in seconds with up to six decimals; no decimals that are zero; a value that does not exist is left out.
    case plain
    /// For tables, whose readers take the columns and their types from the first rows: times as whole microseconds,
    /// every other number that can have decimals with a decimal point, and every key of a summary always there.
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

    /// Ends a number that was written without decimals.
    private mutating func appendPoint(since start: Int, _ style: NumberStyle) {
        guard style == .columns, self[start...].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D }) else { return }
        append(".0")
    }
}

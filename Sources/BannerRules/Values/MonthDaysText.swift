import BannerCalendar

/// Ranges of days of the month as people write them: `1-7`, and `-7--1` for the last seven («What a
/// banner means», The calendar).
package enum MonthDaysText {
    /// All ranges, in ECMA-262.
    package static let pattern = "^(-?)([1-9]|[12][0-9]|3[01])-\\1([1-9]|[12][0-9]|3[01])$"

    /// The range that some bytes are.
    package static func read(_ bytes: ArraySlice<UInt8>) throws(TextFault) -> Banner.MonthDays {
        var reader = TextReader(bytes)
        guard let first = day(&reader), reader.take("-"), let last = day(&reader),
            reader.rest.isEmpty
        else {
            throw TextFault(
                .outOfRange, "`\(bytes.shown)` is not a range of days",
                explanation:
                    "write two days such as `1-7`, or `-7--1` for the last seven of a month")
        }
        guard (first < 0) == (last < 0) else {
            throw TextFault(
                .outOfRange, "`\(bytes.shown)` counts from both ends of the month",
                explanation: "write two days of one sign, such as `24-31`")
        }
        guard first < last else {
            throw TextFault(
                .outOfRange, "`\(bytes.shown)` does not end after it begins",
                explanation: first == last ? "write `\(first)`" : "write `\(last)-\(first)`")
        }
        return Banner.MonthDays(first: first, last: last)
    }

    private static func day(_ reader: inout TextReader) -> Int? {
        let sign = reader.take("-") ? -1 : 1
        guard let number = reader.number(digits: 1, to: 2), 1...31 ~= number else { return nil }
        return sign * number
    }
}

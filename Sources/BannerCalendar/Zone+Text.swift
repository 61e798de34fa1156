// Dates and times as text. Calendars write many thousands of them, so they stay bytes as long as
// possible.

extension Zone {
    /// The local date and time at an instant with its offset, such as `2026-11-27T06:00:00+09:00`.
    package func text(_ instant: Instant) -> String { .written { append(instant, to: &$0) } }

    /// Appends the local date and time at an instant with its offset.
    package func append(_ instant: Instant, to text: inout [UInt8]) {
        let offset = offset(at: instant)
        let clock = ClockTime(seconds: instant.seconds + offset)
        clock.dayShown.append(to: &text)
        text.append(UInt8(ascii: "T"))
        text.append(time: clock.secondOfDay, hasSeconds: true)
        Zone.append(offset: offset, to: &text)
    }

    /// An offset such as `+09:00`, with seconds if it has any.
    package static func text(offset: Int64) -> String { .written { append(offset: offset, to: &$0) } }

    private static func append(offset: Int64, to text: inout [UInt8]) {
        text.append(offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
        text.append(time: abs(offset), hasSeconds: offset % 60 != 0)
    }
}

extension Day {
    /// The date, such as `2026-11-27`.
    package var text: String { .written { append(to: &$0) } }

    fileprivate func append(to text: inout [UInt8]) {
        let (year, month, day) = date
        if (1000...9999).contains(year) {
            text.append(two: Int64(year / 100))
            text.append(two: Int64(year % 100))
        } else {
            text += "\(year)".utf8
        }
        text.append(UInt8(ascii: "-"))
        text.append(two: Int64(month))
        text.append(UInt8(ascii: "-"))
        text.append(two: Int64(day))
    }
}

extension ClockTime {
    /// The time of day without seconds, such as `06:00`.
    package var timeText: String { .written { $0.append(time: secondOfDay, hasSeconds: false) } }
}

extension [UInt8] {
    /// Appends `06:00`, or `06:00:00` with seconds.
    fileprivate mutating func append(time seconds: Int64, hasSeconds: Bool) {
        append(two: seconds / 3_600)
        append(UInt8(ascii: ":"))
        append(two: seconds / 60 % 60)
        guard hasSeconds else { return }
        append(UInt8(ascii: ":"))
        append(two: seconds % 60)
    }

    /// Appends a number below 100 with two digits.
    fileprivate mutating func append(two number: Int64) {
        append(UInt8(ascii: "0") + UInt8(number / 10))
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}

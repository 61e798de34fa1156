// Dates and times as text. Calendars write them many thousands of times, so they are bytes until the end.

extension Zone {
    /// What the clock shows at an instant, with its offset: `2026-11-27T06:00:00+09:00`.
    package func text(_ instant: Instant) -> String {
        var text: [UInt8] = []
        append(instant, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends what the clock shows at an instant, with its offset.
    package func append(_ instant: Instant, to text: inout [UInt8]) {
        let offset = offset(at: instant)
        let clock = ClockTime(seconds: instant.seconds + offset)
        clock.dayShown.append(to: &text)
        text.append(UInt8(ascii: "T"))
        clock.appendTime(to: &text)
        text.append(UInt8(ascii: ":"))
        text.append(two: clock.secondOfDay % 60)
        Zone.append(offset: offset, to: &text)
    }

    /// An offset: `+09:00`, and with seconds if it has any.
    package static func text(offset: Int64) -> String {
        var text: [UInt8] = []
        append(offset: offset, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    private static func append(offset: Int64, to text: inout [UInt8]) {
        let size = abs(offset)
        text.append(offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
        text.append(two: size / 3_600)
        text.append(UInt8(ascii: ":"))
        text.append(two: size / 60 % 60)
        guard size % 60 != 0 else { return }
        text.append(UInt8(ascii: ":"))
        text.append(two: size % 60)
    }
}

extension Day {
    /// The date: `2026-11-27`.
    package var text: String {
        var text: [UInt8] = []
        append(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

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
    /// The time of day without seconds: `06:00`.
    package var timeText: String {
        var text: [UInt8] = []
        appendTime(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    fileprivate func appendTime(to text: inout [UInt8]) {
        text.append(two: secondOfDay / 3_600)
        text.append(UInt8(ascii: ":"))
        text.append(two: secondOfDay / 60 % 60)
    }
}

extension [UInt8] {
    /// Appends a number below 100 with two digits.
    fileprivate mutating func append(two number: Int64) {
        append(UInt8(ascii: "0") + UInt8(number / 10))
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}

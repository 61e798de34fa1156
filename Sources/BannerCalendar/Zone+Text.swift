extension Zone {
    /// What the clock shows at an instant, with its offset: `2026-11-27T06:00:00+09:00`.
    package func text(_ instant: Instant) -> String {
        let offset = offset(at: instant)
        let clock = ClockTime(seconds: instant.seconds + offset)
        let (year, month, day) = clock.dayShown.date
        guard (1000...9999).contains(year), offset % 60 == 0 else {
            return "\(clock.dayShown.text)T\(clock.timeText):\(Zone.two(clock.secondOfDay % 60))"
                + Zone.text(offset: offset)
        }
        // Calendars write this many thousands of times: digit by digit it costs a fifth.
        var text: [UInt8] = []
        text.reserveCapacity(25)
        func two(_ number: Int64, _ mark: UInt8) {
            text.append(UInt8(ascii: "0") + UInt8(number / 10))
            text.append(UInt8(ascii: "0") + UInt8(number % 10))
            text.append(mark)
        }
        text.append(UInt8(ascii: "0") + UInt8(year / 1000))
        text.append(UInt8(ascii: "0") + UInt8(year / 100 % 10))
        two(Int64(year % 100), UInt8(ascii: "-"))
        two(Int64(month), UInt8(ascii: "-"))
        two(Int64(day), UInt8(ascii: "T"))
        two(clock.secondOfDay / 3_600, UInt8(ascii: ":"))
        two(clock.secondOfDay / 60 % 60, UInt8(ascii: ":"))
        two(clock.secondOfDay % 60, offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
        two(abs(offset) / 3_600, UInt8(ascii: ":"))
        two(abs(offset) / 60 % 60, 0)
        text.removeLast()
        return String(decoding: text, as: UTF8.self)
    }

    /// An offset: `+09:00`, and with seconds if it has any.
    package static func text(offset: Int64) -> String {
        let size = abs(offset)
        return (offset < 0 ? "-" : "+") + "\(two(size / 3_600)):\(two(size / 60 % 60))"
            + (size % 60 == 0 ? "" : ":\(two(size % 60))")
    }

    /// A number with at least two digits.
    fileprivate static func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension Day {
    /// The date: `2026-11-27`.
    package var text: String {
        let (year, month, day) = date
        return "\(year)-\(Zone.two(Int64(month)))-\(Zone.two(Int64(day)))"
    }
}

extension ClockTime {
    /// The time of day without seconds: `06:00`.
    package var timeText: String { "\(Zone.two(secondOfDay / 3_600)):\(Zone.two(secondOfDay / 60 % 60))" }
}

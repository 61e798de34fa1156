extension Zone {
    /// What the clock shows at an instant, with its offset: `2026-11-27T06:00:00+09:00`.
    package func text(_ instant: Instant) -> String {
        let offset = offset(at: instant)
        let clock = ClockTime(seconds: instant.seconds + offset)
        return "\(clock.dayShown.text)T\(clock.timeText):\(Zone.two(clock.secondOfDay % 60))"
            + Zone.text(offset: offset)
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

extension Banner.Date {
    /// The day that is written.
    package var calendarDay: Day { Day(year: year, month: month, day: day) }

    /// Whether it is a time on the banner's clock, and not an exact instant.
    package var isLocal: Bool { offset == nil }

    /// What the clock shows: at the beginning of a date alone, or at its end.
    package func clock(isEnd: Bool) -> ClockTime {
        ClockTime(calendarDay, second: time.map(\.wholeSeconds) ?? (isEnd ? ClockTime.day : 0))
    }

    /// The instant that it means: a date alone is its beginning, or its end («What a banner means», The calendar).
    package func instant(in zone: Zone, isEnd: Bool = false) -> Instant {
        let clock = clock(isEnd: isEnd)
        guard let offset else { return zone.instant(of: clock) }
        return Instant(seconds: clock.seconds - offset.wholeSeconds)
    }
}

extension Day {
    /// The day as a date on the banner's clock.
    package var asDate: Banner.Date {
        let (year, month, day) = date
        return Banner.Date(year: year, month: month, day: day)
    }
}

extension Instant {
    /// The moment as a date in UTC, exactly.
    package var asDate: Banner.Date {
        let clock = ClockTime(seconds: seconds)
        var date = clock.dayShown.asDate
        (date.time, date.offset) = (.seconds(clock.secondOfDay), .zero)
        return date
    }
}

extension Time {
    /// The time in seconds, rounded down to whole ones.
    package var wholeSeconds: Int64 { (microseconds - (microseconds < 0 ? 999_999 : 0)) / 1_000_000 }
}

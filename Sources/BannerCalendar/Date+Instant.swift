extension Banner.Date {
    /// The date's day, without its time.
    package var calendarDay: Day { Day(year: year, month: month, day: day) }

    /// Whether it is a local time in the banner's time zone instead of an exact instant.
    package var isLocal: Bool { offset == nil }

    /// The local time; a date without a time is the beginning of its day, or its end.
    package func clock(isEnd: Bool) -> ClockTime {
        ClockTime(calendarDay, second: time.map(\.wholeSeconds) ?? (isEnd ? ClockTime.day : 0))
    }

    /// The instant of the date; a date without a time is the beginning of its day, or its end
    /// («What a banner means», The calendar).
    package func instant(in zone: Zone, isEnd: Bool = false) -> Instant {
        let clock = clock(isEnd: isEnd)
        guard let offset else { return zone.instant(of: clock) }
        return Instant(seconds: clock.seconds - offset.wholeSeconds)
    }
}

extension Day {
    /// The day as a date in the banner's time zone.
    package var asDate: Banner.Date {
        let (year, month, day) = date
        return Banner.Date(year: year, month: month, day: day)
    }
}

extension Instant {
    /// The instant as a date in UTC, exactly.
    package var asDate: Banner.Date {
        let clock = ClockTime(seconds: seconds)
        var date = clock.dayShown.asDate
        (date.time, date.offset) = (.seconds(clock.secondOfDay), .zero)
        return date
    }
}

extension Time {
    /// The time in whole seconds, rounded down.
    package var wholeSeconds: Int64 { (microseconds - (microseconds < 0 ? 999_999 : 0)) / 1_000_000 }
}

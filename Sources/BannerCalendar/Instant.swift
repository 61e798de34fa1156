extension BannerCalendar {
    /// An instant: whole seconds of POSIX time, independent of time zones.
    public struct Instant: Hashable, Comparable, Sendable {
        /// The number of seconds since 1970-01-01T00:00:00Z.
        package var seconds: Int64

        package init(seconds: Int64) {
            self.seconds = seconds
        }

        /// The instant this many seconds after 1970-01-01T00:00:00Z, rounded down to a whole
        /// second.
        ///
        /// An app passes `Date().timeIntervalSince1970`. NaN counts as 0, and very large numbers
        /// are clamped.
        public init(secondsSince1970 seconds: Double) {
            let most = 1e15
            self.init(
                seconds: seconds.isNaN ? 0 : Int64(max(-most, min(most, seconds)).rounded(.down)))
        }

        /// The number of seconds since 1970-01-01T00:00:00Z.
        public var secondsSince1970: Double { Double(seconds) }

        /// Whether an instant is before another.
        public static func < (a: Instant, b: Instant) -> Bool { a.seconds < b.seconds }
    }
}

package typealias Instant = BannerCalendar.Instant

extension Instant {

    /// The instant `seconds` seconds later.
    package static func + (instant: Instant, seconds: Int64) -> Instant {
        Instant(seconds: instant.seconds + seconds)
    }

    /// The number of seconds from `b` to `a`.
    package static func - (a: Instant, b: Instant) -> Int64 { a.seconds - b.seconds }

    /// The instant as a date in UTC, exactly.
    package var asDate: Banner.Date {
        let clock = ClockTime(seconds: seconds)
        var date = clock.dayShown.asDate
        (date.time, date.offset) = (.seconds(clock.secondOfDay), .zero)
        return date
    }
}

/// A local time as a wall clock shows it: a day and a second of the day.
package struct ClockTime: Hashable, Comparable {
    /// The number of seconds from 1970-01-01T00:00:00 local time, with days of 24 hours.
    package var seconds: Int64

    /// The number of seconds in a day.
    package static let day: Int64 = 86_400

    /// The local time this many seconds after 1970-01-01T00:00:00 local time.
    package init(seconds: Int64) {
        self.seconds = seconds
    }

    /// The local time at a second of a day; more than a day's seconds lead to the next day.
    package init(_ day: Day, second: Int64 = 0) {
        seconds = day.number * ClockTime.day + second
    }

    /// The local day.
    package var dayShown: Day {
        let number = seconds / ClockTime.day
        return Day(number: seconds % ClockTime.day < 0 ? number - 1 : number)
    }

    /// The second of the day, from 0.
    package var secondOfDay: Int64 { seconds - dayShown.number * ClockTime.day }

    /// Whether a local time is before another, if the clock is not set in between.
    package static func < (a: ClockTime, b: ClockTime) -> Bool { a.seconds < b.seconds }
}

/// A day of the Gregorian calendar.
package struct Day: Hashable, Comparable {
    /// The number of days since 1970-01-01.
    package var number: Int64

    /// The number of days in 400 years, after which the calendar repeats.
    static let inCycle: Int64 = 146_097

    /// The year, the month from 1, and the day of the month from 1.
    package var date: (year: Int, month: Int, day: Int) {
        let days = number + 719_468
        let cycle = (days >= 0 ? days : days - (Day.inCycle - 1)) / Day.inCycle
        let dayOfCycle = days - cycle * Day.inCycle
        let yearOfCycle =
            (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = Int(monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9)
        let year = Int(yearOfCycle + cycle * 400) + (month <= 2 ? 1 : 0)
        return (year, month, Int(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1))
    }

    /// The weekday as a number from 0 for Monday.
    package var weekdayNumber: Int {
        let rest = (number + 3) % 7
        return Int(rest < 0 ? rest + 7 : rest)
    }

    /// The number of days of a month.
    package static func count(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2:
            year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
                ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Whether one day is before another.
    package static func < (a: Day, b: Day) -> Bool { a.number < b.number }

    /// The day that is `days` days later.
    package static func + (day: Day, days: Int64) -> Day { Day(number: day.number + days) }
}

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
    /// A day by its date; one that does not exist becomes a day of the next month, such as 2 March
    /// for 30 February.
    package init(year: Int, month: Int, day: Int) {
        // Years begin in March, so that a leap day is the last day of its year.
        let years = Int64(month > 2 ? year : year - 1)
        let cycle = (years >= 0 ? years : years - 399) / 400
        let yearOfCycle = years - cycle * 400
        let dayOfYear = Int64((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1)
        number =
            cycle * Day.inCycle + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100
            + dayOfYear - 719_468
    }

    /// The day as a date in the banner's time zone.
    package var asDate: Banner.Date {
        let (year, month, day) = date
        return Banner.Date(year: year, month: month, day: day)
    }
}

extension Time {
    /// The time in whole seconds, rounded down.
    package var wholeSeconds: Int64 {
        (microseconds - (microseconds < 0 ? 999_999 : 0)) / 1_000_000
    }
}

extension BannerCalendar {
    /// Whether an occasion holds at any instant from `earliest` on.
    package static func everHolds(_ occasion: Banner.Occasion, from earliest: Instant? = nil, in zone: Zone) -> Bool {
        let resolved = Occasion(occasion, item: 0, zone: zone)
        let (from, until) = (max(resolved.from, earliest ?? resolved.from), resolved.until)
        guard from < until, let windows = resolved.windows else { return from < until }
        let first = zone.clock(at: max(from, zone.instant(of: ClockTime(judged.lowerBound)))).dayShown + -1
        let last = zone.clock(at: min(until, zone.instant(of: ClockTime(judged.upperBound)))).dayShown
        return (max(first, judged.lowerBound).number...max(first, last).number).contains { number in
            let day = Day(number: number)
            return windows.open(on: day)
                && windows.hours.contains { window in
                    max(from, zone.instant(of: ClockTime(day, second: window.from)))
                        < min(until, zone.instant(of: ClockTime(day, second: window.until)))
                }
        }
    }

    /// The dates by which it is judged what never, or always, holds: all that can be written, and a cycle of the calendar.
    static let judged = Day(year: 2_000, month: 1, day: 1)...Day(year: 2_399, month: 12, day: 31)
}

extension Zone {
    /// The result of looking up a local time that should occur once.
    package enum Showing: Sendable {
        /// The clock shows it once.
        case once
        /// The clock skips it; the value is the time shown instead.
        case skipped(ClockTime)
        /// The clock shows it twice, the second time after this many seconds.
        case twice(after: Int64)
    }

    /// The number of times that the clock shows a local time.
    package func showing(of clock: ClockTime) -> Showing {
        let first = instant(of: clock)
        let shown = self.clock(at: first)
        guard shown == clock else { return .skipped(shown) }
        for change in changes(from: first, to: first + 2 * ClockTime.day) where change.after < change.before {
            let second = Instant(seconds: clock.seconds - change.after)
            if second >= change.at && self.clock(at: second) == clock { return .twice(after: second - first) }
        }
        return .once
    }
}

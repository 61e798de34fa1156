extension BannerCalendar {
    /// Whether an occasion holds at any instant from `earliest` on.
    package static func everHolds(_ occasion: Banner.Occasion, from earliest: Instant? = nil, in zone: Zone) -> Bool {
        let resolved = Occasion(occasion, item: 0, zone: zone)
        let from = max(resolved.from, earliest ?? Instant(seconds: .min))
        guard from < resolved.until else { return false }
        // Without a beginning or an end, there is always another week.
        guard resolved.windows != nil, from.seconds > .min, resolved.until.seconds < .max else { return true }
        let calendar = BannerCalendar([.anyOf([occasion])], zone: zone)
        // A window that the clock skips in one week exists in the next.
        let last = min(resolved.until, from + 28 * ClockTime.day)
        return Periods(calendar, from: from, to: last).contains { !$0.items.isEmpty }
    }
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

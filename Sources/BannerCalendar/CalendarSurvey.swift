/// What can ever happen in a calendar, from the few spans that show it.
///
/// After a dated end nothing changes but the days of the week until the next one, so two weeks after each show everything
/// («What a banner means», The calendar).
package struct CalendarSurvey: Sendable {
    private let calendar: BannerCalendar
    private let spans: [(from: Instant, to: Instant)]
    /// Whether no condition names a date, so that all weeks are equal.
    package let isWeekly: Bool

    /// Two weeks, and a day for the windows that end in a third.
    private static let span = 15 * ClockTime.day

    /// A survey of a calendar.
    package init(_ calendar: BannerCalendar) {
        self.calendar = calendar
        var ends: [Instant] = []
        for occasion in calendar.occasions where occasion.from < occasion.until {
            if occasion.from.seconds > .min { ends.append(occasion.from) }
            if occasion.until.seconds < .max { ends.append(occasion.until) }
        }
        ends.sort()
        isWeekly = ends.isEmpty
        if ends.isEmpty {
            // Any Monday will do.
            let monday = calendar.zone.instant(of: ClockTime(Day(year: 2_024, month: 1, day: 1)))
            spans = [(monday, monday + CalendarSurvey.span)]
            return
        }
        var spans = [(from: ends[0] + -CalendarSurvey.span, to: ends[0] + CalendarSurvey.span)]
        for end in ends {
            if end <= spans[spans.count - 1].to {
                spans[spans.count - 1].to = end + CalendarSurvey.span
            } else {
                spans.append((end + -1, end + CalendarSurvey.span))
            }
        }
        self.spans = spans
    }

    /// The first time in which nothing is available, between the first and the last in which something is.
    package func firstGap() -> Periods.Period? {
        var hasBegun = false
        var gap: Instant?
        for span in spans {
            // Only the number of items is asked for, not the items, of which there may be thousands.
            var changes = SetChanges(calendar, after: span.from, before: span.to)
            var from = span.from
            while from < span.to {
                if changes.count > 0 {
                    if let gap { return Periods.Period(from: gap, until: from, items: []) }
                    hasBegun = true
                } else if hasBegun {
                    gap = gap ?? from
                }
                from = changes.next()?.at ?? span.to
            }
        }
        return nil
    }

    /// Whether a set of at least this many items ever comes.
    package func hasSet(ofAtLeast count: Int) -> Bool { contains { $0.count >= count } }

    /// Whether the items that say `otherwise` are ever available.
    package var hasOtherwise: Bool { contains(where: \.isOtherwise) }

    private func contains(where condition: (SetChanges) -> Bool) -> Bool {
        spans.contains { span in
            var changes = SetChanges(calendar, after: span.from, before: span.to)
            if condition(changes) { return true }
            while changes.next() != nil { if condition(changes) { return true } }
            return false
        }
    }
}

/// What can ever happen in a calendar, from the few spans that show it.
///
/// After a dated end nothing changes but the days of the week until the next one, so two weeks after each show everything
/// («What a banner means», The calendar).
package struct CalendarSurvey: Sendable {
    private let calendar: BannerCalendar
    private let spans: [(from: Instant, to: Instant)]
    /// Whether there is no date, so that every week is like the others.
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
            for period in Periods(calendar, from: span.from, to: span.to) {
                if period.items.isEmpty {
                    if hasBegun { gap = gap ?? period.from }
                } else if let gap {
                    return Periods.Period(from: gap, until: period.from, items: [])
                } else {
                    hasBegun = true
                }
            }
        }
        return nil
    }

    /// Whether a set ever fulfils a condition.
    package func contains(where condition: ([Int]) -> Bool) -> Bool {
        spans.contains { Periods(calendar, from: $0.from, to: $0.to).contains { condition($0.items) } }
    }
}

/// A survey of everything that can happen in a calendar, from a few representative spans.
///
/// After a dated end, only the days of the week matter until the next one, so two weeks after each
/// end are enough («What a banner means», The calendar). If weeks differ, 28 years have each date
/// on each weekday, and `count` times as many have each of them in a week of `everyWeeks`.
package struct CalendarOverview {
    private let calendar: BannerCalendar
    private let spans: [(from: Instant, to: Instant)]
    /// Whether no condition has a date, so that all weeks are equal.
    package let isWeekly: Bool

    /// A survey of a calendar.
    package init(_ calendar: BannerCalendar) {
        self.calendar = calendar
        let (ends, span) = (calendar.edges, calendar.span)
        isWeekly = ends.isEmpty && !calendar.isRecurring
        if calendar.isRecurring {
            let counts = Set(calendar.occasions.compactMap { $0.windows?.recurrence?.everyWeeks })
            // Of very many windows fewer years are walked.
            let most = max(28, min(400, 40_000 / max(1, calendar.windowsInWeek)))
            let years = counts.reduce(28) { min(most, $0 * $1) }
            let first = calendar.zone.instant(of: ClockTime(BannerCalendar.judged.lowerBound))
            let last = first + years * Day.inCycle / 400 * ClockTime.day
            spans = [(min(first, ends.first ?? first), max(last, ends.last ?? last))]
            return
        }
        if ends.isEmpty {
            // Any Monday is suitable.
            let monday = calendar.zone.instant(of: ClockTime(Day(year: 2_024, month: 1, day: 1)))
            spans = [(monday, monday + span)]
            return
        }
        var spans = [(from: ends[0] + -span, to: ends[0] + span)]
        for end in ends {
            if end <= spans[spans.count - 1].to {
                spans[spans.count - 1].to = end + span
            } else {
                spans.append((end + -1, end + span))
            }
        }
        self.spans = spans
    }

    /// The periods in which no item is available, between the first and the last available one.
    package struct Gaps {
        /// The first gap.
        package var first: Periods.Period
        /// The longest gap, the first of several equal ones.
        package var longest: Periods.Period
        /// The number of gaps, per week if no condition has a date.
        ///
        /// It is `nil` if gaps repeat before the first date or after the last one, or if there are
        /// too many windows in between to count them.
        package var count: Int?
    }

    /// The gaps; `nil` if there are none.
    package func gaps() -> Gaps? {
        guard let first = spans.first, let last = spans.last else { return nil }
        let weeks = (last.to - first.from) / (7 * ClockTime.day)
        // The weeks between dates are equal, but counting the gaps requires every week.
        let isCounted = calendar.windowsInWeek == 0 || weeks * calendar.windowsInWeek < 50_000
        var found: [Periods.Period] = []
        var hasBegun = false
        var gap: Instant?
        for span in isCounted ? [(from: first.from, to: last.to)] : spans {
            // Only the number of items is needed; listing thousands of them would be slow.
            var changes = SetChanges(calendar, after: span.from, before: span.to)
            var from = span.from
            while from < span.to {
                if changes.count > 0 {
                    if let gap { found.append(Periods.Period(from: gap, until: from, items: [])) }
                    gap = nil
                    hasBegun = true
                } else if hasBegun {
                    gap = gap ?? from
                }
                from = changes.next()?.at ?? span.to
            }
        }
        let edges = calendar.edges
        guard let firstGap = found.first, let lastGap = found.last else { return nil }
        if isWeekly { found.removeAll { $0.from >= firstGap.from + 7 * ClockTime.day } }
        let isEndless =
            edges.isEmpty && !isWeekly || edges.first.map { firstGap.until <= $0 } ?? false
            || edges.last.map { lastGap.from >= $0 } ?? false
        let longest = found.reduce(firstGap) { $0.seconds < $1.seconds ? $1 : $0 }
        return Gaps(
            first: firstGap, longest: longest, count: isEndless || !isCounted ? nil : found.count)
    }

    /// Whether a set of at least this many items ever occurs.
    package func hasSet(ofAtLeast count: Int) -> Bool { contains { $0.count >= count } }

    /// Whether the items with `otherwise` are ever available.
    package var hasOtherwise: Bool { contains(where: \.isOtherwise) }

    private func contains(where condition: (SetChanges) -> Bool) -> Bool {
        spans.contains { span in
            var changes = SetChanges(calendar, after: span.from, before: span.to)
            repeat { if condition(changes) { return true } } while changes.next() != nil
            return false
        }
    }
}

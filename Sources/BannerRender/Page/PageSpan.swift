/// The default span of a page's calendar: the weeks of the banners' own dates.
package struct PageSpan: Sendable {
    private var days: ClosedRange<Day>?

    /// The limits on the span, in days.
    private static let mostDays: Int64 = 53 * 7
    private static let leastDays: Int64 = 14

    /// Creates a span without dates.
    package init() {}

    /// Adds the dates of a banner's items and scenarios.
    package mutating func add(_ banner: Banner) {
        for item in banner.items {
            guard case .anyOf(let all)? = item.when else { continue }
            for occasion in all { for date in [occasion.from, occasion.until] { if let date { add(date) } } }
        }
        for scenario in banner.scenarios { if let start = scenario.start { add(start) } }
    }

    private mutating func add(_ date: Banner.Date) {
        let day = date.calendarDay
        days = days.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
    }

    /// The first and the last day of the span, in whole weeks.
    ///
    /// It begins in the week of `start`, if given. Without any date it is the first weeks of 2024.
    package func whole(from start: Banner.Date?) -> (first: Banner.Date, last: Banner.Date) {
        // The first of January 2024 is a Monday; the year does not matter.
        let first = start?.calendarDay ?? days?.lowerBound ?? Day(year: 2_024, month: 1, day: 1)
        let last = max(first, days?.upperBound ?? first)
        let monday = first + -Int64(first.weekdayNumber)
        let end = last + Int64(7 - last.weekdayNumber)
        return (monday.asDate, (min(monday + PageSpan.mostDays, max(monday + PageSpan.leastDays, end)) + -1).asDate)
    }
}

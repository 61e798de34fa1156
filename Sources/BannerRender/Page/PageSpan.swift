package import BannerCalendar
package import BannerKit

/// The days that a page's calendar shows if nobody says which: the weeks of the file's own dates.
package enum PageSpan {
    /// At least two weeks, at most so many days.
    private static let mostDays: Int64 = 53 * 7
    private static let leastDays: Int64 = 14

    /// The days of some banners' dates, and of a `start`, in whole weeks; a week like any other if there is no date.
    ///
    /// The end is not included.
    package static func days(of banners: [Banner], start: Banner.Date?) -> (from: Day, to: Day) {
        let days = banners.flatMap(dates).map(\.calendarDay) + (start.map { [$0.calendarDay] } ?? [])
        guard let first = start?.calendarDay ?? days.min(), let last = days.max() else {
            // As good as any: every week is like the others.
            let monday = Day(year: 2_024, month: 1, day: 1)
            return (monday, monday + leastDays)
        }
        let from = first + -Int64(first.weekdayNumber)
        let end = last + Int64(7 - last.weekdayNumber)
        return (from, min(from + mostDays, max(from + leastDays, end)))
    }

    /// The dates of a banner's items and scenarios.
    private static func dates(_ banner: Banner) -> [Banner.Date] {
        let occasions = banner.items.flatMap { item -> [Banner.Occasion] in
            if case .anyOf(let all)? = item.when { all } else { [] }
        }
        return occasions.flatMap { [$0.from, $0.until].compactMap { $0 } } + banner.scenarios.compactMap(\.start)
    }
}

extension Day {
    /// The day as a date on the banner's clock.
    package var asDate: Banner.Date {
        let (year, month, day) = date
        return Banner.Date(year: year, month: month, day: day)
    }
}

import BannerCalendar
import BannerKit

/// The dates over which two calendars are compared if nobody says which: from the first date in either banner to a year
/// after the last one, so that it depends on the files and on no clock.
struct CalendarSpan {
    /// The first and the last day.
    let first, last: Day
    /// Whether later dates in the banners are left out.
    let isCut: Bool

    /// How many days are compared at most, 30 years.
    private static let most: Int64 = 10_958

    /// The span of two banners; `nil` if one does not exist, or both say the same about when items are available.
    init?(from before: Banner?, to after: Banner?) {
        guard let before, let after, before.hasCalendar || after.hasCalendar else { return nil }
        guard !before.hasCalendar(of: after) else { return nil }
        let days = (before.calendarDays + after.calendarDays).sorted()
        // As good as any year, and one with a 29 February.
        first = days.first ?? Day(year: 2_024, month: 1, day: 1)
        let end = (days.last ?? first) + 365
        last = min(end, first + CalendarSpan.most)
        isCut = end > last
    }

    /// The same as dates on a banner's clock.
    var dates: (from: Banner.Date, to: Banner.Date) { (CalendarSpan.date(first), CalendarSpan.date(last)) }

    private static func date(_ day: Day) -> Banner.Date {
        let (year, month, day) = day.date
        return Banner.Date(year: year, month: month, day: day)
    }
}

extension Banner {
    /// Whether another banner says the same about when its items are available.
    fileprivate func hasCalendar(of other: Banner) -> Bool {
        guard timeZone == other.timeZone, items.count == other.items.count else { return false }
        var times: [String: When?] = [:]
        for item in items { times[item.id] = .some(item.when) }
        return other.items.allSatisfy { times[$0.id] == .some($0.when) }
    }

    /// The dates in which items come and go.
    fileprivate var calendarDays: [Day] {
        items.flatMap { item -> [Day] in
            guard case .anyOf(let all)? = item.when else { return [] }
            return all.flatMap { [$0.from, $0.until].compactMap { $0?.calendarDay } }
        }
    }
}

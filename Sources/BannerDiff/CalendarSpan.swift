import BannerCalendar

/// The default span of a calendar comparison.
///
/// It depends only on the files, not on a clock. It begins with the first date of a changed item,
/// or a year earlier if the items differ before that date, and ends a year after the last date.
struct CalendarSpan {
    /// The first and the last day.
    let first, last: Day
    /// Whether some dates of the items are outside of the span.
    let isCut: Bool

    /// The limits on the span: 30 years, and less for many items.
    private static let mostDays: Int64 = 10_958
    private static let mostItemDays: Int64 = 400_000

    /// The span of two banners; `nil` if one is missing, or if their calendars are equal.
    init?(from before: Banner?, to after: Banner?) {
        guard let before, let after, before.hasCalendar || after.hasCalendar else { return nil }
        let isMoved = before.timeZone != after.timeZone
        let changed = [(before, after), (after, before)].map { banner, other in
            let times = Dictionary(other.items.map { ($0.id, $0.when) }) { $1 }
            return banner.items.filter { isMoved || times[$0.id] != .some($0.when) }
        }
        guard changed.contains(where: { !$0.isEmpty }) else { return nil }
        // An item with `otherwise` depends on the dates of all others.
        let dated = changed.joined().contains { $0.when == .otherwise } ? [before.items, after.items] : changed
        let sides = dated.map { Set($0.flatMap(\.calendarDays)) }
        let days = sides[0].union(sides[1])
        let lead = days.isEmpty ? 0 : CalendarSpan.lead(changed[0], changed[1], isMoved: isMoved)
        // Any year would do; this one contains a 29 February.
        let start = (days.min() ?? Day(year: 2_024, month: 1, day: 1)) + -lead
        let end = (days.max() ?? start) + 365
        let items = Int64(max(1, before.items.count, after.items.count))
        let most = max(400, min(CalendarSpan.mostDays, CalendarSpan.mostItemDays / items))
        isCut = end > start + most
        // If the span is too long, it begins with the first date that is in only one version.
        first = isCut ? sides[0].symmetricDifference(sides[1]).min().map { $0 + -lead } ?? start : start
        last = min(end, first + most)
    }

    /// The number of days before the first date that differ: a year, the shift between time zones,
    /// or none.
    private static func lead(_ old: [Banner.Item], _ new: [Banner.Item], isMoved: Bool) -> Int64 {
        let sides = [old, new].map { items in
            Dictionary(items.map { ($0.id, $0.occasionsFromEver) }.filter { $0.1 != [] }) { first, _ in first }
        }
        let isWeekly = sides[1].values.contains { $0?.contains { $0 != Banner.Occasion() } ?? false }
        if sides[0] != sides[1] || isMoved && isWeekly { return 365 }
        return isMoved ? 2 : 0
    }

    /// The span as local dates.
    var dates: (from: Banner.Date, to: Banner.Date) { (first.asDate, last.asDate) }
}

extension Banner.Item {
    /// The occasions without a start date; `nil` for an item with `otherwise`.
    fileprivate var occasionsFromEver: [Banner.Occasion]? {
        switch when {
        case nil: [Banner.Occasion()]
        case .otherwise?: nil
        case .anyOf(let all)?:
            all.filter { $0.from == nil }.map { occasion in
                var undated = occasion
                undated.until = nil
                return undated
            }
        }
    }

    /// The dates at which the item appears and disappears.
    fileprivate var calendarDays: [Day] {
        guard case .anyOf(let all)? = when else { return [] }
        return all.flatMap { [$0.from, $0.until].compactMap { $0?.calendarDay } }
    }
}

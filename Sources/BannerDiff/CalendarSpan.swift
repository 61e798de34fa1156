import BannerCalendar

/// The dates over which two calendars are compared if nobody says which: from the first date of an item that differs, or a
/// year before it if the items already differ there, to a year after the last one, so that it depends on the files and on no
/// clock.
struct CalendarSpan {
    /// The first and the last day.
    let first, last: Day
    /// Whether other dates of the items are left out.
    let isCut: Bool

    /// How many days are compared at most, 30 years, and of many items so many days of one item.
    private static let mostDays: Int64 = 10_958
    private static let mostItemDays: Int64 = 400_000

    /// The span of two banners; `nil` if one does not exist, or both say the same about when items are available.
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
        // As good as any year, and one with a 29 February.
        let start = (days.min() ?? Day(year: 2_024, month: 1, day: 1)) + -lead
        let end = (days.max() ?? start) + 365
        let items = Int64(max(1, before.items.count, after.items.count))
        let most = max(400, min(CalendarSpan.mostDays, CalendarSpan.mostItemDays / items))
        isCut = end > start + most
        // Of too many dates, those from the first one on that only one side has.
        first = isCut ? sides[0].symmetricDifference(sides[1]).min().map { $0 + -lead } ?? start : start
        last = min(end, first + most)
    }

    /// How many days before the first date differ as well: those of a year, those that another zone moves a date by, or none.
    private static func lead(_ old: [Banner.Item], _ new: [Banner.Item], isMoved: Bool) -> Int64 {
        let sides = [old, new].map { items in
            Dictionary(items.map { ($0.id, $0.occasionsFromEver) }.filter { $0.1 != [] }) { first, _ in first }
        }
        let isWeekly = sides[1].values.contains { $0?.contains { $0 != Banner.Occasion() } ?? false }
        if sides[0] != sides[1] || isMoved && isWeekly { return 365 }
        return isMoved ? 2 : 0
    }

    /// The same as dates on a banner's clock.
    var dates: (from: Banner.Date, to: Banner.Date) { (first.asDate, last.asDate) }
}

extension Banner.Item {
    /// Its occasions before all dates; `nil` for an item with `otherwise`.
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

    /// The dates in which it comes and goes.
    fileprivate var calendarDays: [Day] {
        guard case .anyOf(let all)? = when else { return [] }
        return all.flatMap { [$0.from, $0.until].compactMap { $0?.calendarDay } }
    }
}

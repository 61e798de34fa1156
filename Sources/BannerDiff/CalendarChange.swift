import BannerCalendar

/// The effect of a change on a banner's calendar over a span: changed times of items, and changed
/// gaps.
struct CalendarChange {
    /// The time zone of the new banner.
    let zone: Zone
    /// The id of the time zone.
    let zoneID: String
    /// The half-open span.
    let from, to: Instant
    /// The items of both versions: those of the new banner in order, then the removed ones.
    let rows: [Row]
    /// The new gaps: no item is available after the change, but one was before.
    let newGaps: [Range<Instant>]
    /// The removed gaps: an item is available after the change, but none was before.
    let goneGaps: [Range<Instant>]

    /// An item.
    struct Row {
        /// The id of the item.
        let id: String
        /// The total time in seconds; `nil` if the item does not exist in a version.
        let seconds: ScheduleDiff.Sides<Int64?>
        /// The added and the removed time, in seconds.
        let gained, lost: Int64
        /// From when and until when the item is available at all.
        let ends: ScheduleDiff.Sides<Range<Instant>?>
        /// The first instant at which the item is available in only one version.
        let firstDifference: Instant?
        /// Whether the item's times differ, or it exists in only one version.
        var isChanged: Bool {
            gained + lost > 0 || (seconds.before == nil) != (seconds.after == nil)
        }

        fileprivate init(_ id: String, _ times: ScheduleDiff.Sides<[Range<Instant>]?>) {
            self.id = id
            seconds = times.map { $0?.seconds }
            ends = times.map { times in
                times?.first.map { $0.lowerBound..<(times?.last ?? $0).upperBound }
            }
            let (gained, lost) = (times.onlyAfter, times.onlyBefore)
            (self.gained, self.lost) = (gained.seconds, lost.seconds)
            firstDifference = [gained.first, lost.first].compactMap { $0?.lowerBound }.min()
        }
    }

    /// Whether the calendars differ.
    var isChanged: Bool {
        rows.contains(where: \.isChanged) || newGaps != goneGaps
    }

    /// Compares the calendars of two banners, one of which can be missing.
    ///
    /// The result is `nil` if neither has a calendar, or if both are equal and no span is given.
    init?(from before: Banner?, to after: Banner?, _ play: DiffPlay) {
        guard let span = play.span ?? CalendarSpan(from: before, to: after)?.dates,
            let banner = after ?? before,
            let zone = play.zone(of: banner),
            before?.hasCalendar == true || after?.hasCalendar == true
        else { return nil }
        self.zone = zone
        zoneID = banner.timeZone ?? ZoneID.utc
        let (from, to) = (span.from.instant(in: zone), span.to.instant(in: zone, isEnd: true))
        guard from < to else { return nil }
        (self.from, self.to) = (from, to)
        let banners = ScheduleDiff.Sides(before: before, after: after)
        let times = banners.map { $0.map { Times($0, play.zone(of: $0) ?? zone, from, to) } }
        rows = banners.items.map { id in Row(id, times.map { $0?.items[id] }) }
        let gaps = times.map { $0?.nothing }
        newGaps = gaps.onlyAfter
        // The calendar of a deleted banner is one gap, which is not reported.
        goneGaps = after == nil ? [] : gaps.onlyBefore
    }

    /// The times of items by id, and the gaps.
    private struct Times {
        let items: [String: [Range<Instant>]]
        let nothing: [Range<Instant>]

        init(_ banner: Banner, _ zone: Zone, _ from: Instant, _ to: Instant) {
            var times = [[Range<Instant>]](repeating: [], count: banner.items.count + 1)
            BannerCalendar(banner, zone: zone).forEachOpening(from: from, to: to) { opening in
                times[opening.item ?? banner.items.count].append(opening.from..<opening.until)
            }
            nothing = times.removeLast()
            items = Dictionary(zip(banner.items.map(\.id), times)) { first, _ in first }
        }
    }
}

extension ScheduleDiff.Sides<[Range<Instant>]?> {
    /// The times that are only in one version.
    fileprivate var onlyBefore: [Range<Instant>] { (before ?? []).subtracting(after ?? []) }
    fileprivate var onlyAfter: [Range<Instant>] { (after ?? []).subtracting(before ?? []) }
}

extension [Range<Instant>] {
    /// The total length.
    var seconds: Int64 { reduce(0) { $0 + ($1.upperBound - $1.lowerBound) } }

    /// Subtracts times; both lists are sorted without overlaps.
    fileprivate func subtracting(_ others: [Range<Instant>]) -> [Range<Instant>] {
        var rest = others[...]
        return flatMap { time in
            rest = rest.drop { $0.upperBound <= time.lowerBound }
            let between = rest.prefix { $0.lowerBound < time.upperBound }
            let starts = [time.lowerBound] + between.map(\.upperBound)
            let ends = between.map(\.lowerBound) + [time.upperBound]
            return zip(starts, ends).compactMap { $0 < $1 ? $0..<$1 : nil }
        }
    }
}

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
    private static let maxDays: Int64 = 10_958
    private static let maxItemDays: Int64 = 400_000

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
        let dated =
            changed.joined().contains { $0.when == .otherwise }
            ? [before.items, after.items] : changed
        let sides = dated.map { Set($0.flatMap(\.calendarDays)) }
        let days = sides[0].union(sides[1])
        let lead = days.isEmpty ? 0 : CalendarSpan.lead(changed[0], changed[1], isMoved: isMoved)
        // Any year would do; this one contains a 29 February.
        let start = (days.min() ?? Day(year: 2_024, month: 1, day: 1)) + -lead
        let end = (days.max() ?? start) + 365
        let items = Int64(max(1, before.items.count, after.items.count))
        let most = max(400, min(CalendarSpan.maxDays, CalendarSpan.maxItemDays / items))
        isCut = end > start + most
        // If the span is too long, it begins with the first date that is in only one version.
        first =
            isCut ? sides[0].symmetricDifference(sides[1]).min().map { $0 + -lead } ?? start : start
        last = min(end, first + most)
    }

    /// The number of days before the first date that differ: a year, the shift between time zones,
    /// or none.
    private static func lead(_ old: [Banner.Item], _ new: [Banner.Item], isMoved: Bool) -> Int64 {
        let sides = [old, new].map { items in
            Dictionary(items.map { ($0.id, $0.occasionsFromEver) }.filter { $0.1 != [] }) {
                first, _ in first
            }
        }
        let isWeekly = sides[1].values.contains {
            $0?.contains { $0 != Banner.Occasion() } ?? false
        }
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

package import BannerCalendar

/// The effect of a change on a banner's calendar over a span: changed times of items, and changed
/// gaps.
package struct CalendarChange: Sendable {
    /// The time zone of the new banner.
    package let zone: Zone
    /// The id of the time zone.
    package let zoneID: String
    /// The half-open span.
    package let from, to: Instant
    /// The items of both versions: those of the new banner in order, then the removed ones.
    package let rows: [Row]
    /// The new gaps: no item is available after the change, but one was before.
    package let newGaps: Gaps
    /// The removed gaps: an item is available after the change, but none was before.
    package let goneGaps: Gaps

    /// An item.
    package struct Row: Sendable {
        /// The id of the item.
        package let id: String
        /// The total time in seconds; `nil` if the item does not exist in a version.
        package let seconds: ScheduleDiff.Sides<Int64?>
        /// The added and the removed time, in seconds.
        package let gained, lost: Int64
        /// The first instant at which the item is available in only one version.
        package let firstDifference: Instant?
        /// Whether the item's times differ, or it exists in only one version.
        package var isChanged: Bool { gained + lost > 0 || (seconds.before == nil) != (seconds.after == nil) }

        fileprivate init(_ id: String, _ times: ScheduleDiff.Sides<[Range<Instant>]?>) {
            self.id = id
            seconds = times.map { $0?.seconds }
            let (gained, lost) = (times.onlyAfter, times.onlyBefore)
            (self.gained, self.lost) = (gained.seconds, lost.seconds)
            firstDifference = [gained.first, lost.first].compactMap { $0?.lowerBound }.min()
        }
    }

    /// Times without any item.
    package struct Gaps: Sendable {
        /// The first gaps.
        package let listed: [Range<Instant>]
        /// The number of gaps, and their total length.
        package let count: Int, seconds: Int64

        /// The limit on listed gaps.
        private static let most = 10

        fileprivate init(_ times: [Range<Instant>]) {
            (listed, count, seconds) = (Array(times.prefix(Gaps.most)), times.count, times.seconds)
        }
    }

    /// Whether the calendars differ.
    package var isChanged: Bool { rows.contains(where: \.isChanged) || newGaps.count + goneGaps.count > 0 }

    /// Compares the calendars of two banners, one of which can be missing.
    ///
    /// The result is `nil` if neither has a calendar, or if both are equal and no span is given.
    init?(from before: Banner?, to after: Banner?, _ play: DiffPlay) {
        guard let span = play.span ?? CalendarSpan(from: before, to: after)?.dates, let banner = after ?? before,
            let zone = play.zone(of: banner), before?.hasCalendar == true || after?.hasCalendar == true
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
        newGaps = Gaps(gaps.onlyAfter)
        // The calendar of a deleted banner is one gap, which is not reported.
        goneGaps = Gaps(after == nil ? [] : gaps.onlyBefore)
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
    fileprivate var seconds: Int64 { reduce(0) { $0 + ($1.upperBound - $1.lowerBound) } }

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

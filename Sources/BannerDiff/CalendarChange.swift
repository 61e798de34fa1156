package import BannerCalendar

/// What a change does to a banner's calendar over a span: which items are available for longer or shorter, and which times
/// without any item appear or go.
package struct CalendarChange: Sendable {
    /// The zone of the dates: the new banner's.
    package let zone: Zone
    /// The zone's id.
    package let zoneID: String
    /// The span, half-open.
    package let from, to: Instant
    /// Every item of either side: those of the new banner in order, then the removed ones.
    package let rows: [Row]
    /// The times in which nothing is available after the change, and something was before.
    package let newGaps: Gaps
    /// The times in which nothing was available, and something is after the change.
    package let goneGaps: Gaps

    /// One item.
    package struct Row: Sendable {
        /// The item's id.
        package let id: String
        /// For how many seconds it is available; `nil` if it does not exist on that side.
        package let seconds: ScheduleDiff.Sides<Int64?>
        /// For how many seconds it is available only after the change, or was only before.
        package let gained, lost: Int64
        /// The first instant at which it is available on one side only.
        package let firstDifference: Instant?
        /// Whether it is available at other times, or on one side only.
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
        /// The first of them.
        package let listed: [Range<Instant>]
        /// How many there are, and how long they last together.
        package let count: Int, seconds: Int64

        /// How many are listed.
        private static let most = 10

        fileprivate init(_ times: [Range<Instant>]) {
            (listed, count, seconds) = (Array(times.prefix(Gaps.most)), times.count, times.seconds)
        }
    }

    /// Whether anything differs.
    package var isChanged: Bool { rows.contains(where: \.isChanged) || newGaps.count + goneGaps.count > 0 }

    /// The change from one banner to another, of which one can be missing; `nil` if no item of either says when it is
    /// available, or without a span if both say the same.
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
        // A banner that is gone has nothing available.
        goneGaps = Gaps(after == nil ? [] : gaps.onlyBefore)
    }

    /// When the items of a banner are available by their ids, and when nothing is.
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
    /// The times of one side that are not in those of the other.
    fileprivate var onlyBefore: [Range<Instant>] { (before ?? []).subtracting(after ?? []) }
    fileprivate var onlyAfter: [Range<Instant>] { (after ?? []).subtracting(before ?? []) }
}

extension [Range<Instant>] {
    fileprivate var seconds: Int64 { reduce(0) { $0 + ($1.upperBound - $1.lowerBound) } }

    /// What is in these times and not in others; both are in order and do not overlap.
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

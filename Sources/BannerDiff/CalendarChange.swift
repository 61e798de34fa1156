package import BannerCalendar
import BannerKit

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
        package internal(set) var seconds: ScheduleDiff.Sides<Int64?>
        /// For how many seconds it is available only after the change, or was only before.
        package internal(set) var gained: Int64 = 0, lost: Int64 = 0
        /// The first instant at which it is available on one side only.
        package internal(set) var firstDifference: Instant?
        /// Whether it is available at other times, or on one side only.
        package var isChanged: Bool { gained + lost > 0 || (seconds.before == nil) != (seconds.after == nil) }
    }

    /// Times without any item.
    package struct Gaps: Sendable {
        /// The first of them.
        package private(set) var listed: [(from: Instant, until: Instant)] = []
        /// How many there are, and how long they last together.
        package private(set) var count = 0, seconds: Int64 = 0

        /// How many are listed.
        static let most = 10

        mutating func add(_ from: Instant, _ until: Instant) {
            guard from < until else { return }
            seconds += until - from
            if listed.count == count, listed.last?.until == from {
                listed[count - 1].until = until
                return
            }
            count += 1
            if listed.count < Gaps.most { listed.append((from, until)) }
        }
    }

    /// Whether anything differs.
    package var isChanged: Bool { rows.contains(where: \.isChanged) || newGaps.count + goneGaps.count > 0 }

    /// The change from one banner to another, of which one can be missing; `nil` if no item of either says when it is
    /// available, or without a span if both say the same.
    init?(from before: Banner?, to after: Banner?, _ play: DiffPlay) {
        guard let span = play.span ?? CalendarSpan(from: before, to: after)?.dates, let banner = after ?? before,
            let zone = play.zone(of: banner)
        else { return nil }
        guard before?.hasCalendar ?? false || after?.hasCalendar ?? false else { return nil }
        self.zone = zone
        zoneID = banner.timeZone ?? ZoneID.utc
        (from, to) = (span.from.instant(in: zone), span.to.instant(in: zone, isEnd: true))
        guard from < to else { return nil }
        var sweep = CalendarSweep(before, after, from, to) { play.zone(of: $0) ?? zone }
        sweep.run()
        (rows, newGaps, goneGaps) = (sweep.rows, sweep.newGaps, sweep.goneGaps)
    }
}

import BannerCalendar
import BannerKit

/// Goes through two calendars at once, from one change of either set to the next.
struct CalendarSweep {
    private(set) var rows: [CalendarChange.Row]
    private(set) var newGaps = CalendarChange.Gaps()
    private(set) var goneGaps = CalendarChange.Gaps()
    private var before, after: Side
    /// Since when each row is as it is, and the number of available items.
    private var since: [Instant]
    private var gapSince: Instant
    private let end: Instant

    /// One of the calendars.
    private struct Side {
        /// The changes to come; `nil` for a banner that does not exist.
        var changes: SetChanges?
        var next: SetChanges.Change?
        /// The row of each item.
        let rows: [Int]
        /// Whether each row's item is available, and how many are.
        var isOn: [Bool]
        var count: Int

        init(_ banner: Banner?, _ rows: [Int], of rowCount: Int, _ walk: SetChanges?) {
            self.rows = rows
            changes = walk
            isOn = Array(repeating: false, count: rowCount)
            let first = walk?.items ?? []
            for item in first { isOn[rows[item]] = true }
            count = first.count
            next = changes?.next()
        }

        /// Whether the banner exists and nothing is available.
        var isEmpty: Bool { changes != nil && count == 0 }

        mutating func toggle(_ row: Int) {
            isOn[row].toggle()
            count += isOn[row] ? 1 : -1
        }
    }

    init(_ old: Banner?, _ new: Banner?, _ start: Instant, _ end: Instant, zone: @escaping (Banner) -> Zone) {
        let walk = { (banner: Banner?) in
            banner.map { SetChanges(BannerCalendar($0, zone: zone($0)), after: start, before: end) }
        }
        var ids = new?.items.map(\.id) ?? []
        let newCount = ids.count
        var places: [String: Int] = [:]
        for (place, id) in ids.enumerated() { places[id] = place }
        let oldRows = (old?.items ?? []).map { item in
            if let place = places[item.id] { return place }
            ids.append(item.id)
            return ids.count - 1
        }
        let isOld = Set(oldRows)
        rows = ids.enumerated().map { row, id in
            CalendarChange.Row(
                id: id,
                seconds: ScheduleDiff.Sides(before: isOld.contains(row) ? 0 : nil, after: row < newCount ? 0 : nil))
        }
        before = Side(old, oldRows, of: ids.count, walk(old))
        after = Side(new, Array(0..<newCount), of: ids.count, walk(new))
        since = ids.map { _ in start }
        gapSince = start
        self.end = end
    }

    /// Goes to the end.
    mutating func run() {
        while let at = [before.next?.at, after.next?.at].compactMap({ $0 }).min() {
            countGap(upTo: at)
            if let change = before.next, change.at == at {
                for row in change.items.map({ before.rows[$0] }) {
                    count(row, upTo: at)
                    before.toggle(row)
                }
                before.next = before.changes?.next()
            }
            if let change = after.next, change.at == at {
                for row in change.items.map({ after.rows[$0] }) {
                    count(row, upTo: at)
                    after.toggle(row)
                }
                after.next = after.changes?.next()
            }
        }
        countGap(upTo: end)
        for row in rows.indices { count(row, upTo: end) }
    }

    /// Adds up what is available on each side since the last time.
    private mutating func count(_ row: Int, upTo instant: Instant) {
        let seconds = instant - since[row]
        let start = since[row]
        since[row] = instant
        guard seconds > 0 else { return }
        let (was, isNow) = (before.isOn[row], after.isOn[row])
        if was { rows[row].seconds.before = (rows[row].seconds.before ?? 0) + seconds }
        if isNow { rows[row].seconds.after = (rows[row].seconds.after ?? 0) + seconds }
        guard was != isNow else { return }
        if isNow { rows[row].gained += seconds } else { rows[row].lost += seconds }
        rows[row].firstDifference = rows[row].firstDifference ?? start
    }

    private mutating func countGap(upTo instant: Instant) {
        defer { gapSince = instant }
        if after.isEmpty && !before.isEmpty { newGaps.add(gapSince, instant) }
        if before.isEmpty && !after.isEmpty && after.changes != nil { goneGaps.add(gapSince, instant) }
    }
}

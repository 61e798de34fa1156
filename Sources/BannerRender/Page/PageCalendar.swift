import BannerDiagnostics

/// A banner's calendar over a span, resolved for a page: it needs no time zone files.
package struct PageCalendar: Sendable {
    /// The zone's id.
    private let zoneID: String
    /// What the clock shows minus UTC in seconds, from which instant on.
    private let offsets: [(from: Instant, offset: Int64)]
    /// The items at the beginning, by their places in the file.
    private let first: [Int]
    /// The items that come or go at an instant.
    private let changes: [SetChanges.Change]
    /// The span, which ends earlier than asked if too much changes in it.
    package let from, to: Instant
    /// Whether it ends earlier than asked.
    private let isCut: Bool

    /// The largest number of comings and goings in one span.
    package static let most = 20_000

    /// The calendar of a banner from one instant to a later one, with at most so many comings and goings.
    package init(_ banner: Banner, zone: Zone, from: Instant, to: Instant, most: Int = PageCalendar.most) {
        var walk = SetChanges(BannerCalendar(banner, zone: zone), after: from, before: to)
        first = walk.items
        var changes: [SetChanges.Change] = []
        var (count, end) = (0, to)
        while let change = walk.next() {
            count += change.items.count
            guard count <= most else {
                end = change.at
                break
            }
            changes.append(change)
        }
        (zoneID, self.from, self.to, self.changes) = (banner.timeZone ?? ZoneID.utc, from, end, changes)
        isCut = end < to
        offsets =
            [(from, zone.offset(at: from))] + zone.changes(from: from, to: end).map { (from: $0.at, offset: $0.after) }
    }

    /// The same as JSON.
    var json: JSON {
        [
            "zone": .string(zoneID), "from": .number(from.seconds), "to": .number(to.seconds), "isCut": .bool(isCut),
            "offsets": .array(offsets.map { [.number($0.from.seconds), .number($0.offset)] }),
            "first": .array(first.map(JSON.number)),
            "changes": .array(changes.map { .array([.number($0.at.seconds)] + $0.items.map(JSON.number)) }),
        ]
    }
}

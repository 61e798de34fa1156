import BannerDiagnostics

/// A banner's calendar over a span, resolved for a page, which has no time zone files.
package struct PageCalendar {
    /// The id of the time zone.
    private let zoneID: String
    /// The UTC offsets in seconds, each with the instant from which it applies.
    private let offsets: [(from: Instant, offset: Int64)]
    /// The indices of the items that are available at the start.
    private let first: [Int]
    /// The items that appear or disappear, by instant.
    private let changes: [SetChanges.Change]
    /// The span, which ends early if the limit on changes is reached.
    package let from, to: Instant
    /// Whether the span ends early.
    private let isCut: Bool

    /// The limit on changes.
    package static let most = 20_000

    /// The calendar of a banner over a span, with at most `most` changes.
    package init(
        _ banner: Banner, zone: Zone, from: Instant, to: Instant, most: Int = PageCalendar.most
    ) {
        var walk = SetChanges(BannerCalendar(banner, zone: zone), after: from, before: to)
        first = walk.items
        var changes: [SetChanges.Change] = []
        var count = 0
        var end = to
        while let change = walk.next() {
            count += change.items.count
            guard count <= most else {
                end = change.at
                break
            }
            changes.append(change)
        }
        zoneID = banner.timeZone ?? ZoneID.utc
        self.from = from
        self.to = end
        self.changes = changes
        isCut = end < to
        offsets =
            [(from, zone.offset(at: from))]
            + zone.changes(from: from, to: end).map { (from: $0.at, offset: $0.after) }
    }

    var json: JSON {
        [
            "zone": .string(zoneID), "from": .number(from.seconds), "to": .number(to.seconds),
            "isCut": .bool(isCut),
            "offsets": .array(offsets.map { [.number($0.from.seconds), .number($0.offset)] }),
            "first": .array(first.map(JSON.number)),
            "changes": .array(
                changes.map { .array([.number($0.at.seconds)] + $0.items.map(JSON.number)) }),
        ]
    }
}

/// The default span of a page's calendar: the weeks of the banners' own dates.
package struct PageSpan {
    private var days: ClosedRange<Day>?

    /// The limits on the span, in days.
    private static let maxDays: Int64 = 53 * 7
    private static let minDays: Int64 = 14

    /// Creates a span without dates.
    package init() {}

    /// Adds the dates of a banner's items and scenarios.
    package mutating func add(_ banner: Banner) {
        for item in banner.items {
            guard case .anyOf(let all)? = item.when else { continue }
            for occasion in all {
                add(occasion.from)
                add(occasion.until)
            }
        }
        for scenario in banner.scenarios { add(scenario.start) }
    }

    private mutating func add(_ date: Banner.Date?) {
        guard let day = date?.calendarDay else { return }
        days = days.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
    }

    /// The first and the last day of the span, in whole weeks.
    ///
    /// It begins in the week of `start`, if given. Without any date it is the first weeks of 2024.
    package func whole(from start: Banner.Date?) -> (first: Banner.Date, last: Banner.Date) {
        // The first of January 2024 is a Monday; the year does not matter.
        let first = start?.calendarDay ?? days?.lowerBound ?? Day(year: 2_024, month: 1, day: 1)
        let last = max(first, days?.upperBound ?? first)
        let monday = first + -Int64(first.weekdayNumber)
        let end = last + Int64(7 - last.weekdayNumber)
        return (
            monday.asDate,
            (min(monday + PageSpan.maxDays, max(monday + PageSpan.minDays, end)) + -1).asDate
        )
    }
}

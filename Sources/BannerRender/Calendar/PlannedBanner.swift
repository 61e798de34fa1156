package import BannerCalendar
package import BannerKit

/// A banner with its calendar, over a span of time.
package struct PlannedBanner: Sendable {
    /// The banner.
    package let banner: Banner
    let calendar: BannerCalendar
    let from: Instant
    let to: Instant

    /// The plan of a banner from one instant to another.
    package init(_ banner: Banner, zone: Zone, from: Instant, to: Instant) {
        self.banner = banner
        calendar = BannerCalendar(banner, zone: zone)
        self.from = from
        self.to = to
    }

    /// The zone's id.
    var zoneID: String { banner.timeZone ?? ZoneID.utc }

    /// A time in which an item is available without a break, within the span.
    struct Opening {
        var item: Int
        var from, until: Instant
        var seconds: Int64 { until - from }
    }

    /// Hands over every opening of every item, in order of their ends.
    func forEachOpening<Fault: Error>(_ body: (Opening) throws(Fault) -> Void) throws(Fault) {
        var changes = SetChanges(calendar, after: from, before: to)
        var since: [Instant?] = (0..<calendar.count).map { changes.isAvailable($0) ? from : nil }
        while let change = changes.next() {
            for item in change.items {
                if let start = since[item] {
                    try body(Opening(item: item, from: start, until: change.at))
                    since[item] = nil
                } else {
                    since[item] = change.at
                }
            }
        }
        for (item, start) in since.enumerated() {
            if let start { try body(Opening(item: item, from: start, until: to)) }
        }
    }

    /// An opening with its own beginning and end, which may be before or after the span, `nil` if it has none.
    func whole(_ opening: Opening) -> (from: Instant?, until: Instant?) {
        guard opening.from == from || opening.until == to else { return (opening.from, opening.until) }
        let when = banner.items[opening.item].when
        // What decides about an item with occasions is in them alone.
        if case .anyOf? = when {
            return BannerCalendar([when], zone: calendar.zone).opening(of: 0, around: opening.from)
        }
        return calendar.opening(of: opening.item, around: opening.from)
    }

    /// The times in which nothing is available, one after another.
    func forEachGap(_ body: (Periods.Period) -> Void) {
        var changes = SetChanges(calendar, after: from, before: to)
        var start = from
        while start < to {
            let isEmpty = changes.count == 0
            let end = changes.next()?.at ?? to
            if isEmpty { body(Periods.Period(from: start, until: end, items: [])) }
            start = end
        }
    }
}

/// A length of time in days, hours, minutes and seconds.
enum Length {
    static func words(_ seconds: Int64) -> String {
        let parts = [
            (seconds / 86_400, "d"), (seconds / 3_600 % 24, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s"),
        ]
        let written = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return written.isEmpty ? "0 s" : written.joined(separator: " ")
    }
}

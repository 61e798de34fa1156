/// A banner with its calendar over a span.
package struct CalendarBanner {
    /// The banner.
    package let banner: Banner
    package let calendar: BannerCalendar
    package let from: Instant
    package let to: Instant

    /// Plans a span of a banner without its hidden items.
    package init(
        _ banner: Banner, zone: Zone, from: Instant, to: Instant, hiding hidden: Set<Int> = []
    ) {
        var calendar = BannerCalendar(banner, zone: zone)
        calendar.hidden = hidden
        self.banner = banner
        self.calendar = calendar
        self.from = from
        self.to = to
    }

    /// The indices of the items that are not hidden.
    var shown: [Int] { banner.items.indices.filter { !calendar.hidden.contains($0) } }

    /// The shown items that are available without a beginning or an end.
    var always: [Int] {
        calendar.set(at: from).filter { item in
            !calendar.hidden.contains(item) && opening(of: item, around: from) == (nil, nil)
        }
    }

    /// A local time such as `2026-11-27 06:00`; with its offset if clocks show it twice.
    package func local(_ instant: Instant) -> String {
        let zone = calendar.zone
        let clock = zone.clock(at: instant)
        let second = clock.secondOfDay % 60
        let seconds = second == 0 ? "" : ":\(second < 10 ? "0" : "")\(second)"
        let text = "\(clock.dayShown.text) \(clock.timeText)\(seconds)"
        guard case .twice = zone.showing(of: clock) else { return text }
        return text + Zone.text(offset: zone.offset(at: instant))
    }

    /// The heading: the banner's name and the span.
    var title: String { "\(banner.name), \(local(from)) to \(local(to)), \(zoneID)" }

    /// The id of the time zone.
    var zoneID: String { banner.timeZone ?? ZoneID.utc }

    /// A local time with its offset, as JSON.
    func json(_ instant: Instant) -> JSON { .string(calendar.zone.text(instant)) }

    /// The ids of items.
    func json(_ items: [Int]) -> JSON { .array(items.map { .string(banner.items[$0].id) }) }

    /// The whole opening of an item, which can exceed the span; `nil` for an open end.
    func whole(_ opening: Opening, of item: Int) -> (from: Instant?, until: Instant?) {
        guard opening.from == from || opening.until == to else {
            return (opening.from, opening.until)
        }
        return self.opening(of: item, around: opening.from)
    }

    private func opening(of item: Int, around instant: Instant) -> (from: Instant?, until: Instant?)
    {
        let when = banner.items[item].when
        // Other items do not affect an item with occasions of its own.
        if case .anyOf? = when {
            return BannerCalendar([when], zone: calendar.zone).opening(of: 0, around: instant)
        }
        return calendar.opening(of: item, around: instant)
    }
}

/// Durations in days, hours, minutes and seconds.
package enum Length {
    /// Formats a duration: `2 d 3 h`.
    package static func words(_ seconds: Int64) -> String {
        let parts = [
            (seconds / 86_400, "d"), (seconds / 3_600 % 24, "h"), (seconds / 60 % 60, "min"),
            (seconds % 60, "s"),
        ]
        let words = parts.compactMap { $0 > 0 ? "\($0) \($1)" : nil }
        return words.isEmpty ? "0 s" : words.joined(separator: " ")
    }
}

/// A plan as NDJSON: one line for each period with the same set of items.
package struct PeriodLines {
    private let plan: CalendarBanner
    private var periods: Periods

    /// Creates an iterator over the lines of a plan.
    package init(_ plan: CalendarBanner) {
        self.plan = plan
        periods = Periods(plan.calendar, from: plan.from, to: plan.to)
    }

    /// Appends the next line; returns `false` at the end.
    package mutating func appendNext(to text: inout [UInt8]) -> Bool {
        guard let period = periods.next() else { return false }
        let json: JSON = [
            "banner": .string(plan.banner.name), "from": plan.json(period.from),
            "until": plan.json(period.until),
            "seconds": .number(period.seconds), "count": .number(period.items.count),
            "items": plan.json(period.items),
        ]
        json.write(to: &text)
        text.append("\n")
        return true
    }
}

/// A table of the items that banners show at one instant, until when, and what follows.
package struct CurrentItemLines {
    private var table = Columns(Array(repeating: .left, count: 6))

    /// A table with a heading and no rows.
    package init() { table.add(["banner", "on", "until", "then", "zone", "file"]) }

    /// Adds a row for the start of the plan of a file.
    package mutating func add(_ plan: CalendarBanner, file: String) {
        let stay = plan.calendar.stay(at: plan.from)
        func words(_ items: [Int]) -> String {
            items.isEmpty
                ? "nothing" : items.map { plan.banner.items[$0].id }.joined(separator: ", ")
        }
        let until = stay.until.map(plan.local)
        table.add([
            plan.banner.name, words(stay.items), until ?? "forever",
            until == nil ? "" : words(stay.next), plan.zoneID,
            file,
        ])
    }

    /// Appends the table.
    package func append(to text: inout [UInt8]) { table.append(to: &text) }

    /// The row for the start of a plan, as JSON.
    package static func json(_ plan: CalendarBanner) -> JSON {
        let stay = plan.calendar.stay(at: plan.from)
        return [
            "banner": .string(plan.banner.name), "at": plan.json(plan.from),
            "until": stay.until.map(plan.json),
            "count": .number(stay.items.count), "items": plan.json(stay.items),
            "next": stay.until.map { _ in plan.json(stay.next) },
        ]
    }
}

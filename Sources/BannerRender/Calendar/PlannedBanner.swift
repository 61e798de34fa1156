/// A banner with its calendar, over a span of time.
package struct PlannedBanner: Sendable {
    /// The banner.
    package let banner: Banner
    package let calendar: BannerCalendar
    package let from: Instant
    package let to: Instant

    /// The plan of a banner from one instant to another, without some of its items.
    package init(_ banner: Banner, zone: Zone, from: Instant, to: Instant, hiding hidden: Set<Int> = []) {
        var calendar = BannerCalendar(banner, zone: zone)
        calendar.hidden = hidden
        (self.banner, self.calendar, self.from, self.to) = (banner, calendar, from, to)
    }

    /// The items that are not hidden, by their numbers.
    var shown: [Int] { banner.items.indices.filter { !calendar.hidden.contains($0) } }

    /// The shown items that are available without a beginning or an end.
    var always: [Int] {
        calendar.set(at: from).filter { item in
            guard !calendar.hidden.contains(item) else { return false }
            let whole = opening(of: item, around: from)
            return whole.from == nil && whole.until == nil
        }
    }

    /// A time on the clock: `2026-11-27 06:00`, with its offset near a change of the clock.
    package func local(_ instant: Instant) -> String {
        let zone = calendar.zone
        let clock = zone.clock(at: instant)
        let second = clock.secondOfDay % 60
        let seconds = second == 0 ? "" : ":\(second < 10 ? "0" : "")\(second)"
        let text = "\(clock.dayShown.text) \(clock.timeText)\(seconds)"
        guard case .twice = zone.showing(of: clock) else { return text }
        return text + Zone.text(offset: zone.offset(at: instant))
    }

    /// The banner and the span.
    var title: String { "\(banner.name), \(local(from)) to \(local(to)), \(zoneID)" }

    /// The zone's id.
    var zoneID: String { banner.timeZone ?? ZoneID.utc }

    /// A time on the clock as JSON, with its offset.
    func json(_ instant: Instant) -> JSON { .string(calendar.zone.text(instant)) }

    /// The ids of items.
    func json(_ items: [Int]) -> JSON { .array(items.map { .string(banner.items[$0].id) }) }

    /// Hands over every opening of every item, and every time in which nothing is available, in order of their ends.
    func forEachOpening<Fault: Error>(_ body: (Opening) throws(Fault) -> Void) throws(Fault) {
        try calendar.forEachOpening(from: from, to: to, body)
    }

    /// An opening with its own beginning and end, which may be before or after the span, `nil` if it has none.
    func whole(_ opening: Opening, of item: Int) -> (from: Instant?, until: Instant?) {
        guard opening.from == from || opening.until == to else { return (opening.from, opening.until) }
        return self.opening(of: item, around: opening.from)
    }

    private func opening(of item: Int, around instant: Instant) -> (from: Instant?, until: Instant?) {
        let when = banner.items[item].when
        // What decides about an item with occasions is in them alone.
        if case .anyOf? = when { return BannerCalendar([when], zone: calendar.zone).opening(of: 0, around: instant) }
        return calendar.opening(of: item, around: instant)
    }
}

/// A length of time in days, hours, minutes and seconds.
package enum Length {
    /// The length in words: `2 d 3 h`.
    package static func words(_ seconds: Int64) -> String {
        let parts = [
            (seconds / 86_400, "d"), (seconds / 3_600 % 24, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s"),
        ]
        let words = parts.compactMap { $0 > 0 ? "\($0) \($1)" : nil }
        return words.isEmpty ? "0 s" : words.joined(separator: " ")
    }
}

/// A period in which an item is available without a break, or in which no item is.
package struct Opening {
    /// The item's place in the file; `nil` for a period without items.
    package let item: Int?
    /// The beginning, and the end, not included.
    package let from, until: Instant

    /// The length in seconds.
    package var seconds: Int64 { until - from }
}

extension BannerCalendar {
    /// Calls `body` with every opening of a span, cut off at the span's ends, in order of the
    /// openings' ends.
    package func forEachOpening<Fault: Error>(
        from start: Instant, to end: Instant, _ body: (Opening) throws(Fault) -> Void
    ) throws(Fault) {
        var changes = SetChanges(self, after: start, before: end)
        // The extra row at the end is open while no item is available.
        var since =
            (0..<count).map { changes.isAvailable($0) ? start : nil } + [
                changes.count == 0 ? start : nil
            ]
        func toggle(_ row: Int, _ at: Instant) throws(Fault) {
            guard let from = since[row] else { return since[row] = at }
            since[row] = nil
            try body(Opening(item: row < count ? row : nil, from: from, until: at))
        }
        while let change = changes.next() {
            for item in change.items { try toggle(item, change.at) }
            if (changes.count == 0) != (since[count] != nil) { try toggle(count, change.at) }
        }
        for row in since.indices where since[row] != nil { try toggle(row, end) }
    }

    /// The instants at which dated occasions begin or end, in order, with the occasions' numbers.
    var dated: [(at: Instant, occasion: Int, opens: Bool)] {
        occasions.enumerated().filter { $1.from < $1.until }.flatMap { number, occasion in
            [(at: occasion.from, occasion: number, opens: true), (occasion.until, number, false)]
        }.filter { $0.at.seconds > .min && $0.at.seconds < .max }.sorted {
            ($0.at, $0.occasion) < ($1.at, $1.occasion)
        }
    }

    /// The instants of `dated`, without their occasions.
    var edges: [Instant] { dated.map(\.at) }

    /// The number of windows that begin in a week.
    var windowsInWeek: Int64 {
        occasions.reduce(0) { sum, occasion in
            sum + Int64(occasion.windows.map { $0.weekdays.nonzeroBitCount * $0.hours.count } ?? 0)
        }
    }

    /// Whether weeks differ between dated edges.
    package var isRecurring: Bool { occasions.contains { $0.windows?.recurrence != nil } }

    /// The seconds after a dated edge that show everything up to the next one.
    ///
    /// Two weeks, and one day for windows that end in a third week; if weeks differ, the 400 years
    /// of the calendar.
    var span: Int64 { isRecurring ? Day.inCycle * ClockTime.day : 15 * ClockTime.day }

    /// The uninterrupted period around an instant in which an item is available; an end is `nil` if
    /// there is none.
    ///
    /// The item must be available at the instant. Between two dated edges all weeks are equal, so
    /// two weeks after or before an edge are enough. If weeks differ, the search is extended up to
    /// the calendar's cycle.
    package func opening(of item: Int, around instant: Instant) -> (from: Instant?, until: Instant?)
    {
        guard kinds[item] != .always else { return (nil, nil) }
        let edges = edges
        return (beginning(of: item, before: instant, edges), end(of: item, after: instant, edges))
    }

    private func beginning(of item: Int, before instant: Instant, _ edges: [Instant]) -> Instant? {
        var (instant, length) = (instant, min(span, 15 * ClockTime.day))
        while true {
            let start = instant + -length
            let changes = SetChanges(self, after: start, before: instant + 1)
            if let last = changes.filter({ $0.items.contains(item) }).last { return last.at }
            guard length >= span else {
                length = min(span, 8 * length)
                continue
            }
            guard
                let edge = edges.first(where: { $0 > start && $0 < instant })
                    ?? edges.last(where: { $0 <= start })
            else { return nil }
            instant = edge
        }
    }

    private func end(of item: Int, after instant: Instant, _ edges: [Instant]) -> Instant? {
        var instant = instant
        while true {
            let end = instant + span
            let changes = SetChanges(self, after: instant, before: end)
            if let first = changes.first(where: { $0.items.contains(item) }) { return first.at }
            guard
                let edge = edges.last(where: { $0 > instant && $0 < end })
                    ?? edges.first(where: { $0 >= end }).map({ $0 + -1 })
            else { return nil }
            instant = edge
        }
    }

    /// The calendar of a banner; fails if the time zone of its dates is unknown.
    ///
    /// - Parameters:
    ///   - banner: the banner.
    ///   - zones: the source of time zones; a banner whose dates are in UTC needs none.
    public init?(_ banner: Banner, zones: Zones = .utc) {
        guard let zone = zones.zone(of: banner) else { return nil }
        self.init(banner, zone: zone, zones: zones)
    }

    /// The calendar of another banner, in its own time zone or, if that is unknown, in this one.
    func following(_ banner: Banner) -> BannerCalendar {
        BannerCalendar(banner, zone: zones.zone(of: banner) ?? zone, zones: zones)
    }

    /// A change of the available items.
    public struct Change: Hashable, Sendable {
        /// The instant of the change.
        public var at: Instant
        /// The ids of the items that are available from then on, in file order.
        public var items: [String]
    }

    /// The ids of the items that are available at an instant, in file order.
    public func items(at instant: Instant) -> [String] { names(set(at: instant)) }

    /// The next change after an instant; `nil` if the same items stay available forever.
    public func nextChange(after instant: Instant) -> Change? {
        let stay = stay(at: instant)
        return stay.until.map { Change(at: $0, items: names(stay.next)) }
    }

    /// The available items at an instant, the end of that period, and the items after it; `nil` for
    /// no end.
    package func stay(at instant: Instant) -> (items: [Int], until: Instant?, next: [Int]) {
        let settled = max(edges.last ?? instant, instant) + span
        var changes = SetChanges(self, after: instant, before: settled)
        let items = changes.items
        let until = changes.next()?.at
        return (items, until, changes.items)
    }

    /// The changes from one instant up to, but not including, another.
    public func changes(in period: Range<Instant>) -> [Change] {
        var changes = SetChanges(self, after: period.lowerBound + -1, before: period.upperBound)
        var all: [Change] = []
        while let change = changes.next() {
            all.append(Change(at: change.at, items: names(changes.items)))
        }
        return all
    }

    /// The parts of a period in which no item is available.
    public func gaps(in period: Range<Instant>) -> [Range<Instant>] {
        Periods(self, from: period.lowerBound, to: period.upperBound).filter { $0.items.isEmpty }
            .map {
                $0.from..<$0.until
            }
    }

    private func names(_ set: [Int]) -> [String] { set.map { ids[$0] } }
}

/// An iterator over the consecutive periods of a calendar, each with one set.
package struct Periods: Sequence, IteratorProtocol {
    /// A half-open period in which the set does not change.
    package struct Period: Equatable {
        /// Its first instant.
        package var from: Instant
        /// Its end, not included.
        package var until: Instant
        /// The available items, in file order.
        package var items: [Int]

        /// Its length in seconds.
        package var seconds: Int64 { until - from }
    }

    private var changes: SetChanges
    private let end: Instant
    private var start: Instant

    /// The periods from one instant to another.
    package init(_ calendar: BannerCalendar, from: Instant, to: Instant) {
        changes = SetChanges(calendar, after: from, before: to)
        start = from
        end = to
    }

    /// The next period.
    package mutating func next() -> Period? {
        guard start < end else { return nil }
        let items = changes.items
        let until = changes.next()?.at ?? end
        defer { start = until }
        return Period(from: start, until: until, items: items)
    }
}

extension Session {
    /// A session that is played against a calendar: the set of items changes at the calendar's
    /// instants.
    ///
    /// It emits the same events as `bannerkit simulate --start`, and `nextDeadline` includes these
    /// changes.
    ///
    /// - Parameters:
    ///   - banner: the banner.
    ///   - viewer: the window, and whether motion is reduced.
    ///   - calendar: the banner's calendar. A banner passed to `update(_:at:)` gets its own
    ///     calendar, with the same source of time zones.
    ///   - start: the instant of time 0.
    ///   - kinds: the kinds of event to return.
    public init(
        _ banner: Banner, viewer: Banner.Viewer = Banner.Viewer(), calendar: BannerCalendar,
        startingAt start: BannerCalendar.Instant, kinds: Banner.Event.Kinds = .all
    ) {
        let clock: @Sendable (Banner, Time) -> String = { banner, time in
            calendar.following(banner).zone.clock(from: start)(time)
        }
        self.init(banner, viewer: viewer, kinds: kinds, startingAt: start.asDate, clock: clock) {
            banner, time in
            let calendar = calendar.following(banner)
            let instant = start + time.wholeSeconds
            let next = calendar.nextChange(after: instant).map { Time.seconds($0.at - start) }
            return Availability(items: calendar.set(at: instant), until: next)
        }
    }

    /// Sets the wall clock, for a system whose clock has been set or corrected.
    ///
    /// A session otherwise derives the wall clock from the time that passes. From `time` on, the
    /// available items, `nextDeadline` and `local` in JSON follow the new clock, and items come and
    /// go as with `show(only:at:)`. A session without a calendar, or one that continues from a
    /// schedule, has no clock and does not change.
    ///
    /// ```swift
    /// let instant = BannerCalendar.Instant(secondsSince1970: Date().timeIntervalSince1970)
    /// session.setClock(instant, at: now)
    /// ```
    ///
    /// - Parameters:
    ///   - instant: the current instant by the new clock, in whole seconds.
    ///   - time: the time since the banner appeared; one before `now` counts as `now`.
    /// - Returns: the events up to then, and those of the new clock.
    @discardableResult
    public mutating func setClock(_ instant: BannerCalendar.Instant, at time: Banner.Time)
        -> [Event]
    {
        setClock(to: startDate.map { .seconds(instant - $0.instant(in: .utc)) }, at: time)
    }
}

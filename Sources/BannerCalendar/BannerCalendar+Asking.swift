extension BannerCalendar {
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
        while let change = changes.next() { all.append(Change(at: change.at, items: names(changes.items))) }
        return all
    }

    /// The parts of a period in which no item is available.
    public func gaps(in period: Range<Instant>) -> [Range<Instant>] {
        Periods(self, from: period.lowerBound, to: period.upperBound).filter { $0.items.isEmpty }.map {
            $0.from..<$0.until
        }
    }

    private func names(_ set: [Int]) -> [String] { set.map { ids[$0] } }
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
        self.init(banner, viewer: viewer, kinds: kinds, startingAt: start.asDate, clock: clock) { banner, time in
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
    public mutating func setClock(_ instant: BannerCalendar.Instant, at time: Banner.Time) -> [Event] {
        setClock(to: startDate.map { .seconds(instant - $0.instant(in: .utc)) }, at: time)
    }
}

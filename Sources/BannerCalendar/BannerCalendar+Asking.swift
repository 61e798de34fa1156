extension BannerCalendar {
    /// The calendar of a banner; `nil` if the zone of its dates is not known.
    ///
    /// - Parameters:
    ///   - banner: the banner.
    ///   - zones: where time zones come from; a banner whose dates are in UTC needs none.
    public init?(_ banner: Banner, zones: Zones = .utc) {
        guard let zone = zones.zone(of: banner) else { return nil }
        self.init(banner, zone: zone, zones: zones)
    }

    /// The same calendar of another banner; in the same zone if that of the banner's dates is not known.
    func following(_ banner: Banner) -> BannerCalendar {
        BannerCalendar(banner, zone: zones.zone(of: banner) ?? zone, zones: zones)
    }

    /// A change of what is on.
    public struct Change: Hashable, Sendable {
        /// When.
        public var at: Instant
        /// The ids of the items that are on from then on, in file order.
        public var items: [String]
    }

    /// The ids of the items that are on at an instant, in file order.
    public func items(at instant: Instant) -> [String] { names(set(at: instant)) }

    /// The next change after an instant; `nil` if the same items are on for ever.
    public func nextChange(after instant: Instant) -> Change? {
        let stay = stay(at: instant)
        return stay.until.map { Change(at: $0, items: names(stay.next)) }
    }

    /// The items that are on at an instant, until when, and those that are on then; `nil` if they stay for ever.
    package func stay(at instant: Instant) -> (items: [Int], until: Instant?, next: [Int]) {
        // Two weeks after the last date, all weeks are equal.
        let settled = max(edges.last ?? instant, instant) + CalendarSurvey.span
        var changes = SetChanges(self, after: instant, before: settled)
        let items = changes.items
        let until = changes.next()?.at
        return (items, until, changes.items)
    }

    /// The changes from one instant up to another, but not at that one.
    public func changes(in period: Range<Instant>) -> [Change] {
        var changes = SetChanges(self, after: period.lowerBound + -1, before: period.upperBound)
        var all: [Change] = []
        while let change = changes.next() { all.append(Change(at: change.at, items: names(changes.items))) }
        return all
    }

    /// The parts of a period in which nothing is on.
    public func gaps(in period: Range<Instant>) -> [Range<Instant>] {
        Periods(self, from: period.lowerBound, to: period.upperBound).filter { $0.items.isEmpty }.map {
            $0.from..<$0.until
        }
    }

    private func names(_ set: [Int]) -> [String] { set.map { ids[$0] } }
}

extension Session {
    /// A banner that shows what is on: it changes the items by itself, at the instants at which the calendar does, with the
    /// events of `bannerkit simulate --start`, and `nextDeadline` counts them.
    ///
    /// - Parameters:
    ///   - banner: the banner.
    ///   - viewer: the window, and whether motion is reduced.
    ///   - calendar: its calendar. A banner that comes with `update(_:at:)` is asked for its dates, in the zones of this one.
    ///   - start: the instant of time 0.
    ///   - kinds: the kinds of event that are returned.
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

    /// Sets the wall clock, which a session keeps by the time that passes: for a system whose clock has been set or
    /// corrected.
    ///
    /// From `time` on what is on, `nextDeadline` and `local` in JSON follow the new clock. Items that it brings or removes come
    /// and go as with `show(only:at:)`. A session without a calendar, and one that continues from a schedule, has no clock:
    /// nothing changes.
    ///
    /// ```swift
    /// let instant = BannerCalendar.Instant(secondsSince1970: Date().timeIntervalSince1970)
    /// session.setClock(instant, at: now)
    /// ```
    ///
    /// - Parameters:
    ///   - instant: what the clock shows now, in whole seconds.
    ///   - time: the time since the banner appeared; one before `now` counts as `now`.
    /// - Returns: what happened up to then, and what the new clock changes.
    @discardableResult
    public mutating func setClock(_ instant: BannerCalendar.Instant, at time: Banner.Time) -> [Event] {
        setClock(to: startDate.map { .seconds(instant - $0.instant(in: .utc)) }, at: time)
    }
}

extension Session {
    /// Something that happened in a session, with the item that it is about.
    public struct Event: Hashable, Sendable {
        /// What happened, by its page.
        package let event: Banner.Event
        /// The item of the page that the event names, as it was when it happened; `nil` for an event that names no page.
        ///
        /// Of `open` it has the link and the data.
        public let item: Banner.Item?
        /// The item that was current before a change of page; `nil` for other events.
        public let previousItem: Banner.Item?

        /// When it happened.
        public var time: Banner.Time { event.time }
        /// What happened.
        public var kind: Banner.Event.Kind { event.kind }
    }

    /// A change of page with its items; the item `before` was current before one that has no page before it.
    func event(_ change: Banner.Event?, from before: Banner.Item? = nil) -> Event? {
        guard let change, case .change(let turn) = change.kind else { return nil }
        return Event(
            event: change, item: change.item(among: change.cast == nil ? items : banner.items),
            previousItem: turn.from.map { items[$0] } ?? before)
    }

    /// Events of the requested kinds with their items: those of `items`, with a calendar numbered in `all`, and from other
    /// items on those that come `then`.
    ///
    /// The item `before` was current before them.
    func report(
        _ happened: [Banner.Event], of items: [Banner.Item], from before: Banner.Item?, in all: [Banner.Item]? = nil,
        then: [Banner.Item]? = nil
    ) -> [Event] {
        guard !happened.isEmpty else { return [] }
        var current = before
        var events: [Event] = []
        var (shown, all) = (items, all ?? banner.items)
        for event in happened {
            if case .items = event.kind, let then { (shown, all) = (then, banner.items) }
            let item = event.item(among: event.cast == nil ? shown : all)
            var previous: Banner.Item?
            switch event.kind {
            case .change: (previous, current) = (current, item)
            case .start, .items: current = item ?? current
            default: break
            }
            guard simulator.kinds.contains(event.kind.kinds) else { continue }
            events.append(Event(event: event, item: item, previousItem: previous))
        }
        return events
    }
}

extension Session.Event {
    /// An event of this kind at this time, to compare others with.
    public init(
        _ time: Banner.Time, _ kind: Banner.Event.Kind, item: Banner.Item? = nil, previousItem: Banner.Item? = nil
    ) {
        self.init(event: Banner.Event(time, kind), item: item, previousItem: previousItem)
    }
}

extension Banner.Event {
    /// The item of the page that the event names; `items` are those that are shown or, with a calendar, all.
    fileprivate func item(among items: [Banner.Item]) -> Banner.Item? {
        guard kind.page != nil, cast?.count != 0 else { return nil }
        return items.indices.contains(itemNumber) ? items[itemNumber] : nil
    }
}

extension Schedule {
    /// The item of the page that an event of this schedule names; `nil` for an event that names no page.
    public func item(of event: Banner.Event) -> Banner.Item? { event.item(among: banner.items) }
}

// MARK: Comparing

extension Schedule: Equatable {
    /// Whether two schedules play the same banner for the same viewer with the same inputs.
    public static func == (a: Banner.Schedule, b: Banner.Schedule) -> Bool {
        a.banner == b.banner && a.viewer == b.viewer && a.inputs == b.inputs && a.sets == b.sets
    }
}

extension Session: Equatable {
    /// Whether two sessions are the same: those with the same past are, whether they record it or not.
    public static func == (a: Banner.Session, b: Banner.Session) -> Bool {
        a.banner == b.banner && a.viewer == b.viewer && a.items == b.items && a.allowed == b.allowed
            && a.programme?.now == b.programme?.now && a.currentID == b.currentID
            && a.origin?.simulator == b.origin?.simulator
            && a.pauseReasons == b.pauseReasons
            && a.simulator.kinds == b.simulator.kinds && a.startEvents == b.startEvents
            && a.simulator == b.simulator
    }
}

extension Simulator: Equatable {
    /// Whether two simulators are in the same state, of banners that have the same numbers.
    package static func == (a: Simulator, b: Simulator) -> Bool {
        a.machine.isSame(as: b.machine) && a.observer?.sight == b.observer?.sight && a.scales == b.scales
    }
}

extension Machine {
    /// Whether two machines are in the same state, of banners that have the same numbers.
    func isSame(as other: Machine) -> Bool {
        now == other.now && page == other.page && base == other.base && goal == other.goal && lap == other.lap
            && motion == other.motion && clock == other.clock && holds == other.holds && firings == other.firings
            && window == other.window && growth == other.growth && lastSettle == other.lastSettle
            && remembered == other.remembered
    }
}

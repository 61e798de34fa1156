extension Session {
    /// An event of a session, with its item.
    public struct Event: Hashable, Sendable {
        /// The event with its page.
        package let event: Banner.Event
        /// The item on the event's page at that time; `nil` for an event without a page.
        ///
        /// For `open` it contains the link and the data.
        public let item: Banner.Item?
        /// The item that was current before a change of page; `nil` for other events.
        public let previousItem: Banner.Item?

        /// The instant of the event.
        public var time: Banner.Time { event.time }
        /// The kind of event, with its values.
        public var kind: Banner.Event.Kind { event.kind }
    }

    /// A change of page with its items; `before` is the previous item if the event names no
    /// previous page.
    func event(_ change: Banner.Event?, from before: Banner.Item? = nil) -> Event? {
        guard let change, case .change(let turn) = change.kind else { return nil }
        return Event(
            event: change, item: change.item(among: change.cast == nil ? items : banner.items),
            previousItem: turn.from.map { items[$0] } ?? before)
    }

    /// The events of the requested kinds with their items.
    ///
    /// Their pages count `items` or, with a calendar, `all`; after an `items` event they count
    /// `then`. The item `before` was current before the first event.
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
    /// An event to compare others with, in tests.
    public init(
        _ time: Banner.Time, _ kind: Banner.Event.Kind, item: Banner.Item? = nil, previousItem: Banner.Item? = nil
    ) {
        self.init(event: Banner.Event(time, kind), item: item, previousItem: previousItem)
    }
}

extension Banner.Event {
    /// The item on the event's page; `items` are the shown ones or, with a calendar, all.
    fileprivate func item(among items: [Banner.Item]) -> Banner.Item? {
        guard kind.page != nil, cast?.count != 0 else { return nil }
        return items.indices.contains(itemNumber) ? items[itemNumber] : nil
    }
}

extension Schedule {
    /// The item on the page of an event of this schedule; `nil` for an event without a page.
    public func item(of event: Banner.Event) -> Banner.Item? { event.item(among: banner.items) }
}

// MARK: Equality

extension Schedule: Equatable {
    /// Whether two schedules play the same banner for the same viewer with the same inputs.
    public static func == (a: Banner.Schedule, b: Banner.Schedule) -> Bool {
        a.banner == b.banner && a.viewer == b.viewer && a.inputs == b.inputs && a.sets == b.sets
    }
}

extension Session: Equatable {
    /// Whether two sessions have the same past; whether they record does not matter.
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
    /// Whether two simulators of banners with the same constants are in the same state.
    package static func == (a: Simulator, b: Simulator) -> Bool {
        a.machine.isSame(as: b.machine) && a.observer?.sight == b.observer?.sight && a.scales == b.scales
    }
}

extension Machine {
    /// Whether two machines of banners with the same constants are in the same state.
    func isSame(as other: Machine) -> Bool {
        now == other.now && page == other.page && base == other.base && goal == other.goal && lap == other.lap
            && motion == other.motion && clock == other.clock && holds == other.holds && firings == other.firings
            && window == other.window && growth == other.growth && lastSettle == other.lastSettle
            && remembered == other.remembered
    }
}

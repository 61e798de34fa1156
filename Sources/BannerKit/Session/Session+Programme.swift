/// The available items, by their places in the file, and the instant of their next change.
package struct Availability: Equatable, Sendable {
    /// The items.
    package var items: [Int]
    /// The instant of the next change; `nil` for never.
    package var until: Time?

    /// Items that are available until a time.
    package init(items: [Int], until: Time?) {
        self.items = items
        self.until = until
    }
}

extension Session {
    /// The calendar of a session: the available items now, and a function for later times.
    struct Programme: Sendable {
        /// Returns the available items of a banner at a time.
        private let ask: @Sendable (Banner, Time) -> Availability
        /// The date of time 0, if it is known.
        let start: Banner.Date?
        /// Returns the local date and time in a banner's time zone, for a clock that is never set;
        /// `nil` if it is unknown.
        private let clock: (@Sendable (Banner, Time) -> String)?
        /// The available items now.
        private(set) var now: Availability
        /// The total change of the clock since time 0.
        fileprivate var shift = Time.zero

        init(
            asking ask: @escaping @Sendable (Banner, Time) -> Availability, from start: Banner.Date? = nil,
            clock: (@Sendable (Banner, Time) -> String)? = nil, _ banner: Banner, at time: Time
        ) {
            self.ask = ask
            self.start = start
            self.clock = clock
            now = ask(banner, time)
        }

        /// Updates the available items for a time or for another banner.
        mutating func advance(_ banner: Banner, to time: Time) {
            now = ask(banner, time + shift)
            now.until = now.until.map { $0 - shift }
        }

        /// The local date and time in a banner's time zone; `nil` if it is unknown.
        func local(_ banner: Banner) -> (@Sendable (Time) -> String)? {
            clock.map { [shift] clock in { @Sendable time in clock(banner, time + shift) } }
        }
    }

    /// The date of time 0, by the clock at that time; `nil` without a calendar.
    package var startDate: Banner.Date? { programme?.start }

    /// Sets the clock of a banner with a calendar: from `time` on, it shows the date that it would
    /// have shown at `shown`.
    package mutating func setClock(to shown: Time?, at time: Time) -> [Event] {
        guard let shown, programme != nil else { return run(.wait, at: time) }
        endRecording(at: time)
        let events = run(.close, at: time)
        let time = now
        programme?.shift = max(.zero - .lastPlayable, min(.lastPlayable, shown)) - time
        return events + show(order: banner.items, at: time)
    }

    /// The next change of the set up to and including an instant; only a settle comes before it.
    func setChange(upTo time: Time) -> Stop? {
        programme?.now.until.flatMap { $0 <= time ? Stop(at: $0, kind: .set) : nil }
    }

    /// Applies a change of the set.
    mutating func changeSet(at change: Stop) -> [Banner.Event] {
        programme?.advance(banner, to: change.at)
        guard let set = shownSet, set != self.set else { return simulator.perform(.wait, at: change) }
        let happened = simulator.perform(.set(Course(banner.fitted(to: viewer), showing: set)), at: change)
        items = set.map { banner.items[$0] }
        rememberCurrent()
        return happened
    }

    /// The items that are available and allowed, by their places in the file; `nil` without a
    /// calendar.
    var shownSet: [Int]? {
        guard let programme else { return nil }
        guard let allowed else { return programme.now.items }
        let index = IDIndex(allowed)
        return programme.now.items.filter { index.place(of: banner.items[$0].id) != nil }
    }

    /// The current set, by the items' places in the file; `nil` without a calendar.
    package var set: [Int]? { simulator.machine.course.cast }
}

extension Schedule {
    /// The available items at an instant, and the instant of their next change; all items without a
    /// calendar.
    func availability(at time: Time) -> Availability {
        guard let sets else { return Availability(items: Array(banner.items.indices), until: nil) }
        let next = sets.times.partitioningIndex { $0 > time }
        return Availability(items: set(at: time) ?? [], until: next < sets.times.count ? sets.times[next] : nil)
    }
}

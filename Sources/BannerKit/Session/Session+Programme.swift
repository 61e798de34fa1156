/// The items that are on, by their places in the file, and until when.
package struct Availability: Equatable, Sendable {
    /// The items.
    package var items: [Int]
    /// When others are on; `nil` for never.
    package var until: Time?

    /// Some items until a time.
    package init(items: [Int], until: Time?) {
        self.items = items
        self.until = until
    }
}

extension Session {
    /// What is on in a banner that is played against its calendar.
    struct Programme: Sendable {
        /// Which items of a banner are on at a time.
        private let ask: @Sendable (Banner, Time) -> Availability
        /// The date of time 0, if it is known.
        let start: Banner.Date?
        /// What a clock that is never set shows at a time, in the zone of a banner; `nil` if that is not known.
        private let clock: (@Sendable (Banner, Time) -> String)?
        /// What is on now.
        private(set) var now: Availability
        /// How far the clock has been set since time 0.
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

        /// Goes on to a time, or to another banner.
        mutating func advance(_ banner: Banner, to time: Time) {
            now = ask(banner, time + shift)
            now.until = now.until.map { $0 - shift }
        }

        /// What the clock shows at a time in the zone of a banner; `nil` if that is not known.
        func local(_ banner: Banner) -> (@Sendable (Time) -> String)? {
            clock.map { [shift] clock in { @Sendable time in clock(banner, time + shift) } }
        }
    }

    /// The date of time 0, as the clock was then; `nil` without a calendar.
    package var startDate: Banner.Date? { programme?.start }

    /// Sets the clock of a banner that is played against its calendar: from `time` on it shows what it would have shown at `shown`.
    package mutating func setClock(to shown: Time?, at time: Time) -> [Event] {
        guard let shown, programme != nil else { return run(.wait, at: time) }
        endRecording(at: time)
        let events = run(.close, at: time)
        let time = now
        programme?.shift = max(.zero - .lastPlayable, min(.lastPlayable, shown)) - time
        return events + show(order: banner.items, at: time)
    }

    /// When other items are on, up to and including an instant, at which that comes before everything but a settle.
    func setChange(upTo time: Time) -> Stop? {
        programme?.now.until.flatMap { $0 <= time ? Stop(at: $0, kind: .set) : nil }
    }

    /// Shows the items that are on from an instant on.
    mutating func changeSet(at change: Stop) -> [Banner.Event] {
        programme?.advance(banner, to: change.at)
        guard let set = shownSet, set != self.set else { return simulator.perform(.wait, at: change) }
        let happened = simulator.perform(.set(Course(banner.fitted(to: viewer), showing: set)), at: change)
        items = set.map { banner.items[$0] }
        rememberCurrent()
        return happened
    }

    /// The items that are on and allowed, by their places in the file; `nil` without a calendar.
    var shownSet: [Int]? {
        guard let programme else { return nil }
        guard let allowed else { return programme.now.items }
        let index = IDIndex(allowed)
        return programme.now.items.filter { index.place(of: banner.items[$0].id) != nil }
    }

    /// The set now, by the items' places in the file; `nil` without a calendar.
    package var set: [Int]? { simulator.machine.course.cast }
}

extension Schedule {
    /// The items that are on at an instant, and until when; all of them without a calendar.
    func availability(at time: Time) -> Availability {
        guard let sets else { return Availability(items: Array(banner.items.indices), until: nil) }
        let next = sets.times.partitioningIndex { $0 > time }
        return Availability(items: set(at: time) ?? [], until: next < sets.times.count ? sets.times[next] : nil)
    }
}

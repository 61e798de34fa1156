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
        /// What the clock shows at a time, in the zone of a banner; `nil` if that is not known.
        let clock: (@Sendable (Banner, Time) -> String)?
        /// What is on now.
        private(set) var now: Availability

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
        mutating func advance(_ banner: Banner, to time: Time) { now = ask(banner, time) }
    }

    /// Performs the changes of the set up to and including an instant, at which they come before everything but a settle;
    /// `advance` goes to each of them.
    mutating func changeSets(
        upTo time: Time, advance: (inout Session, Time) -> [Banner.Event]
    ) -> [Banner.Event] {
        var happened: [Banner.Event] = []
        while let change = programme?.now.until, change <= time {
            happened += advance(&self, change)
            programme?.advance(banner, to: change)
            guard let set = shownSet, set != self.set else { continue }
            let course = Course(fitted, showing: set)
            happened += player.perform(.set(course), at: change)
            items = set.map { banner.items[$0] }
            rememberCurrent()
        }
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
    package var set: [Int]? { player.machine.course.cast }
}

extension Schedule {
    /// The items that are on at an instant, and until when; all of them without a calendar.
    func availability(at time: Time) -> Availability {
        guard let sets else { return Availability(items: Array(banner.items.indices), until: nil) }
        let next = sets.times.partitioningIndex { $0 > time }
        return Availability(items: set(at: time) ?? [], until: next < sets.times.count ? sets.times[next] : nil)
    }
}

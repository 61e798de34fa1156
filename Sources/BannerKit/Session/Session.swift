extension Banner {
    /// A live banner: an app's view sends the viewer's inputs and reads the state to draw.
    ///
    /// It has no clock. The app passes the time since the banner appeared, which never decreases:
    /// an earlier instant counts as `now`. `nextDeadline` tells when to call again without input.
    /// Live inputs produce the same events as those of a `Schedule`, in the same order. No call
    /// traps, whatever the numbers.
    ///
    /// See «What a banner means», Live sessions.
    ///
    /// ```swift
    /// var session = Banner.Session(banner)
    /// for event in session.advance(to: .seconds(5)) { print(event.time, event.kind) }
    /// ```
    public struct Session: Sendable {
        /// The banner, exactly as it was given, with all its items.
        public internal(set) var banner: Banner
        /// The viewer for whom it is shown.
        public internal(set) var viewer: Viewer
        /// The shown items, in page order: all of the banner's, or those that `show(only:at:)` and
        /// the calendar allow.
        public internal(set) var items: [Item]
        var simulator: Simulator
        /// The ids of the allowed items; `nil` for all.
        var allowed: [String]?
        /// The id of the current item, or of the last one if there is none now.
        var currentID: String?
        /// The state before the last changes of one instant.
        var origin: Origin?
        /// The app's reasons to suspend the timer, oldest first.
        public internal(set) var pauseReasons: [String] = []
        /// The calendar, in a banner that is played against it.
        var programme: Programme?
        /// The recorder, while the session records.
        var recorder: Recorder?
        /// The inputs of the schedule that the session continues.
        private(set) var inputsBefore: [Input] = []
        /// The events of the start, until the first call returns them.
        private(set) var startEvents: [Banner.Event]? = []

        /// A session at time 0.
        ///
        /// - Parameters:
        ///   - banner: the banner; invalid values are clamped to the nearest valid ones.
        ///   - viewer: the window, and whether motion is reduced.
        ///   - kinds: the kinds of event to return; all by default, because an app reacts to each.
        ///     `Schedule.events(upTo:kinds:)` has only the `standard` kinds by default.
        public init(_ banner: Banner, viewer: Viewer = Banner.Viewer(), kinds: Banner.Event.Kinds = .all) {
            self.init(banner, viewer, Simulator(atStart: Machine(Course(banner.fitted(to: viewer))), observing: kinds))
            begin()
        }

        /// A session that continues from an instant of a schedule, with the inputs up to then.
        ///
        /// A firing at that exact instant has not happened yet, so that an input at that instant
        /// comes before it, as in playback.
        ///
        /// - Parameters:
        ///   - schedule: the schedule to continue.
        ///   - time: the instant, however late.
        ///   - kinds: the kinds of event to return; all by default, because an app reacts to each.
        ///     `Schedule.events(upTo:kinds:)` has only the `standard` kinds by default.
        public init(_ schedule: Schedule, at time: Time, kinds: Banner.Event.Kinds = .all) {
            let time = time.playable
            let machine = schedule.machine(at: time, before: .input)
            let simulator = Simulator(machine, scales: schedule.scaleTrack(at: time), observing: kinds)
            let programme = schedule.sets.map { _ in
                Programme(asking: { _, time in schedule.availability(at: time) }, schedule.banner, at: time)
            }
            self.init(schedule.banner, schedule.viewer, simulator, programme)
            inputsBefore = schedule.inputs.filter { $0.at <= time }
        }

        /// A session at time 0 that is played against a calendar.
        ///
        /// - Parameters:
        ///   - banner: the banner.
        ///   - viewer: the window, and whether motion is reduced.
        ///   - kinds: the kinds of event to return.
        ///   - start: the date of time 0.
        ///   - clock: returns the local date and time in a banner's time zone.
        ///   - availability: returns the available items of a banner at a time, and the instant of
        ///     their next change.
        package init(
            _ banner: Banner, viewer: Viewer, kinds: Banner.Event.Kinds,
            startingAt start: Date, clock: @escaping @Sendable (Banner, Time) -> String,
            availability: @escaping @Sendable (Banner, Time) -> Availability
        ) {
            let programme = Programme(asking: availability, from: start, clock: clock, banner, at: .zero)
            let course = Course(banner.fitted(to: viewer), showing: programme.now.items)
            self.init(banner, viewer, Simulator(atStart: Machine(course), observing: kinds), programme)
            begin()
        }

        /// A session with all items or, with a programme, with the available ones.
        private init(
            _ banner: Banner, _ viewer: Viewer, _ simulator: Simulator, _ programme: Programme? = nil
        ) {
            self.banner = banner
            self.viewer = viewer
            self.simulator = simulator
            self.programme = programme
            items = programme?.now.items.map { banner.items[$0] } ?? banner.items
            let item = simulator.machine.item
            currentID = banner.items.indices.contains(item) ? banner.items[item].id : nil
        }

        private mutating func begin() {
            simulator.machine.start()
            startEvents = simulator.takeEvents()
        }

        /// The banner for the current viewer: with their window, and with the matching breakpoints
        /// applied.
        public var fitted: Banner { banner.fitted(to: viewer).banner }

        /// The instant up to which everything has happened.
        public var now: Time { simulator.machine.now }

        /// The item of the current page; `nil` while there are no items.
        public var currentItem: Item? {
            items.indices.contains(simulator.machine.page) ? items[simulator.machine.page] : nil
        }

        /// The current state.
        ///
        /// Call `advance(to:)` first; for a frame of a movement, advance to the frame's instant.
        ///
        /// ```swift
        /// session.advance(to: time)
        /// print(session.state.page, session.state.position)
        /// ```
        public var state: State { simulator.closed.simulator.state }

        // MARK: Time

        /// Advances the time, and returns the events up to and including `time`, in order; the
        /// first call also returns the start.
        ///
        /// ```swift
        /// for event in session.advance(to: time) { print(event.kind) }
        /// ```
        @discardableResult
        public mutating func advance(to time: Time) -> [Event] {
            let events = run(.close, at: time, before: .end)
            recorder?.over = simulator.machine.now
            return events
        }

        /// Advances the time without returning events, for an app that returns after hours in the
        /// background.
        ///
        /// The cost depends on the number of items and of changes of the set, not on the distance.
        /// The session is then the same as after `advance(to:)`.
        ///
        /// ```swift
        /// let (lastChange, state) = session.catchUp(to: .seconds(3 * 86_400))
        /// ```
        ///
        /// - Parameter time: the time since the banner appeared; one before `now` counts as `now`.
        /// - Returns: the last change of page, whatever kinds of event the session returns, or
        ///   `nil` if the page stayed the same; and the state at that time.
        @discardableResult
        public mutating func catchUp(to time: Time) -> (lastChange: Event?, state: State) {
            var lastChange: Event?
            play(to: time) { session, time in
                while let change = session.setChange(upTo: time) {
                    lastChange = session.event(session.simulator.skip(to: change)) ?? lastChange
                    let before = session.currentItem
                    lastChange = session.event(session.changeSet(at: change).lastChange, from: before) ?? lastChange
                }
                let end = Stop(at: time, kind: .end)
                lastChange = session.event(session.simulator.skip(to: end)) ?? lastChange
                _ = session.simulator.perform(.close, at: end)
            }
            recorder?.over = simulator.machine.now
            return (lastChange, state)
        }

        /// Performs all steps `before` a stop, then an action there; returns the events of the
        /// requested kinds.
        mutating func run(_ action: Simulator.Action, at time: Time, before kind: Stop.Kind = .input) -> [Event] {
            let before = currentItem
            var happened = startEvents ?? []
            play(to: time) { session, time in
                while let change = session.setChange(upTo: time) {
                    happened += session.changeSet(at: change)
                }
                happened += session.simulator.perform(action, at: Stop(at: time, kind: kind))
            }
            return report(happened, of: items, from: before)
        }

        /// Plays up to an instant, or to `now` if that is later.
        private mutating func play(to time: Time, _ play: (inout Session, Time) -> Void) {
            let held = recorder == nil ? nil : simulator.machine.liveGrip
            play(&self, max(now, time.playable))
            startEvents = nil
            if let held { follow(held) }
            rememberCurrent()
        }

        mutating func rememberCurrent() {
            if let id = currentItem?.id { currentID = id }
        }
    }
}

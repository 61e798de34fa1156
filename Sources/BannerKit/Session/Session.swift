extension Banner {
    /// A banner that is driven live: an app's view sends what the viewer does and asks what to show.
    ///
    /// It has no clock. The app passes the time since the banner appeared, which never decreases: an earlier instant counts
    /// as `now`. `nextDeadline` says when the app must ask again even without input. Played inputs and live ones give
    /// the same events, in the same order. No call can end the program, whatever the numbers.
    ///
    /// See «What a banner means», Live sessions.
    public struct Session: Sendable {
        /// The banner, exactly as it was given, with all its items.
        public internal(set) var banner: Banner
        /// Where and for whom it is shown.
        public internal(set) var viewer: Viewer
        /// The items that are shown, in order of page: all of the banner's, or those that `show(only:at:)` allows.
        public internal(set) var items: [Item]
        var simulator: Simulator
        /// The ids of the items that may be shown; `nil` for all.
        var allowed: [String]?
        /// The id of the current item, or of the last one if there is none now.
        var currentID: String?
        /// What there was before the last changes of one instant.
        var origin: Origin?
        /// The reasons for which the app makes the timer wait, oldest first.
        public internal(set) var pauseReasons: [String] = []
        /// What is on, in a banner that is played against its calendar.
        var programme: Programme?
        /// What is kept while the session records.
        var recorder: Recorder?
        /// What was played before.
        private(set) var inputsBefore: [Input] = []
        /// What happened at the start, until the first call returns it.
        private(set) var startEvents: [Banner.Event]? = []

        /// A banner at time 0.
        ///
        /// - Parameters:
        ///   - banner: the banner; a value that makes no sense is clamped to the nearest one that does.
        ///   - viewer: the window, and whether motion is reduced.
        ///   - kinds: the kinds of event that are returned; all, because an app acts on each as it happens. A list of events to
        ///     read, such as `Schedule.events(upTo:kinds:)`, has only the `standard` ones by default.
        public init(_ banner: Banner, viewer: Viewer = Banner.Viewer(), kinds: Banner.Event.Kinds = .all) {
            self.init(banner, viewer, Simulator(atStart: Machine(Course(banner.fitted(to: viewer))), observing: kinds))
            begin()
        }

        /// A banner that continues from an instant of a schedule, with the inputs played up to then.
        ///
        /// A firing at that exact instant has not happened yet, so that an input at that instant comes before it, as in
        /// playback.
        ///
        /// - Parameters:
        ///   - schedule: what happened up to the instant.
        ///   - time: the instant, however late.
        ///   - kinds: the kinds of event that are returned; all, because an app acts on each as it happens. A list of events to
        ///     read, such as `Schedule.events(upTo:kinds:)`, has only the `standard` ones by default.
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

        /// A banner at time 0 that shows what is on.
        ///
        /// - Parameters:
        ///   - banner: the banner.
        ///   - viewer: the window, and whether motion is reduced.
        ///   - kinds: the kinds of event that are returned.
        ///   - start: the date of time 0.
        ///   - clock: what the clock shows at a time, in the zone of a banner.
        ///   - availability: which items of a banner are on at a time, and until when.
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

        /// A banner that shows all items or, with a programme, what is on.
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

        /// The banner as the viewer sees it now: in their window, with what its breakpoints change there.
        public var fitted: Banner { banner.fitted(to: viewer).banner }

        /// The instant up to which everything has happened.
        public var now: Time { simulator.machine.now }

        /// The item of the current page; `nil` while there are no items.
        public var currentItem: Item? {
            items.indices.contains(simulator.machine.page) ? items[simulator.machine.page] : nil
        }

        /// The current state.
        ///
        /// Ask after `advance(to:)`; for a frame of a movement, first advance to the frame's instant.
        public var state: State { simulator.closed.simulator.state }

        // MARK: Time

        /// Advances the time and returns everything that happens up to and including `time`, in order; the first call also
        /// returns the start.
        @discardableResult
        public mutating func advance(to time: Time) -> [Event] {
            let events = run(.close, at: time, before: .end)
            recorder?.over = simulator.machine.now
            return events
        }

        /// Advances the time without its events: for an app that returns after hours in the background.
        ///
        /// The time that it takes depends on the number of items and of changes of what is on, not on the distance; the memory
        /// on neither. The session is then the same as after `advance(to:)`.
        ///
        /// ```swift
        /// let (lastChange, state) = session.catchUp(to: .seconds(3 * 86_400))
        /// ```
        ///
        /// - Parameter time: the time since the banner appeared; one before `now` counts as `now`.
        /// - Returns: the last change of page, whatever kinds of event the session returns, or `nil` if the page stayed the
        ///   same; and the state at that time.
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

        /// Performs what happens by itself `before` a stop, then an action there; returns the events of the requested kinds.
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

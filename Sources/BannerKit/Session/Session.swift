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
        /// The shown items, in order of their cards: all of the banner's, or those that
        /// `show(only:at:)` and the calendar allow.
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
        var availabilitySource: AvailabilitySource?
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
        public init(
            _ banner: Banner, viewer: Viewer = Banner.Viewer(), kinds: Banner.Event.Kinds = .all
        ) {
            self.init(
                banner, viewer,
                Simulator(
                    atStart: Machine(EngineParameters(banner.fitted(to: viewer))), observing: kinds)
            )
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
            let simulator = Simulator(
                machine, scales: schedule.scaleTrack(at: time), observing: kinds)
            let availabilitySource = schedule.sets.map { _ in
                AvailabilitySource(
                    asking: { _, time in schedule.availability(at: time) }, schedule.banner,
                    at: time)
            }
            self.init(schedule.banner, schedule.viewer, simulator, availabilitySource)
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
            let availabilitySource = AvailabilitySource(
                asking: availability, from: start, clock: clock, banner, at: .zero)
            let parameters = EngineParameters(
                banner.fitted(to: viewer), showing: availabilitySource.now.items)
            self.init(
                banner, viewer, Simulator(atStart: Machine(parameters), observing: kinds),
                availabilitySource)
            begin()
        }

        /// A session with all items or, with a programme, with the available ones.
        private init(
            _ banner: Banner, _ viewer: Viewer, _ simulator: Simulator,
            _ availabilitySource: AvailabilitySource? = nil
        ) {
            self.banner = banner
            self.viewer = viewer
            self.simulator = simulator
            self.availabilitySource = availabilitySource
            items = simulator.machine.parameters.shown(of: banner.items)
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

        /// The item of the current page, the first one of several; `nil` while there are no items.
        public var currentItem: Item? { item(onPage: simulator.machine.page) }

        /// The first item of a page; `nil` if there is none.
        func item(onPage page: Int) -> Item? {
            let card = simulator.machine.parameters.pages.cards(onPage: page).lowerBound
            return items.indices.contains(card) ? items[card] : nil
        }

        /// The number of pages; 0 while there are no items.
        public var pageCount: Int {
            items.isEmpty ? 0 : simulator.machine.parameters.count
        }

        /// The current state.
        ///
        /// Call `advance(to:)` first; for a frame of a movement, advance to the frame's instant.
        ///
        /// ```swift
        /// session.advance(to: time)
        /// print(session.state.page, session.state.position)
        /// ```
        public var state: State { simulator.closed.state }

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
                    lastChange =
                        session.event(session.simulator.skipFirings(to: change)) ?? lastChange
                    let before = session.currentItem
                    lastChange =
                        session.event(session.changeSet(at: change).lastChange, from: before)
                        ?? lastChange
                }
                let end = Stop(at: time, kind: .end)
                lastChange = session.event(session.simulator.skipFirings(to: end)) ?? lastChange
                _ = session.simulator.perform(.close, at: end)
            }
            recorder?.over = simulator.machine.now
            return (lastChange, state)
        }

        /// Performs all steps `before` a stop, then an action there; returns the events of the
        /// requested kinds.
        mutating func run(
            _ action: Simulator.Action, at time: Time, before kind: Stop.Kind = .input
        ) -> [Event] {
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
            let held = recorder == nil ? nil : simulator.machine.liveDrag
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

extension Session {
    /// Sends an input.
    ///
    /// As in a scenario, the page of `.select` and the item of `.tap` count all items, also where a
    /// calendar or `show(only:at:)` shows only some; `select(page:at:)` counts the shown ones.
    ///
    /// ```swift
    /// for event in session.send(.next, at: time) { print(event.kind) }
    /// ```
    ///
    /// - Returns: the events up to then, and the immediate effects of the input. Focus and
    ///   indicator events at this exact instant are returned by the next call, because another
    ///   input can undo them («What a banner means», Focus).
    @discardableResult
    public mutating func send(_ action: Banner.Input.Action, at time: Banner.Time) -> [Event] {
        perform(.input(action), recorded: action, at: time)
    }

    // MARK: Pages

    /// Selects a page; the current page and invalid pages change nothing.
    ///
    /// - Parameters:
    ///   - page: the page, from 0.
    ///   - isAnimated: whether the content moves there; otherwise it jumps, as with a transition of
    ///     0 s.
    ///   - time: the instant.
    /// - Returns: the events up to then, and the change.
    @discardableResult
    public mutating func select(page: Int, isAnimated: Bool = true, at time: Banner.Time) -> [Event]
    {
        if !isAnimated { endRecording(at: time) }
        // A scenario counts all items, so a page that does not exist cannot be recorded.
        let parameters = simulator.machine.parameters
        let item = parameters.item(onPage: page)
        let isThere = 0..<parameters.count ~= page && banner.items.indices.contains(item)
        let input = isThere ? Banner.Input.Action.select(page: item) : nil
        return perform(.select(page: page, isAnimated: isAnimated), recorded: input, at: time)
    }

    /// Selects the page of an item; items of the current page and items that are not shown change
    /// nothing.
    ///
    /// ```swift
    /// session.select(id: "summer", at: time)
    /// ```
    @discardableResult
    public mutating func select(id: String, isAnimated: Bool = true, at time: Banner.Time)
        -> [Event]
    {
        let card = items.firstIndex { $0.id.isSame(as: id) }
        let page = card.map(simulator.machine.parameters.pages.page)
        return select(page: page ?? -1, isAnimated: isAnimated, at: time)
    }

    /// Whether `next` leads to another page, or brings content that scrolls freely onto its page.
    public var canGoNext: Bool { pageCount > 1 && simulator.machine.canMove(by: 1) }

    /// Whether `previous` leads to another page, or brings content that scrolls freely onto its
    /// page.
    public var canGoPrevious: Bool { pageCount > 1 && simulator.machine.canMove(by: -1) }

    // MARK: Suspending the timer

    /// Makes the timer wait for a reason of the app's own, such as something that covers the
    /// banner; reasons with different names add up («What a banner means», Interaction).
    ///
    /// The viewer's own pause is `send(.pause, at:)`; neither ends the other. What a pointer and
    /// the keyboard do are inputs, `hover`, `leave`, `focusIn` and `focusOut`: the banner says
    /// whether its timer waits for them.
    @discardableResult
    public mutating func pause(for reason: String, at time: Banner.Time) -> [Event] {
        endRecording(at: time)
        let isFirst = pauseReasons.isEmpty
        if !pauseReasons.contains(where: { $0.isSame(as: reason) }) { pauseReasons.append(reason) }
        return run(isFirst ? .beginPause : .wait, at: time)
    }

    /// Ends a reason; when the last one has ended, the timer continues with the remaining time.
    @discardableResult
    public mutating func resume(for reason: String, at time: Banner.Time) -> [Event] {
        let before = pauseReasons.count
        pauseReasons.removeAll { $0.isSame(as: reason) }
        let wasLast = before > 0 && pauseReasons.isEmpty
        return run(wasLast ? .endPause : .wait, at: time)
    }

    /// Starts a live drag; while one is in progress, a second finger is ignored.
    ///
    /// ```swift
    /// session.beginDrag(at: time)
    /// session.moveDrag(by: -120, at: time + .milliseconds(100))
    /// session.endDrag(velocity: -900, at: time + .milliseconds(120))
    /// ```
    @discardableResult
    public mutating func beginDrag(at time: Banner.Time) -> [Event] {
        perform(.grab, at: time)
    }

    /// Sets the total movement of a live drag in points; positive is to the right, or down on the
    /// vertical axis.
    ///
    /// Without a drag it has no effect.
    @discardableResult
    public mutating func moveDrag(by travel: Double, at time: Banner.Time) -> [Event] {
        run(.move(travel), at: time)
    }

    /// Ends a live drag with a velocity in points per second; positive is to the right, or down on
    /// the vertical axis.
    ///
    /// Without a drag it has no effect.
    @discardableResult
    public mutating func endDrag(velocity: Double, at time: Banner.Time) -> [Event] {
        leave(velocity: velocity, at: time)
    }

    /// Cancels a live drag, when the system takes the touch for a scroll or another gesture.
    ///
    /// The content returns to the current page or, with free scrolling, stays where it is.
    @discardableResult
    public mutating func cancelDrag(at time: Banner.Time) -> [Event] {
        leave(velocity: nil, at: time)
    }

    /// Ends a live drag with a velocity, or cancels it without one.
    private mutating func leave(velocity: Double?, at time: Time) -> [Event] {
        if recorder != nil { noteRelease(velocity: velocity) }
        defer { recorder?.release = nil }
        return perform(velocity.map { .release(velocity: $0) } ?? .cancelDrag, at: time)
    }

    /// The instant at which something happens next without input; `nil` if nothing moves until an
    /// input.
    ///
    /// That is the next event of any kind, the next change of the set, or the start or end of a
    /// movement. Until then the state stays the same, or moves as `animatesUntil` says. It is `now`
    /// before the first call, which returns the start, and it can be `now` after `send` and the
    /// calls for a drag: further inputs can follow at the same instant, so the next `advance(to:)`
    /// returns the consequences.
    ///
    /// ```swift
    /// while let next = session.nextDeadline, next <= time { session.advance(to: next) }
    /// ```
    public var nextDeadline: Banner.Time? {
        guard startEvents == nil else { return now }
        var judged = simulator
        return earliest([judged.judge().next, availabilitySource?.now.until])
    }

    /// The instant until which something is moving, so that a view needs frames; `nil` if nothing
    /// is.
    ///
    /// Movements are those of the content, of growing or shrinking cards, of an indicator that
    /// fades, and of a timer bar that fills. It is later than `nextDeadline` if something else
    /// happens meanwhile.
    ///
    /// ```swift
    /// let needsFrames = session.animatesUntil != nil
    /// ```
    public var animatesUntil: Banner.Time? {
        simulator.closed.animations.end
    }
}

// MARK: A live finger

extension Simulator {
    /// The movements that need no further input.
    struct Animations {
        /// The end of those in progress; `nil` if nothing moves.
        var end: Time?
        /// The instant at which an indicator starts to fade, or has faded out.
        var next: Time?
    }

    /// A copy whose present instant is closed.
    var closed: Simulator {
        var closed = self
        closed.close(at: machine.now)
        return closed
    }

    /// Closes the present instant; returns the movements, with the next instant at which something
    /// happens: it is `now` if closing emitted events.
    mutating func judge() -> Animations {
        close(at: machine.now)
        var animations = animations
        animations.next =
            machine.events.isEmpty
            ? earliest([
                machine.nextStep()?.time, nextCrossing, animations.next, animations.end,
            ]) : machine.now
        return animations
    }

    /// The movements at the machine's present instant.
    var animations: Animations {
        let now = machine.now
        let faded = machine.fadedOut().flatMap { $0 > now ? $0 : nil }
        let fades = faded.map { $0 - Banner.Indicator.ScrollBar.fading }
        let hiding = fades.flatMap { $0 <= now ? faded : nil }
        let ends = [
            scales?.end(after: now), machine.fillEnd, machine.thumbEnd, machine.contentStep()?.time,
            hiding,
        ]
        let end = ends.reduce(now) { max($0, $1 ?? now) }
        return Animations(end: end > now ? end : nil, next: hiding ?? fades)
    }

    /// The instant at which another card comes to the middle; `nil` if focus events are not
    /// requested.
    var nextCrossing: Time? {
        guard observer?.kinds.contains(.focus) == true else { return nil }
        var crossings = FocusCrossings(machine, before: machine.nextStep()?.time ?? machine.now)
        return crossings.next(machine)?.time
    }
}

/// The earliest of some instants; `nil` if there is none.
private func earliest(_ times: [Time?]) -> Time? {
    let first = times.reduce(.latest) { min($0, $1 ?? .latest) }
    return first < .latest ? first : nil
}

extension Machine {
    /// The instant of the next firing if the timer fills a bar or moves the content; otherwise
    /// `nil`.
    fileprivate var fillEnd: Time? {
        guard parameters.indicator.isFilledByTimer || parameters.drifts,
            case .running(let deadline) = clock
        else { return nil }
        return deadline < .latest ? deadline : nil
    }
}

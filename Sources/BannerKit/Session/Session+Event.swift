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
            event: change,
            item: change.item(among: change.availableItems == nil ? items : banner.items),
            previousItem: turn.from.flatMap { item(onPage: $0) } ?? before)
    }

    /// The events of the requested kinds with their items.
    ///
    /// Their pages count `items` or, if only some are shown, `all`; after an `items` event they
    /// count `then`. The item `before` was current before the first event.
    func report(
        _ happened: [Banner.Event], of items: [Banner.Item], from before: Banner.Item?,
        in all: [Banner.Item]? = nil,
        then: [Banner.Item]? = nil
    ) -> [Event] {
        guard !happened.isEmpty else { return [] }
        var current = before
        var events: [Event] = []
        var (shown, all) = (items, all ?? banner.items)
        for event in happened {
            if case .items = event.kind, let then { (shown, all) = (then, banner.items) }
            let item = event.item(among: event.availableItems == nil ? shown : all)
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

    /// Starts recording the inputs, so that a schedule can play them again; it must be the first
    /// call.
    ///
    /// A recording session differs in one respect that a scenario requires: an input at an instant
    /// to which the session was already advanced counts one microsecond later, after the steps of
    /// that instant.
    ///
    /// ```swift
    /// var session = Banner.Session(banner)
    /// session.record(as: "my visit")
    /// ```
    ///
    /// - Returns: whether the session records; false after another call.
    @discardableResult
    public mutating func record(as name: String = "recording") -> Bool {
        guard startEvents != nil, recorder == nil else { return false }
        recorder = Recorder(
            scenario: Banner.Scenario(
                name: name, start: availabilitySource?.start, duration: .zero, width: viewer.width,
                height: viewer.height, reducesMotion: viewer.reducesMotion,
                seed: viewer.seed, inputs: inputsBefore))
        return true
    }

    /// The recorded inputs as a scenario; `nil` for a session that does not record.
    ///
    /// `Schedule(banner, viewer: viewer, scenario: recording)` gives the same pages, settles and
    /// changes of the timer. As one of the banner's `scenarios`, it can be written into a file. A
    /// live drag is recorded as one `drag` with its total movement and its last velocity; a
    /// cancelled one has the velocity that returns the content to its page. A file allows no input
    /// during a drag, and at most a thousand inputs.
    ///
    /// With a calendar it has a `start`; the banner's `testScenarios(zoneData:)` then plays it with
    /// its dates. A scenario has one banner, one viewer and all available items. Calls that it
    /// cannot express end the recording at that time: `update`, `change`, `resize`,
    /// `show(only:at:)`, a selection without animation, and `pause(for:at:)`.
    public var recording: Banner.Scenario? {
        recorder?.end == nil ? scenario(until: now) : recorder?.scenario
    }

    private func scenario(until end: Time) -> Banner.Scenario? {
        guard var scenario = recorder?.scenario else { return nil }
        scenario.duration = end
        if let place = recorder?.drag, let dragState = simulator.machine.liveDrag {
            scenario.inputs[place].action = .drag(drag(dragState, pastTime: end))
        }
        return scenario
    }

    /// The data of a recording.
    struct Recorder {
        var scenario: Banner.Scenario
        /// The instant to which the session was advanced, and at which nothing more can be
        /// recorded.
        var over: Time?
        /// The index of the input for a live drag that is in progress.
        var drag: Int?
        /// The end of that drag, while it is being performed.
        var release: Banner.Input.Drag?
        /// The instant of an action that a scenario cannot express.
        var end: Time?
    }

    /// Performs an external action, and records it as `input` if there is one.
    mutating func perform(
        _ action: Simulator.Action, recorded input: Banner.Input.Action? = nil, at time: Time
    )
        -> [Event]
    {
        guard let recorder, recorder.end == nil else { return run(action, at: time) }
        var time = max(now, time)
        if let over = recorder.over, time <= over { time = over + .tick }
        // The end of a drag comes before the other inputs of its instant.
        if recorder.release != nil, let last = recorder.scenario.inputs.last, last.at >= time,
            recorder.drag != recorder.scenario.inputs.count - 1
        {
            time = last.at + .tick
        }
        let held = simulator.machine.liveDrag
        let events = run(action, at: time)
        let now = now
        if let input {
            self.recorder?.scenario.inputs.append(Banner.Input(at: now, input))
        } else if held == nil, let dragState = simulator.machine.liveDrag {
            self.recorder?.drag = recorder.scenario.inputs.count
            let drag = drag(dragState, pastTime: now)
            self.recorder?.scenario.inputs.append(Banner.Input(at: now, .drag(drag)))
        }
        return events
    }

    /// Completes the recorded drag that was in progress before a call, if it has ended.
    mutating func follow(_ held: DragState) {
        guard let place = recorder?.drag, simulator.machine.liveDrag == nil else { return }
        var drag = drag(held, pastTime: now)
        // It has ended, or another input has interrupted it.
        if let release = recorder?.release { (drag, drag.over) = (release, now - held.start) }
        recorder?.scenario.inputs[place].action = .drag(drag)
        recorder?.drag = nil
    }

    /// Ends the recording at an action that a scenario cannot express.
    mutating func endRecording(at time: Time) {
        guard let recorder, recorder.end == nil else { return }
        let time = max(now, time.playable)
        // If the session was advanced to this instant, its steps are included.
        let end = recorder.over.map { $0 >= time } ?? false ? time : max(.zero, time - .tick)
        let scenario = scenario(until: end) ?? recorder.scenario
        self.recorder?.scenario = scenario
        self.recorder?.end = end
    }

    /// The drag up to an instant at which the finger is still down, with the content where the
    /// finger holds it.
    private func drag(_ dragState: DragState, pastTime time: Time) -> Banner.Input.Drag {
        let so = time - dragState.start
        let over = so + .tick
        let travel =
            so > .zero ? dragState.translation * (over.seconds / so.seconds) : dragState.translation
        return Banner.Input.Drag(
            by: travel * simulator.machine.parameters.geometry.fingerSign, over: over, velocity: 0)
    }

    /// Notes the end of the current drag: its velocity or, if it is cancelled, the one that returns
    /// the content to its page.
    mutating func noteRelease(velocity: Double?) {
        guard recorder?.drag != nil, let dragState = simulator.machine.liveDrag else { return }
        let (machine, parameters) = (simulator.machine, simulator.machine.parameters)
        let (rate, sign) = (parameters.snapPoint.decelerationRate, parameters.geometry.fingerSign)
        let back =
            (parameters.points(at: Double(machine.base))
                - parameters.points(at: machine.position(at: now))) * 1_000 * (1 - rate) / rate
        let left = (velocity?.orZero).map { $0 * sign } ?? (parameters.free == nil ? back : 0)
        // A finger that is too slow to return the content is not one that a scenario can have.
        if velocity == nil, parameters.free == nil,
            parameters.snapPoint.place(
                offset: parameters.points(at: machine.position(at: now)),
                velocity: parameters.releaseVelocity(back), base: machine.base) != machine.base
        {
            return endRecording(at: now)
        }
        recorder?.release = Banner.Input.Drag(
            by: dragState.translation * sign, velocity: left * sign)
    }
}

extension Session.Event {
    /// An event to compare others with, in tests of a session that shows all items in the file's
    /// order.
    public init(
        _ time: Banner.Time, _ kind: Banner.Event.Kind, item: Banner.Item? = nil,
        previousItem: Banner.Item? = nil
    ) {
        self.init(event: Banner.Event(time, kind), item: item, previousItem: previousItem)
    }
}

extension Banner.Event {
    /// The item on the event's page; `items` are the shown ones or, if those are only some, all.
    fileprivate func item(among items: [Banner.Item]) -> Banner.Item? {
        guard kind.page != nil, availableItems?.count != 0 else { return nil }
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
            && a.availabilitySource?.now == b.availabilitySource?.now && a.currentID == b.currentID
            && a.origin?.simulator == b.origin?.simulator
            && a.pauseReasons == b.pauseReasons
            && a.simulator.kinds == b.simulator.kinds && a.startEvents == b.startEvents
            && a.simulator == b.simulator
    }
}

extension Simulator: Equatable {
    /// Whether two simulators of banners with the same constants are in the same state.
    package static func == (a: Simulator, b: Simulator) -> Bool {
        a.machine.isSame(as: b.machine) && a.observer?.observation == b.observer?.observation
            && a.scales == b.scales
    }
}

extension Machine {
    /// Whether two machines of banners with the same constants are in the same state.
    func isSame(as other: Machine) -> Bool {
        now == other.now && page == other.page && base == other.base && goal == other.goal
            && lap == other.lap
            && motion == other.motion && clock == other.clock && pauseReasons == other.pauseReasons
            && firings == other.firings
            && window == other.window && growth == other.growth && lastSettle == other.lastSettle
            && remembered == other.remembered
    }
}

/// The one driver of a machine: it performs its steps, and what comes from outside, in the order of «What a banner means»,
/// Events and state, and adds what follows from them.
///
/// Sessions, iterators of events, playback and counting all use it. An instant is over when the next thing happens later,
/// or when a caller says so; only then is it determined what follows from it.
package struct Simulator: Sendable {
    var machine: Machine
    /// What comes from outside and is known beforehand.
    var queue: EventQueue
    /// The kinds of event that are asked for.
    let kinds: Banner.Event.Kinds
    /// `nil` if nobody asks for its events.
    private(set) var observer: Observer?
    /// `nil` if nobody asks for them, and for a banner whose cards never change size.
    private(set) var scales: ScaleTrack?

    /// A simulator that continues from a machine, the scales at that instant, and what another observer reported about the
    /// indicator.
    init(
        _ machine: Machine, _ queue: EventQueue = EventQueue(), scales: ScaleTrack? = nil,
        observing kinds: Banner.Event.Kinds = [], after last: Observer? = nil
    ) {
        self.machine = machine
        self.queue = queue
        self.kinds = kinds
        self.scales = scales
        // The scales follow the focus, whether or not its events are wanted.
        let observed = scales == nil ? kinds : kinds.union(.emphasis)
        guard !observed.isDisjoint(with: [.emphasis, .indicator]) else { return }
        observer = Observer(machine, kinds: observed, after: last)
    }

    /// A simulator from an instant at which the cards begin as at time 0.
    init(atStart machine: Machine, _ queue: EventQueue = EventQueue(), observing kinds: Banner.Event.Kinds = []) {
        self.init(machine, queue, scales: ScaleTrack(from: machine), observing: kinds)
    }

    // MARK: One thing after another

    /// Performs a step.
    mutating func perform(_ step: Machine.Step) {
        approach(step.time)
        machine.perform(step)
    }

    /// Performs the next step before a stop, or else what comes there from outside; false if nothing does.
    mutating func performNext(before stop: Stop) -> Bool {
        if let step = machine.nextStep(before: stop) {
            perform(step)
        } else if stop.kind == .end {
            return false
        } else {
            perform(queue.take(), at: stop.at)
        }
        return true
    }

    /// Performs what happens by itself before a stop, and an action there; returns everything that has happened.
    mutating func perform(_ action: Action, at stop: Stop) -> [Banner.Event] {
        while let step = machine.nextStep(before: stop) {
            if !kinds.contains(.timer), machine.skipFirings(before: stop) > 0 { continue }
            perform(step)
        }
        perform(action, at: stop.at)
        return takeEvents()
    }

    /// Everything that has happened since the last call.
    mutating func takeEvents() -> [Banner.Event] {
        defer { machine.discardEvents() }
        return machine.events
    }

    /// Advances to an instant up to which every step and input has happened, including that instant.
    mutating func close(at time: Time) {
        approach(time)
        observe(until: time)
    }

    /// Advances to an instant before which nothing more happens: reports what follows from the present instant, which
    /// is over if `time` is later, and what happens between the two.
    mutating func approach(_ time: Time) {
        guard time > machine.now else { return }
        observe(until: time)
        machine.pass(to: time)
    }

    private mutating func observe(until time: Time) {
        let first = machine.events.count
        observer?.observe(&machine, until: time)
        scales?.follow(machine.events[first...])
    }

    /// The state at an instant up to which everything has happened.
    var state: Banner.State { machine.state(at: machine.now, scales: scales?.scales(at: machine.now) ?? []) }

    // MARK: Repetition

    /// Performs what happens by itself before a stop at the cost of the items that pass, not of the distance.
    ///
    /// - Returns: the last change of page; `nil` if there is none.
    @discardableResult
    mutating func skip(to stop: Stop) -> Banner.Event? {
        var change: Banner.Event?
        while let step = machine.nextStep(before: stop) {
            if machine.skipFirings(before: stop) > 0 { continue }
            if scales == nil {
                // The last firing is played: it makes the change that is returned.
                if machine.jump(upTo: stop.at, leaving: 1) != nil { continue }
            } else if let pass = playPass(before: stop.at) {
                change = takeEvents().lastChange?.moved(by: pass.length * (pass.count - 1))
                continue
            }
            perform(step)
            change = takeEvents().lastChange ?? change
        }
        return change
    }

    /// Plays one of several passes over all items that are equal except for the time, if the machine is at rest before
    /// one, and skips the others; `nil` if fewer than two fit in before `limit`.
    ///
    /// The observer can disagree with the pass: then this one differs from the next.
    mutating func playPass(before limit: Time) -> Pass? {
        guard let most = machine.steadyPasses(), most >= 2, case .fire(let start) = machine.nextStep(),
            let length = machine.course.timer?.dwells.period
        else { return nil }
        // The last pass's content has settled before the limit, and no input coincides with its last firing.
        let room = limit - start - machine.course.transition - .tick
        var count = min(most, room.microseconds / length.microseconds)
        guard room > .zero && count >= 2 else { return nil }
        approach(start)
        let first = machine.events.count
        let before = observer?.sight
        let end = start + length
        while let step = machine.nextStep(), step.time < end { perform(step) }
        // If the content settles at the instant of the next firing, that settle is the pass's last event.
        if let step = machine.nextStep(), case .settle = step, step.time == end { perform(step) }
        approach(end)
        if observer?.sight != before { count = 1 }
        scales?.repeatPass(machine.events[first...].compactMap { $0.crossing }, length: length, count: count - 1)
        machine.repeatPasses(count - 1)
        return Pass(firstEvent: first, length: length, count: count)
    }

    /// Passes over all items, the first of them played.
    struct Pass {
        /// When its events begin.
        var firstEvent: Int
        /// How long it takes.
        var length: Time
        /// How many are equal, including the one that was played.
        var count: Int64
    }

    // MARK: What is known beforehand

    /// Performs everything up to and including an instant.
    mutating func advance(to time: Time) {
        var stop: Stop
        repeat {
            machine.discardEvents()
            stop = queue.stop(upTo: time)
            skip(to: stop)
        } while performNext(before: stop)
        close(at: time)
        machine.discardEvents()
    }

    /// Performs the next thing from outside, in closed form and without events.
    mutating func leap(to stop: Stop) {
        machine.advance(to: stop)
        perform(queue.take(), at: stop.at)
        machine.discardEvents()
    }
}

extension [Banner.Event] {
    /// The last change of page among some events.
    var lastChange: Banner.Event? { last { $0.kind.kinds == .change } }
}

extension Simulator {
    /// An action of a viewer or an app, after everything that happens by itself up to that instant.
    enum Action: Sendable {
        /// Nothing, and more can happen at the instant.
        case wait
        /// Nothing more happens at the instant.
        case close
        /// An input.
        case input(Banner.Input.Action)
        /// Other items are shown.
        case set(Course)
        /// A page is selected, by an app; -1 for one that is not there.
        case select(page: Int, isAnimated: Bool)
        /// An app makes the timer wait, for the first of its reasons.
        case hold
        /// The last of an app's reasons ends.
        case unhold
        /// A finger comes down on the content.
        case grab
        /// The finger has moved by this many points in total.
        case move(Double)
        /// The finger leaves the content with this velocity in points per second.
        case release(velocity: Double)
        /// The system takes the finger away.
        case cancelDrag
    }

    /// Performs an action.
    mutating func perform(_ action: Action, at time: Time) {
        approach(time)
        switch action {
        case .wait: break
        case .close: close(at: time)
        case .input(let action): machine.receive(action)
        case .set(let course):
            machine.change(to: course)
            observer?.begin(machine)
            if scales != nil { scales = ScaleTrack(from: machine) }
        case .select(let page, let isAnimated): machine.select(page, isAnimated: isAnimated)
        case .hold: machine.hold(.app)
        case .unhold: machine.unhold(.app)
        case .grab: machine.catchContent(travel: 0, over: nil, velocity: 0)
        case .move(let travel):
            guard machine.course.geometry.travel > 0, var grip = machine.liveGrip else { return }
            grip.travel = travel.orZero * machine.course.geometry.fingerSign
            machine.motion = .dragging(grip)
        case .release(let velocity):
            guard var grip = machine.liveGrip else { return }
            grip.velocity = velocity.orZero * machine.course.geometry.fingerSign
            machine.motion = .dragging(grip)
            machine.releaseContent()
        case .cancelDrag: if machine.liveGrip != nil { machine.loseContent() }
        }
    }
}

extension Simulator {
    /// Forward playback of a schedule from time 0, for the frames of an animation.
    ///
    /// Repetition is computed, not played, so a long distance costs no more than its inputs and items.
    /// `Schedule.state(at:)` gives the same states in any order.
    package init(_ schedule: Schedule) {
        self.init(atStart: schedule.start.machine, schedule.start.queue)
    }

    /// The state at an instant, which must not be before the previous one.
    ///
    /// See «What a banner means», Events and state.
    package mutating func state(at time: Time) -> Banner.State {
        advance(to: max(machine.now, time.playable))
        return state
    }
}

/// The only driver of a machine: performs its steps and external actions in the order of «What a
/// banner means», Events and state, and adds the observed events.
///
/// Sessions, event iterators, playback and counting all use it. An instant is over when something
/// happens later or when a caller closes it; only then are its focus and indicator events
/// determined.
package struct Simulator {
    var machine: Machine
    /// The external actions that are known beforehand.
    var queue: EventQueue
    /// The requested kinds of event.
    let kinds: Banner.Event.Kinds
    /// The observer; `nil` if its events are not requested.
    var observer: Observer?
    /// The scales; `nil` if they are not requested, or if cards never change size.
    var scales: ScaleTrack?

    /// A simulator that continues from a machine, the scales at that instant, and the values that
    /// `last` has reported.
    init(
        _ machine: Machine, _ queue: EventQueue = EventQueue(), scales: ScaleTrack? = nil,
        observing kinds: Banner.Event.Kinds = [], after last: Observer? = nil
    ) {
        self.machine = machine
        self.queue = queue
        self.kinds = kinds
        self.scales = scales
        observer = Observer(machine, kinds: kinds, scales, after: last)
    }

    /// A simulator from an instant at which the scales begin as at time 0.
    init(
        atStart machine: Machine, _ queue: EventQueue = EventQueue(),
        observing kinds: Banner.Event.Kinds = []
    ) {
        self.init(machine, queue, scales: ScaleTrack(from: machine), observing: kinds)
    }

    // MARK: Steps

    /// Performs a step.
    mutating func perform(_ step: Machine.Step) {
        approach(step.time)
        machine.perform(step)
    }

    /// Performs the next step before a stop, or otherwise the external action there; returns false
    /// at an end without one.
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

    /// Performs all steps before a stop, then an action there; returns all events.
    mutating func perform(_ action: Action, at stop: Stop) -> [Banner.Event] {
        while let step = machine.nextStep(before: stop) {
            if !kinds.contains(.timer), machine.skipFirings(before: stop) > 0 { continue }
            perform(step)
        }
        perform(action, at: stop.at)
        return takeEvents()
    }

    /// Returns and removes the events since the last call.
    mutating func takeEvents() -> [Banner.Event] {
        defer { machine.discardEvents() }
        return machine.events
    }

    /// Advances to an instant whose steps and inputs have all been performed, and closes it.
    mutating func close(at time: Time) {
        approach(time)
        observe(until: time)
    }

    /// Advances to an instant before which nothing is left to perform.
    ///
    /// It emits the observed events of the present instant, which is over if `time` is later, and
    /// those between the two.
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

    /// The state at an instant up to which everything has been performed.
    var state: Banner.State {
        machine.state(at: machine.now, scales: scales?.scales(at: machine.now) ?? [])
    }

    // MARK: Repetition

    /// Performs all steps before a stop; the cost depends on the number of items, not on the
    /// distance.
    ///
    /// - Returns: the last change of page; `nil` if there is none.
    @discardableResult
    mutating func skipFirings(to stop: Stop) -> Banner.Event? {
        var change: Banner.Event?
        while let step = machine.nextStep(before: stop) {
            if machine.skipFirings(before: stop) > 0 { continue }
            if scales == nil {
                // The last firing is played, because it makes the change to return.
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

    /// Plays the first of several equal passes and skips the others; `nil` if fewer than two fit
    /// before `limit`.
    ///
    /// The machine must be at rest before a pass. If the observer's values differ after it, this
    /// pass is not equal to the next one, and none is skipped.
    mutating func playPass(before limit: Time) -> Pass? {
        guard let most = machine.steadyPasses(), most >= 2,
            case .fire(let start) = machine.nextStep(),
            let length = machine.parameters.timer?.dwells.period
        else { return nil }
        // The last pass must settle before the limit, and no input may coincide with its last
        // firing.
        let room = limit - start - machine.parameters.transition - .tick
        var count = min(most, room.microseconds / length.microseconds)
        guard room > .zero && count >= 2 else { return nil }
        approach(start)
        let first = machine.events.count
        let before = observer?.observation
        let end = start + length
        while let step = machine.nextStep(), step.time < end { perform(step) }
        // A settle at the instant of the next firing is the last event of this pass.
        if let step = machine.nextStep(), case .settle = step, step.time == end { perform(step) }
        approach(end)
        if observer?.observation != before { count = 1 }
        scales?.repeatPass(
            machine.events[first...].compactMap { $0.crossing }, length: length, count: count - 1)
        machine.repeatPasses(count - 1)
        return Pass(firstEvent: first, length: length, count: count)
    }

    /// Equal passes over all items, the first of which was played.
    struct Pass {
        /// The index of its first event.
        var firstEvent: Int
        /// The duration of one pass.
        var length: Time
        /// The number of passes, including the played one.
        var count: Int64
    }

    // MARK: Known inputs

    /// Performs everything up to and including an instant.
    mutating func advance(to time: Time) {
        var stop: Stop
        repeat {
            machine.discardEvents()
            stop = queue.stop(upTo: time)
            skipFirings(to: stop)
        } while performNext(before: stop)
        close(at: time)
        machine.discardEvents()
    }

    /// Performs the next external action, in closed form and without events.
    mutating func fastForward(to stop: Stop) {
        machine.advance(to: stop)
        perform(queue.take(), at: stop.at)
        machine.discardEvents()
    }
}

extension [Banner.Event] {
    /// The last change of page.
    var lastChange: Banner.Event? { last { $0.kind.kinds == .change } }
}

extension Simulator {
    /// An external action, performed after all steps before its instant.
    enum Action {
        /// No action; more can happen at the instant.
        case wait
        /// No action; closes the instant.
        case close
        /// An input of the viewer.
        case input(Banner.Input.Action)
        /// A change of the set of items.
        case set(EngineParameters)
        /// The app selects a page; -1 for a page that does not exist.
        case select(page: Int, isAnimated: Bool)
        /// The app suspends the timer.
        case beginPause
        /// The app's last reason to suspend the timer ends.
        case endPause
        /// A live drag starts.
        case grab
        /// The total movement of a live drag, in points.
        case move(Double)
        /// A live drag ends with this velocity in points per second.
        case release(velocity: Double)
        /// The system cancels the drag.
        case cancelDrag
    }

    /// Performs an external action.
    mutating func perform(_ action: Action, at time: Time) {
        approach(time)
        switch action {
        case .wait: break
        case .close: close(at: time)
        case .input(let action): machine.receive(action)
        case .set(let parameters):
            machine.change(to: parameters)
            observer?.begin(machine)
            if scales != nil { scales = ScaleTrack(from: machine) }
        case .select(let page, let isAnimated): machine.select(page, isAnimated: isAnimated)
        case .beginPause: machine.addPauseReason(.app)
        case .endPause: machine.removePauseReason(.app)
        case .grab: machine.beginDrag(translation: 0, over: nil, velocity: 0)
        case .move(let travel):
            guard machine.parameters.geometry.travel > 0, var dragState = machine.liveDrag else {
                return
            }
            dragState.translation = travel.orZero * machine.parameters.geometry.fingerSign
            machine.motion = .dragging(dragState)
        case .release(let velocity):
            guard var dragState = machine.liveDrag else { return }
            dragState.velocity =
                machine.parameters.releaseVelocity(velocity.orZero)
                * machine.parameters.geometry.fingerSign
            machine.motion = .dragging(dragState)
            machine.endDrag()
        case .cancelDrag: if machine.liveDrag != nil { machine.cancelDrag() }
        }
        machine.followTimer()
    }

    /// Forward playback of a schedule from time 0, for the frames of an animation.
    ///
    /// Repetitions are computed, not played, so a long distance costs no more than its inputs and
    /// items. `Schedule.state(at:)` returns the same states in any order.
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

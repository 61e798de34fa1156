/// A machine and its observer: steps, inputs, and what follows from them, in the order of
/// «What a banner means», Events and state.
///
/// An instant is over when the next thing happens later, or when a caller says so; only then is it determined what
/// follows from it.
struct Walk: Sendable {
    var machine: Machine
    /// `nil` if nobody asks for its events.
    private(set) var observer: Observer?

    /// A walk that continues from a machine, and from what another one reported about the indicator.
    init(from machine: Machine, observing kinds: Banner.Event.Kinds, after last: Walk? = nil) {
        self.machine = machine
        guard !kinds.isDisjoint(with: [.emphasis, .indicator]) else { return }
        observer = Observer(machine, kinds: kinds, after: last?.observer)
    }

    /// The banner's numbers.
    var course: Course { machine.course }

    /// Performs a step.
    mutating func perform(_ step: Machine.Step) {
        approach(step.time)
        machine.perform(step)
    }

    /// Performs something from outside.
    mutating func perform(_ act: Agenda.Act, at time: Time) {
        approach(time)
        machine.perform(act, at: time)
        if case .set = act { observer?.begin(machine) }
    }

    /// Advances to an instant up to which every step and input has happened, including that instant.
    mutating func close(at time: Time) {
        approach(time)
        observer?.judge(&machine)
    }

    /// Advances to an instant before which nothing more happens: reports what follows from the present instant, which
    /// is over if `time` is later, and what happens between the two.
    mutating func approach(_ time: Time) {
        guard time > machine.now else { return }
        observer?.judge(&machine)
        observer?.watch(&machine, until: time)
        machine.pass(to: time)
    }

    /// Plays one of several passes over all items that are equal except for the time, if the machine is at rest before
    /// one; `nil` if fewer than two fit in before `limit`.
    ///
    /// The observer can disagree with the pass: then this one differs from the next.
    mutating func playPass(before limit: Time) -> Pass? {
        guard let most = machine.steadyPasses(), most >= 2, case .fire(let start) = machine.nextStep(),
            let length = course.timer?.dwells.period
        else { return nil }
        // The last pass's content has settled before the limit, and no input coincides with its last firing.
        let room = limit - start - course.transition - .tick
        let count = min(most, room.microseconds / length.microseconds)
        guard room > .zero && count >= 2 else { return nil }
        approach(start)
        let first = machine.events.count
        let before = observer?.sight
        let end = start + length
        while let step = machine.nextStep(), step.time < end { perform(step) }
        // If the content settles at the instant of the next firing, that settle is the pass's last event.
        if let step = machine.nextStep(), case .settle = step, step.time == end { perform(step) }
        approach(end)
        return Pass(firstEvent: first, length: length, count: observer?.sight == before ? count : 1)
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
}

/// A machine and its observer: steps, inputs, and what follows from them, in the order of
/// «What a banner means», Events and state.
///
/// An instant is over when the next thing happens later, or when a caller says so; only then is it determined what
/// follows from it.
struct Walk: Sendable {
    let course: Course
    var machine: Machine
    /// `nil` if nobody asks for its events.
    private(set) var observer: Observer?

    /// A walk that continues from a machine.
    init(_ course: Course, from machine: Machine, observing kinds: Banner.Event.Kinds) {
        self.course = course
        self.machine = machine
        if !kinds.isDisjoint(with: [.focus, .indicator]) { observer = Observer(machine, course, kinds: kinds) }
    }

    /// What happens next by itself, up to and including `time`; a firing at `time` only with `timerToo`.
    func nextStep(upTo time: Time, timerToo: Bool) -> Machine.Step? {
        guard let step = machine.nextStep(course), step.time <= time else { return nil }
        if case .fire = step, step.time == time && !timerToo { return nil }
        return step
    }

    /// Performs a step.
    mutating func perform(_ step: Machine.Step, into events: inout [Banner.Event]) {
        approach(step.time, into: &events)
        machine.perform(step, course, into: &events)
    }

    /// Performs an input.
    mutating func receive(_ action: Banner.Input.Action, at time: Time, into events: inout [Banner.Event]) {
        approach(time, into: &events)
        machine.receive(action, at: time, course, into: &events)
    }

    /// Advances to an instant up to which every step and input has happened, including that instant.
    mutating func close(at time: Time, into events: inout [Banner.Event]) {
        approach(time, into: &events)
        observer?.judge(machine, course, into: &events)
    }

    /// Advances to an instant before which nothing more happens: reports what follows from the present instant, which
    /// is over if `time` is later, and what happens between the two.
    mutating func approach(_ time: Time, into events: inout [Banner.Event]) {
        guard time > machine.now else { return }
        observer?.judge(machine, course, into: &events)
        observer?.watch(machine, until: time, course, into: &events)
        machine.pass(to: time)
    }

    /// Plays one of several passes over all items that are equal except for the time, if the machine is at rest before
    /// one; `nil` if fewer than two fit in before `limit`.
    ///
    /// The observer can disagree with the pass: then this one differs from the next.
    mutating func playPass(before limit: Time, into events: inout [Banner.Event]) -> Pass? {
        guard let most = machine.steadyPasses(course), most >= 2, case .fire(let start) = machine.nextStep(course),
            let length = course.timer.map({ Time(microseconds: $0.dwells.period) })
        else { return nil }
        // The last pass's content has settled before the limit, and no input coincides with its last firing.
        let room = limit - start - course.transition - .tick
        let count = min(most, room.microseconds / length.microseconds)
        guard room > .zero && count >= 2 else { return nil }
        approach(start, into: &events)
        let first = events.count
        let before = observer?.sight
        let end = start + length
        while let step = machine.nextStep(course), step.time < end { perform(step, into: &events) }
        // If the content settles at the instant of the next firing, that settle is the pass's last event.
        if let step = machine.nextStep(course), case .settle = step, step.time == end { perform(step, into: &events) }
        approach(end, into: &events)
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

public import BannerModel

/// A banner that is driven live: an app's view sends what its viewer does and asks what to show.
///
/// It has no clock. The app says what time it is, in time since the banner appeared, never backwards; `nextDeadline` tells
/// when it must come back even if nothing happens. Played inputs and live ones give the same events.
public struct Session: Sendable {
    private let course: Course
    private var machine: Machine
    private var observer: Observer
    private var scales: ScaleTrack?
    private var startEvents: [Event] = []
    private let kinds: EventKinds

    /// A banner at time 0.
    ///
    /// - Parameters:
    ///   - banner: a banner that the rules between keys hold for, as `BannerSchema` makes sure.
    ///   - kinds: the kinds of event that are returned.
    public init(_ banner: Banner, kinds: EventKinds = .all) {
        let course = Course(banner)
        self.course = course
        self.kinds = kinds
        machine = Machine(course)
        observer = Observer(machine, course, kinds: kinds.union(.focus))
        scales = course.focus.map { ScaleTrack($0, focused: course.startPage, isCertain: true) }
        machine.start(course, into: &startEvents)
    }

    /// A banner that goes on from an instant of a timeline, with the inputs played up to then.
    ///
    /// A firing at that very instant has not happened yet, so that an input there comes before it, as it does when played.
    ///
    /// - Parameters:
    ///   - timeline: what happened up to the instant.
    ///   - time: the instant, however late.
    ///   - kinds: the kinds of event that are returned.
    public init(_ timeline: Timeline, from time: Time, kinds: EventKinds = .all) {
        course = timeline.course
        self.kinds = kinds
        machine = timeline.machine(before: time)
        observer = Observer(machine, course, kinds: kinds.union(.focus))
        scales = timeline.scaleTrack(at: time)
    }

    /// The instant up to which everything has happened.
    public var now: Time { machine.now }

    /// When something happens next by itself; `nil` while the banner waits for its viewer.
    ///
    /// A timer that runs and is not suspended always has a deadline.
    public var nextDeadline: Time? { machine.nextStep(course)?.time }

    /// Lets time pass: all that happens up to and including `time`, in order; the first call also returns the start.
    public mutating func advance(to time: Time) -> [Event] {
        run(to: time, timerToo: true)
    }

    /// Something happens to the banner from outside; an instant before `now` is taken as `now`.
    ///
    /// - Returns: what happened up to then, and what follows at once.
    public mutating func send(_ action: Input.Action, at time: Time) -> [Event] {
        act(at: time) { machine, course, events in
            machine.receive(action, at: machine.now, course, into: &events)
        }
    }

    /// The state now.
    ///
    /// Ask after `advance(to:)`; for a frame of a movement advance to the frame's instant first.
    public var state: BannerState {
        machine.state(at: now, scales: scales?.scales(at: now) ?? [], course)
    }

    // MARK: A live finger

    /// A finger comes down on the content.
    public mutating func beginDrag(at time: Time) -> [Event] {
        act(at: time) { machine, course, events in
            machine.grab(travel: 0, over: nil, velocity: 0, course, into: &events)
        }
    }

    /// The finger has moved by that many points in all since it came down, + to the right.
    public mutating func moveDrag(by travel: Double, at time: Time) -> [Event] {
        act(at: time) { machine, course, _ in
            guard case .dragging(var grip) = machine.motion, grip.over == nil else { return }
            grip.travel = travel * course.geometry.fingerSign
            machine.motion = .dragging(grip)
        }
    }

    /// The finger leaves the content with that velocity in points a second, + to the right.
    public mutating func endDrag(velocity: Double, at time: Time) -> [Event] {
        act(at: time) { machine, course, events in
            guard case .dragging(var grip) = machine.motion, grip.over == nil else { return }
            grip.velocity = velocity * course.geometry.fingerSign
            machine.motion = .dragging(grip)
            machine.release(course, into: &events)
        }
    }

    // MARK: Running

    private mutating func act(
        at time: Time, _ action: (inout Machine, Course, inout [Event]) -> Void
    ) -> [Event] {
        var events = run(to: time, timerToo: false)
        var made: [Event] = []
        action(&machine, course, &made)
        observer.observeJump(machine, course, into: &made)
        note(made)
        events += made.filter { kinds.contains($0.kind.kinds) }
        return events
    }

    private mutating func run(to time: Time, timerToo: Bool) -> [Event] {
        var events = startEvents
        startEvents = []
        while let step = machine.nextStep(course), step.time <= time {
            if case .fire = step, step.time == time && !timerToo { break }
            observer.observe(machine, upTo: step.time, course, into: &events)
            machine.perform(step, course, into: &events)
            observer.observeJump(machine, course, into: &events)
        }
        observer.observe(machine, upTo: max(time, now), course, into: &events)
        machine.pass(to: time)
        note(events)
        return events.filter { kinds.contains($0.kind.kinds) }
    }

    private mutating func note(_ events: [Event]) {
        for event in events {
            if case .focus(let cell) = event.kind { scales?.cross(to: cell, at: event.time) }
        }
    }
}

/// A banner that is driven live: an app's view sends what the viewer does and asks what to show.
///
/// It has no clock. The app passes the time since the banner appeared, which never decreases; `nextDeadline` says when
/// the app must ask again even if there is no input. Played inputs and live ones give the same events, in the same
/// order.
public struct Session: Sendable {
    private var walk: Walk
    private var scales: ScaleTrack?
    private var startEvents: [Banner.Event] = []
    private let kinds: Banner.Event.Kinds

    /// A banner at time 0.
    ///
    /// - Parameters:
    ///   - banner: a banner that the rules between keys hold for, as `BannerYAML` makes sure.
    ///   - kinds: the kinds of event that are returned.
    public init(_ banner: Banner, kinds: Banner.Event.Kinds = .all) {
        let course = Course(banner)
        let scales = course.focus.map { ScaleTrack($0, count: course.count, focused: course.startPage) }
        self.init(course, from: Machine(course), scales, kinds)
        walk.machine.start(course, into: &startEvents)
    }

    /// A banner that continues from an instant of a timeline, with the inputs played up to then.
    ///
    /// A firing at that exact instant has not happened yet, so that an input at that instant comes before it, as in
    /// playback.
    ///
    /// - Parameters:
    ///   - timeline: what happened up to the instant.
    ///   - time: the instant, however late.
    ///   - kinds: the kinds of event that are returned.
    public init(_ timeline: Timeline, from time: Time, kinds: Banner.Event.Kinds = .all) {
        self.init(timeline.course, from: timeline.machine(before: time), timeline.scaleTrack(at: time), kinds)
    }

    private init(_ course: Course, from machine: Machine, _ scales: ScaleTrack?, _ kinds: Banner.Event.Kinds) {
        self.kinds = kinds
        self.scales = scales
        // The scales follow the focus, whether or not its events are returned.
        walk = Walk(course, from: machine, observing: scales == nil ? kinds : kinds.union(.focus))
    }

    /// The instant up to which everything has happened.
    public var now: Time { walk.machine.now }

    /// When something happens next by itself; `nil` while the banner waits for the viewer.
    ///
    /// A timer that runs and is not suspended always has a deadline. After `send` and the calls for a finger it can be
    /// `now`: further inputs can come at the same instant, so the next `advance(to:)` returns what follows from it.
    public var nextDeadline: Time? {
        var events: [Banner.Event] = []
        var closed = walk
        closed.close(at: now, into: &events)
        return events.contains { kinds.contains($0.kind.kinds) } ? now : walk.machine.nextStep(walk.course)?.time
    }

    /// Advances the time and returns everything that happens up to and including `time`, in order; the first call also
    /// returns the start.
    public mutating func advance(to time: Time) -> [Banner.Event] {
        run(to: time, timerToo: true) { walk, events in walk.close(at: max(time, walk.machine.now), into: &events) }
    }

    /// Sends an input; an instant before `now` is treated as `now`.
    ///
    /// - Returns: what happened up to then, and the immediate effects of the input. A focus, or an indicator that
    ///   appears or disappears, at this exact instant is returned by the next call, because another input can undo it
    ///   («What a banner means», Focus).
    public mutating func send(_ action: Banner.Input.Action, at time: Time) -> [Banner.Event] {
        run(to: time, timerToo: false) { walk, events in walk.receive(action, at: time, into: &events) }
    }

    /// The current state.
    ///
    /// Ask after `advance(to:)`; for a frame of a movement, first advance to the frame's instant.
    public var state: Banner.State {
        var events: [Banner.Event] = []
        var closed = walk
        closed.close(at: now, into: &events)
        var scales = scales
        scales?.follow(events)
        return walk.machine.state(at: now, scales: scales?.scales(at: now) ?? [], walk.course)
    }

    // MARK: A live finger

    /// A finger comes down on the content.
    public mutating func beginDrag(at time: Time) -> [Banner.Event] {
        act(at: time) { machine, course, events in
            machine.grab(travel: 0, over: nil, velocity: 0, course, into: &events)
        }
    }

    /// The finger has moved by this many points in total since it came down; positive is to the right.
    public mutating func moveDrag(by travel: Double, at time: Time) -> [Banner.Event] {
        act(at: time) { machine, course, _ in
            guard case .dragging(var grip) = machine.motion, grip.over == nil else { return }
            grip.travel = travel.orZero * course.geometry.fingerSign
            machine.motion = .dragging(grip)
        }
    }

    /// The finger leaves the content with this velocity in points per second; positive is to the right.
    public mutating func endDrag(velocity: Double, at time: Time) -> [Banner.Event] {
        act(at: time) { machine, course, events in
            guard case .dragging(var grip) = machine.motion, grip.over == nil else { return }
            grip.velocity = velocity.orZero * course.geometry.fingerSign
            machine.motion = .dragging(grip)
            machine.release(course, into: &events)
        }
    }

    // MARK: Running

    private mutating func act(
        at time: Time, _ action: (inout Machine, Course, inout [Banner.Event]) -> Void
    ) -> [Banner.Event] {
        run(to: time, timerToo: false) { walk, events in
            walk.approach(time, into: &events)
            action(&walk.machine, walk.course, &events)
        }
    }

    /// Performs what happens by itself up to an instant, then an action; returns the events of the requested kinds.
    private mutating func run(
        to time: Time, timerToo: Bool, _ action: (inout Walk, inout [Banner.Event]) -> Void
    ) -> [Banner.Event] {
        var events = startEvents
        startEvents = []
        while let step = walk.nextStep(upTo: time, timerToo: timerToo) {
            let limit = timerToo ? time + .tick : time
            if !kinds.contains(.timer), walk.machine.skipFirings(before: limit, walk.course) > 0 { continue }
            walk.perform(step, into: &events)
        }
        action(&walk, &events)
        scales?.follow(events)
        return events.filter { kinds.contains($0.kind.kinds) }
    }
}

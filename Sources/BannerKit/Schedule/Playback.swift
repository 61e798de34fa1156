/// Forward playback of a timeline: the state at one instant after another, each at the cost of what happens in between.
///
/// For the frames of an animation. Repetition is computed, not played, so a long distance costs no more than its inputs
/// and items. `Timeline.state(at:)` gives the same states in any order.
public struct Playback: Sendable {
    private let inputs: [Banner.Input]
    private var nextInput = 0
    private var walk: Walk
    /// `nil` for a banner whose cards never change size.
    private(set) var scales: ScaleTrack?

    /// The playback of a timeline, at time 0.
    public init(_ timeline: Timeline) {
        let course = timeline.course
        inputs = timeline.inputs
        walk = Walk(course, from: Machine(course), observing: course.focus == nil ? [] : .focus)
        scales = course.focus.map { ScaleTrack($0, count: course.count, focused: course.startPage) }
    }

    /// The state at an instant, which must not be before the previous one.
    ///
    /// Past the timeline's duration the banner goes on without inputs. See «What a banner means», Events and state.
    public mutating func state(at time: Time) -> Banner.State {
        let time = max(walk.machine.now, time)
        advance(to: time)
        return walk.machine.state(at: time, scales: scales?.scales(at: time) ?? [], walk.course)
    }

    /// Advances to an instant, including everything that happens at it.
    mutating func advance(to time: Time) {
        while nextInput < inputs.count && inputs[nextInput].at <= time {
            let input = inputs[nextInput]
            run(to: input.at, timerToo: false)
            follow { $0.receive(input.action, at: input.at, into: &$1) }
            nextInput += 1
        }
        run(to: time, timerToo: true)
        follow { $0.close(at: time, into: &$1) }
    }

    private mutating func run(to time: Time, timerToo: Bool) {
        guard scales != nil else { return walk.machine.advance(to: time, timerToo: timerToo, walk.course) }
        while let step = walk.nextStep(upTo: time, timerToo: timerToo) {
            if walk.machine.skipFirings(before: timerToo ? time + .tick : time, walk.course) > 0 { continue }
            if repeatPass(before: time) { continue }
            follow { $0.perform(step, into: &$1) }
        }
    }

    /// Plays a pass and skips those that are equal to it; false if there are none.
    private mutating func repeatPass(before limit: Time) -> Bool {
        var events: [Banner.Event] = []
        guard let pass = walk.playPass(before: limit, into: &events) else { return false }
        scales?.follow(events)
        let crossings = events[pass.firstEvent...].compactMap { $0.crossing }
        scales?.repeatPass(crossings, length: pass.length, count: pass.count - 1)
        walk.machine.repeatPasses(pass.count - 1, walk.course)
        return true
    }

    /// Performs an action on the walk, and follows the cards that come to the middle meanwhile.
    private mutating func follow(_ action: (inout Walk, inout [Banner.Event]) -> Void) {
        var events: [Banner.Event] = []
        action(&walk, &events)
        scales?.follow(events)
    }
}

extension Timeline {
    /// The states at some instants, in the given order, which can be any; the timeline is traversed only once.
    public func states(at instants: [Time]) -> [Banner.State] {
        var playback = Playback(self)
        let order = instants.indices.sorted { instants[$0] < instants[$1] }
        let states = order.map { (place: $0, state: playback.state(at: instants[$0])) }
        return states.sorted { $0.place < $1.place }.map { $0.state }
    }
}

extension Banner.Event {
    /// The crossing that a focus event reports.
    var crossing: FocusCrossings.Crossing? {
        if case .focus(let cell) = kind { FocusCrossings.Crossing(time: time, cell: cell) } else { nil }
    }
}

/// An instant up to which a machine is on its own.
struct Stop: Sendable {
    /// When.
    var at: Time
    /// What comes then.
    var kind: Kind

    /// What decides which steps of that same instant come before it.
    enum Kind: Sendable {
        /// Other items are shown: only a settle comes before.
        case set
        /// An input: a settle and a release come before, but no firing.
        case input
        /// Nothing: all steps come before.
        case end
    }

    /// The instant before which firings come.
    var firingLimit: Time { kind == .end ? at + .tick : at }
}

/// What happens to a banner from outside, in order of time: inputs, and changes of the set, which come first at an instant.
struct EventQueue: Sendable {
    private let inputs: [Banner.Input]
    private var nextInput = 0
    /// One or none; on the heap, because schedules copy their queues.
    private var sets: [SetCourses]
    private var nextSet = 0
    /// What comes next, or the end of all time.
    private(set) var next = Stop(at: .latest, kind: .end)

    /// What happens to a banner from its start on.
    init(_ inputs: [Banner.Input] = [], _ sets: SetCourses? = nil) {
        self.inputs = inputs
        self.sets = sets.map { [$0] } ?? []
        findNext()
    }

    private mutating func findNext() {
        next =
            nextInput < inputs.count
            ? Stop(at: inputs[nextInput].at, kind: .input) : Stop(at: .latest, kind: .end)
        guard let times = sets.first?.timeline.times, nextSet < times.count, times[nextSet] <= next.at else { return }
        next = Stop(at: times[nextSet], kind: .set)
    }

    /// What comes next, or `end` if that is earlier.
    func stop(upTo end: Time) -> Stop { next.at <= end ? next : Stop(at: end, kind: .end) }

    /// What comes next, which is done then.
    mutating func take() -> Simulator.Action {
        defer { findNext() }
        if next.kind == .input {
            defer { nextInput += 1 }
            return .input(inputs[nextInput].action)
        }
        defer { nextSet += 1 }
        return .set(sets[0].advance(nextSet))
    }
}

/// The numbers of a banner for each set of items that it has.
///
/// A calendar has few different sets, which come again and again: some are kept.
struct SetCourses: Sendable {
    let timeline: SetTimeline
    private let fitted: Banner.Fitted
    private var set: [Int]
    private var known: [Course] = []
    private var oldest = 0

    /// How many courses are kept, in banners of so few items that it pays.
    private static let most = 64
    private static let fewItems = 100

    /// The courses of a banner; it begins with the first set.
    init(_ fitted: Banner.Fitted, _ timeline: SetTimeline) {
        self.fitted = fitted
        self.timeline = timeline
        set = timeline.first
    }

    /// The course of the present set.
    mutating func course() -> Course {
        if let course = known.first(where: { $0.cast == set }) { return course }
        let course = Course(fitted, showing: set)
        guard fitted.banner.items.count <= SetCourses.fewItems else { return course }
        if known.count < SetCourses.most {
            known.append(course)
        } else {
            known[oldest] = course
            oldest = (oldest + 1) % SetCourses.most
        }
        return course
    }

    /// The course after a change of the set.
    fileprivate mutating func advance(_ change: Int) -> Course {
        set = timeline.set(after: change, from: set)
        return course()
    }
}

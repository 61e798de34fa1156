/// An instant up to which a machine performs only its own steps.
struct Stop {
    /// The instant.
    var at: Time
    /// The kind of action at that instant.
    var kind: Kind

    /// The kind of action, which determines the steps of the same instant that come before it.
    enum Kind {
        /// A change of the set: only a settle comes before it.
        case set
        /// An input: a settle and a release come before it, but no firing.
        case input
        /// No action: all steps come before it.
        case end
    }

    /// The instant before which firings come.
    var firingLimit: Time { kind == .end ? at + .tick : at }
}

/// The queue of external actions in order of time: inputs and changes of the set, the latter first
/// at the same instant.
struct EventQueue {
    private let inputs: [Banner.Input]
    private var nextInput = 0
    /// At most one; an array moves it to the heap, because schedules copy their queues.
    private var sets: [ParametersBySet]
    private var nextSet = 0
    /// The next action, or an `end` after all time.
    private(set) var next = Stop(at: .latest, kind: .end)

    /// The queue at time 0.
    init(_ inputs: [Banner.Input] = [], _ sets: ParametersBySet? = nil) {
        self.inputs = inputs
        self.sets = sets.map { [$0] } ?? []
        findNext()
    }

    private mutating func findNext() {
        next =
            nextInput < inputs.count
            ? Stop(at: inputs[nextInput].at, kind: .input) : Stop(at: .latest, kind: .end)
        guard let times = sets.first?.timeline.times, nextSet < times.count,
            times[nextSet] <= next.at
        else { return }
        next = Stop(at: times[nextSet], kind: .set)
    }

    /// The next action, or an `end` at the given time if that is earlier.
    func stop(upTo end: Time) -> Stop { next.at <= end ? next : Stop(at: end, kind: .end) }

    /// Removes and returns the next action.
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

/// The constants of a banner for each set of its items.
///
/// A calendar repeats a few sets, so recent ones are cached.
struct ParametersBySet {
    let timeline: SetTimeline
    private let fitted: Banner.Fitted
    private var set: [Int]
    private var known: [EngineParameters] = []
    private var oldest = 0

    /// The maximum number of cached courses, for banners with up to `fewItems` items.
    private static let most = 64
    private static let fewItems = 100

    /// The courses of a banner, starting with the first set.
    init(_ fitted: Banner.Fitted, _ timeline: SetTimeline) {
        self.fitted = fitted
        self.timeline = timeline
        set = timeline.first
    }

    /// The course of the current set.
    mutating func parameters() -> EngineParameters {
        if let parameters = known.first(where: { $0.set == set }) { return parameters }
        let parameters = EngineParameters(fitted, showing: set)
        guard fitted.banner.items.count <= ParametersBySet.fewItems else { return parameters }
        if known.count < ParametersBySet.most {
            known.append(parameters)
        } else {
            known[oldest] = parameters
            oldest = (oldest + 1) % ParametersBySet.most
        }
        return parameters
    }

    /// The course after a change of the set.
    fileprivate mutating func advance(_ change: Int) -> EngineParameters {
        set = timeline.set(after: change, from: set)
        return parameters()
    }
}

/// The available items of a banner over time: the set at time 0, and its changes («What a banner
/// means», The calendar).
///
/// The engine knows no dates; a resolver computes this from them. A change takes a few bytes,
/// whatever the number of items.
package struct SetTimeline: Equatable {
    /// The items at time 0, by their places in the file, in order.
    package let first: [Int]
    /// The changes' times, in order.
    package private(set) var times: [Time] = []
    /// The end of each change's items in `toggled`.
    private var ends: [Int32] = []
    /// The items that come or go, for all changes.
    private var toggled: [Int32] = []

    /// A timeline without changes.
    package init(first: [Int]) {
        self.first = first
    }

    /// Adds a change after the last one: each of these items comes if it was not available, and
    /// goes otherwise.
    package mutating func add(at time: Time, toggling items: [Int]) {
        times.append(time)
        toggled += items.map { Int32($0) }
        ends.append(Int32(toggled.count))
    }

    /// The items that come or go with a change.
    func toggledItems(_ change: Int) -> [Int] {
        toggled[(change == 0 ? 0 : Int(ends[change - 1]))..<Int(ends[change])].map { Int($0) }
    }

    /// The set after a change, from the one before it.
    func set(after change: Int, from set: [Int]) -> [Int] {
        let items = toggledItems(change)
        var result: [Int] = []
        result.reserveCapacity(set.count + items.count)
        var rest = set[...]
        for item in items {
            while let next = rest.first, next < item { result.append(rest.removeFirst()) }
            if rest.first == item { rest.removeFirst() } else { result.append(item) }
        }
        return result + rest
    }
}

extension Schedule {
    /// The set at an instant, by the items' places in the file, in page order; `nil` for all items
    /// in the file's order.
    package func set(at time: Time) -> [Int]? {
        sets == nil
            ? parameters.availableItems
            : simulator(at: time.playable).machine.parameters.availableItems
    }
}

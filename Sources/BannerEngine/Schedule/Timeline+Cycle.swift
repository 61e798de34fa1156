public import BannerModel

/// The part of a timeline that repeats itself without end.
public struct Cycle: Equatable, Sendable {
    /// The firing from which everything repeats itself; what comes before is the prefix.
    public var start: Time
    /// The time of one pass over all items.
    public var length: Time
}

extension Timeline {
    /// How the unattended tail repeats itself after the last input; `nil` where the banner comes to rest.
    ///
    /// From `start` on the events come again every `length`, and so does the state.
    public var cycle: Cycle? {
        guard let timer = course.timer else { return nil }
        var machine = checkpoints.last ?? Machine(course)
        var discarded: [Event] = []
        while let step = machine.nextStep(course) {
            if machine.isSteady(course) {
                return Cycle(start: step.time, length: Time(microseconds: timer.dwells.period))
            }
            guard timer.lastFiring == nil && (course.loop != .none || step.isContent) else { return nil }
            machine.perform(step, course, into: &discarded)
            discarded.removeAll(keepingCapacity: true)
        }
        return nil
    }
}

extension Machine.Step {
    fileprivate var isContent: Bool {
        if case .fire = self { return false }
        return true
    }
}

extension Schedule {
    /// The part of a schedule that repeats forever.
    public struct Cycle: Hashable, Sendable {
        /// The firing from which everything repeats; the time before it is the prefix.
        public var start: Banner.Time
        /// The duration of one pass over all items.
        public var length: Banner.Time

        /// A cycle that begins at `start` and takes `length`.
        package init(start: Banner.Time, length: Banner.Time) {
            self.start = start
            self.length = length
        }
    }

    /// The cycle of the timeline after the last input; `nil` if the banner comes to rest.
    ///
    /// From `start` on, the events repeat every `length`. So does the state, except for the scales
    /// and a thumb's width: they only approach a cycle if a card is shown again before it has
    /// shrunk, or a page before the thumb has grown.
    ///
    /// ```swift
    /// if let cycle = schedule.cycle { print("repeats every \(cycle.length)") }
    /// ```
    public var cycle: Cycle? {
        guard sets == nil, let timer = course.timer, timer.lastFiring == nil, course.loop != .never else { return nil }
        var machine = simulator(at: .latest).machine
        while let step = machine.nextStep() {
            if machine.skipFirings(before: Stop(at: .latest, kind: .end)) > 0 { continue }
            let previous = machine
            machine.perform(step)
            machine.discardEvents()
            guard case .fire(let start) = step else { continue }
            let earlier = previous.now < start ? previous : self.machine(at: start - .tick)
            if machine.isOnCycle(after: earlier) {
                return Cycle(start: start, length: timer.dwells.period)
            }
        }
        return nil
    }
}

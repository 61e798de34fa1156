extension Schedule {
    /// A part of a timeline: one event, or events that repeat.
    package enum Run {
        /// An event that happens once.
        case event(Banner.Event)
        /// Events that repeat.
        case repetition(Repetition)
    }

    /// Events that repeat at equal intervals, as a timer without inputs produces them.
    @usableFromInline
    package struct Repetition: Sendable {
        /// The events of the first cycle, with their times in that cycle.
        @usableFromInline package private(set) var events: [Banner.Event]
        /// The time from each event to its next occurrence, more than 0.
        package let length: Time
        /// The number of cycles left.
        package private(set) var count: Int64
        /// The delay of the next cycle relative to `events`.
        private var following = Time.zero
        /// The delay of the current cycle relative to `events`.
        @usableFromInline var delay = Time.zero
        /// The index of the next event of the current cycle; at the end before the first cycle.
        @usableFromInline var index: Int

        /// A repetition of `events`, `count` times.
        init(_ events: [Banner.Event], length: Time, count: Int64) {
            self.events = events
            self.length = length
            self.count = events.isEmpty ? 0 : count
            index = events.count
        }

        /// Starts again with other events, once; swaps the arrays to reuse their memory.
        mutating func exchange(_ events: inout [Banner.Event]) {
            swap(&events, &self.events)
            count = self.events.isEmpty ? 0 : 1
            following = .zero
            index = self.events.count
        }

        /// Starts the next cycle and returns its delay relative to `events`; `nil` when all cycles
        /// are done.
        package mutating func nextCycle() -> Time? {
            guard count > 0 else { return nil }
            defer {
                count -= 1
                following += length
            }
            return following
        }

        /// The last events of the last cycles, at most `most`.
        func last(_ most: Int) -> [Banner.Event] {
            var last: [Banner.Event] = []
            var cycle = count
            while cycle > 0 && last.count < most {
                cycle -= 1
                let later = following + length * cycle
                last = events.suffix(most - last.count).map { $0.moved(by: later) } + last
            }
            return last
        }

        /// The next event; `nil` when all cycles are done.
        @inlinable
        @inline(__always)
        mutating func next() -> Banner.Event? {
            guard index < events.count || beginCycle() else { return nil }
            var event = events[index]
            event.time += delay
            index += 1
            return event
        }

        @usableFromInline
        mutating func beginCycle() -> Bool {
            guard let next = nextCycle() else { return false }
            (delay, index) = (next, 0)
            return true
        }
    }
}

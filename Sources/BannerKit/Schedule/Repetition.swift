extension Schedule {
    /// A part of a timeline: one event, or events that repeat.
    package enum Run: Sendable {
        /// An event that happens once.
        case event(Banner.Event)
        /// Events that repeat.
        case repetition(Repetition)
    }

    /// Events that repeat at the same intervals: what a timer does without inputs.
    package struct Repetition: Sendable {
        /// The events of the first cycle, with their times in it.
        package let events: [Banner.Event]
        /// The time from each event to its next occurrence, more than 0.
        package let length: Time
        /// How many cycles remain.
        package private(set) var count: Int64
        private var index = 0
        private var delay = Time.zero

        /// `count` cycles of `events`.
        init(_ events: [Banner.Event], length: Time, count: Int64) {
            self.events = events
            self.length = length
            self.count = events.isEmpty ? 0 : count
        }

        /// How much later than in `events` the next cycle is, which is then counted as done; `nil` when all cycles are
        /// done.
        package mutating func nextCycle() -> Time? {
            guard count > 0 else { return nil }
            defer {
                count -= 1
                delay += length
            }
            return delay
        }

        /// The last events of the last cycles, at most `most`.
        func last(_ most: Int) -> [Banner.Event] {
            var last: [Banner.Event] = []
            var cycle = count
            while cycle > 0 && last.count < most {
                cycle -= 1
                let later = delay + length * cycle
                last = events.suffix(most - last.count).map { $0.moved(by: later) } + last
            }
            return last
        }

        /// The next event; `nil` when all cycles are done.
        @inline(__always)
        mutating func next() -> Banner.Event? {
            guard count > 0 else { return nil }
            var event = events[index]
            event.time += delay
            index += 1
            if index == events.count {
                index = 0
                count -= 1
                delay += length
            }
            return event
        }
    }
}

extension Schedule {
    /// A part of a timeline: one event, or events that repeat.
    package enum Run {
        /// An event that happens once.
        case event(Banner.Event)
        /// Events that repeat.
        case repetition(Repetition)
    }

    /// Events that repeat at equal intervals, as a timer without inputs produces them, or that
    /// happen once.
    @usableFromInline
    package struct Repetition: Sendable {
        /// The events of the first cycle, with their times in that cycle.
        @usableFromInline package internal(set) var events: [Banner.Event]
        /// The time from each event to its next occurrence; 0 for events that happen once.
        @usableFromInline package let length: Banner.Time
        /// The number of cycles.
        @usableFromInline package internal(set) var count: Int64

        /// A repetition of `events`, `count` times.
        init(_ events: [Banner.Event], length: Time = .zero, count: Int64 = 1) {
            self.events = events
            self.length = length
            self.count = events.isEmpty ? 0 : count
        }

        /// The last events of the last cycles, at most `most`.
        func last(_ most: Int) -> [Banner.Event] {
            var last: [Banner.Event] = []
            var cycle = count
            while cycle > 0 && last.count < most {
                cycle -= 1
                let later = length * cycle
                last = events.suffix(most - last.count).map { $0.moved(by: later) } + last
            }
            return last
        }
    }
}

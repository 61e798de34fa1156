public import BannerModel

/// A part of a timeline: one event, or events that come again and again.
public enum Run: Sendable {
    /// Something happens once.
    case event(Event)
    /// The same things happen again and again.
    case repetition(Repetition)
}

/// Events that come again and again at the same distances: what a timer does when nobody touches the banner.
public struct Repetition: Sendable {
    /// The events of the first cycle, with the times at which they come then.
    public let events: [Event]
    /// The time from each event to its next coming, more than 0.
    public let length: Time
    /// How many cycles are still to come.
    public private(set) var count: Int64
    private var index = 0
    private var delay = Time.zero

    /// `count` cycles of `events`.
    init(_ events: [Event], length: Time, count: Int64) {
        self.events = events
        self.length = length
        self.count = events.isEmpty ? 0 : count
    }

    /// How much later than in `events` things happen in the next cycle, which is then over; `nil` when all cycles are over.
    public mutating func nextCycle() -> Time? {
        guard count > 0 else { return nil }
        defer {
            count -= 1
            delay += length
        }
        return delay
    }

    /// The last events of the last cycles, at most `most`.
    func last(_ most: Int) -> [Event] {
        var last: [Event] = []
        var cycle = count
        while cycle > 0 && last.count < most {
            cycle -= 1
            let later = delay + length * cycle
            last = events.suffix(most - last.count).map { Event($0.time + later, $0.kind) } + last
        }
        return last
    }

    /// The next event; `nil` when all cycles are over.
    @inline(__always)
    mutating func next() -> Event? {
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

extension Schedule {
    /// The number of events in a timeline.
    package struct EventCount: Equatable, Sendable {
        /// The number, or a lower bound.
        package var count: Int64
        /// Whether all events are counted.
        package var isComplete = true
    }
}

extension Schedule.Events {
    /// The number of events in the sequence, including the `end`; repetitions are multiplied, not
    /// played.
    ///
    /// Focus and indicator events have no such shortcut during a drag: counting them stops after
    /// `limit`.
    package func eventCount(limit: Int64) -> Schedule.EventCount {
        let observed = kinds.intersection([.emphasis, .indicator])
        // Counted separately, so that skipped firings of a drag are counted at once.
        let played = only(kinds.subtracting(observed)).count(limit: .max)
        guard !observed.isEmpty else { return played }
        let seen = only(observed).count(limit: limit)
        return Schedule.EventCount(count: played.count + seen.count, isComplete: seen.isComplete)
    }

    private func count(limit: Int64) -> Schedule.EventCount {
        var count: Int64 = 0
        var events = makeIterator()
        while let run = events.nextRun() {
            count += run.count
            if count > limit { return Schedule.EventCount(count: count, isComplete: false) }
        }
        return Schedule.EventCount(count: count)
    }
}

extension Schedule {
    /// The last `count` events of some kinds up to and including an instant.
    ///
    /// It searches back in growing steps, so it does not play the whole timeline.
    package func lastEvents(_ count: Int, upTo time: Time, kinds: Banner.Event.Kinds) -> [Banner.Event] {
        var lookback = Time.seconds(1)
        while true {
            let start = lookback < time ? time - lookback : .zero
            var last: [Banner.Event] = []
            var events = events(after: start, upTo: time, kinds: kinds.subtracting(.end)).makeIterator()
            while let run = events.nextRun() { last = Array((last + run.last(count)).suffix(count)) }
            if last.count == count || start == .zero { return last }
            lookback = lookback * 8
        }
    }
}

extension Schedule.Run {
    /// The number of its events.
    var count: Int64 {
        switch self {
        case .event: 1
        case .repetition(let repetition): Int64(repetition.events.count) * repetition.count
        }
    }

    /// Its last events, at most `most`.
    func last(_ most: Int) -> [Banner.Event] {
        switch self {
        case .event(let event): [event]
        case .repetition(let repetition): repetition.last(most)
        }
    }
}

public import BannerModel

extension Timeline {
    /// How many events the sequence holds, the `end` included; what repeats itself is multiplied, not played.
    ///
    /// Focus and indicator events have no such short way while a finger moves: there the counting stops after `limit` of them.
    public func eventCount(limit: Int64) -> Int64 {
        let observed = kinds.intersection([.focus, .indicator])
        // Apart, so that the firings under a finger are counted at once.
        return count(kinds.subtracting(observed), limit: .max) + (observed.isEmpty ? 0 : count(observed, limit: limit))
    }

    private func count(_ kinds: EventKinds, limit: Int64) -> Int64 {
        var count: Int64 = 0
        var events = Timeline(course: course, inputs: inputs, duration: duration, kinds: kinds).makeIterator()
        while count <= limit, let run = events.nextRun() { count += run.count }
        return count
    }

    /// The last events of some kinds up to and including an instant, at most `count` of them.
    ///
    /// However long ago they were, and however many came before: it looks back further and further.
    public func lastEvents(_ count: Int, upTo time: Time, kinds: EventKinds) -> [Event] {
        var lookback = Time.seconds(1)
        while true {
            let start = lookback < time ? time - lookback : .zero
            var last: [Event] = []
            var events = part(from: start, upTo: time, kinds: kinds.subtracting(.end))
            while let run = events.nextRun() { last = Array((last + run.last(count)).suffix(count)) }
            if last.count == count || start == .zero { return last }
            lookback = lookback * 8
        }
    }
}

extension Run {
    /// How many events it stands for.
    var count: Int64 {
        switch self {
        case .event: 1
        case .repetition(let repetition): Int64(repetition.events.count) * repetition.count
        }
    }

    /// The last of its events, at most `most`.
    func last(_ most: Int) -> [Event] {
        switch self {
        case .event(let event): [event]
        case .repetition(let repetition): repetition.last(most)
        }
    }
}

extension Schedule {
    /// The events of a timeline as a lazy sequence («What a banner means», Events and state).
    ///
    /// It needs constant memory, whatever the period.
    public struct Events: Sequence, Sendable {
        /// The schedule that the events belong to.
        package let schedule: Banner.Schedule
        /// The instant after which the events begin; `nil` for all events, including the start.
        let after: Time?
        /// The last instant.
        package let end: Banner.Time
        /// The kinds of event in the sequence.
        package let kinds: Banner.Event.Kinds

        /// An iterator over the events.
        public func makeIterator() -> Iterator { Iterator(self) }

        /// The events of the same period, of other kinds.
        func only(_ kinds: Banner.Event.Kinds) -> Events {
            Events(schedule: schedule, after: after, end: end, kinds: kinds)
        }
    }

    /// The events from the start of the banner up to and including an instant; the last one is the
    /// `end` there.
    ///
    /// ```swift
    /// for event in schedule.events(upTo: .seconds(10)) { print(event.time, event.kind) }
    /// ```
    ///
    /// - Parameters:
    ///   - end: the last instant, 0 or later.
    ///   - kinds: the kinds of event to return; `emphasis` and `indicator` need extra computation,
    ///     the others none. A `Session` returns all kinds by default.
    /// - Returns: the events, as a lazy sequence.
    public func events(upTo end: Banner.Time, kinds: Banner.Event.Kinds = .standard) -> Events {
        Events(schedule: self, after: nil, end: end.playable, kinds: kinds)
    }

    /// The events of a period, including its first and last instants.
    ///
    /// Earlier events are not played, however late the period is.
    ///
    /// ```swift
    /// let hour = Banner.Time.seconds(3_600)
    /// let changes = schedule.events(in: hour...hour + .seconds(60), kinds: .change)
    /// ```
    ///
    /// - Parameters:
    ///   - period: the first and the last instant. A period from 0 includes the `start`.
    ///   - kinds: the kinds of event to return; with `end`, the last event is the end of the
    ///     period.
    /// - Returns: the events, as a lazy sequence.
    public func events(in period: ClosedRange<Banner.Time>, kinds: Banner.Event.Kinds = .standard)
        -> Events
    {
        guard period.lowerBound > .zero else {
            return events(upTo: period.upperBound, kinds: kinds)
        }
        return events(after: period.lowerBound - .tick, upTo: period.upperBound, kinds: kinds)
    }

    /// The events after an instant, up to and including another; after 0, they still include those
    /// of time 0 except for the start.
    package func events(after start: Time, upTo end: Time, kinds: Banner.Event.Kinds) -> Events {
        Events(schedule: self, after: start.playable, end: end.playable, kinds: kinds)
    }

    /// The number of events in a timeline.
    package struct EventCount: Equatable {
        /// The number, or a lower bound.
        package var count: Int64
        /// Whether all events are counted.
        package var isComplete = true
    }

    /// The last `count` events of some kinds up to and including an instant.
    ///
    /// It searches back in growing steps, so it does not play the whole timeline.
    package func lastEvents(_ count: Int, upTo time: Time, kinds: Banner.Event.Kinds) -> [Banner
        .Event]
    {
        var lookback = Time.seconds(1)
        while true {
            let start = lookback < time ? time - lookback : .zero
            var last: [Banner.Event] = []
            var events = events(after: start, upTo: time, kinds: kinds.subtracting(.end))
                .makeIterator()
            while let run = events.nextRun() {
                last = Array((last + run.last(count)).suffix(count))
            }
            if last.count == count || start == .zero { return last }
            lookback = lookback * 8
        }
    }
}

extension Schedule.Events {
    /// An iterator over the events.
    ///
    /// All but `steps` stays in registers during a loop, because only `steps` is passed on.
    public struct Iterator: IteratorProtocol, Sendable {
        /// The events to return next, with the number of cycles that are not begun: those of the
        /// last step, of the requested kinds, or a repetition.
        @usableFromInline var repetition: Banner.Schedule.Repetition
        /// The delay of the current cycle; a `length` before the first one.
        @usableFromInline var delay: Banner.Time
        /// The index of the next event of the current cycle.
        @usableFromInline var index: Int
        @usableFromInline var steps: Steps

        init(_ events: Schedule.Events) {
            steps = Steps(events)
            repetition = steps.delivery(reusing: [])
            (delay, index) = (.zero, repetition.events.count)
        }

        /// The next event of the requested kinds; `nil` after `end`.
        @inlinable
        @inline(__always)
        public mutating func next() -> Banner.Event? {
            repeat {
                // Without a prediction the loop takes half again as long.
                if _fastPath(index < repetition.events.count) { return nextOfCycle() }
                if beginCycle() { return nextOfCycle() }
            } while beginRepetition()
            return nil
        }

        /// The next event, or a repetition as a whole; `nil` after `end`.
        ///
        /// For callers that process a repetition faster as a whole.
        package mutating func nextRun() -> Schedule.Run? {
            repeat {
                if index < repetition.events.count || beginCycle() { return .event(nextOfCycle()) }
                if let upcoming = steps.takeRepetition() { return .repetition(upcoming) }
            } while beginRepetition()
            return nil
        }

        /// The event at `index`, which exists.
        @inlinable
        @inline(__always)
        mutating func nextOfCycle() -> Banner.Event {
            var event = repetition.events[index]
            event.time += delay
            index += 1
            return event
        }

        /// Begins the next cycle; returns false if all are begun.
        @inlinable
        @inline(__always)
        mutating func beginCycle() -> Bool {
            guard repetition.count > 0 else { return false }
            repetition.count -= 1
            delay += repetition.length
            index = 0
            return true
        }

        /// Prepares the next events, which can be none; returns false after `end`.
        @inlinable
        @inline(__always)
        mutating func beginRepetition() -> Bool {
            var used: [Banner.Event] = []
            swap(&used, &repetition.events)
            index = 0
            guard let next = steps.next(reusing: used) else { return false }
            repetition = next
            delay = .zero - next.length
            index = next.events.count
            return true
        }
    }

    /// The steps of a timeline, whose events an iterator delivers.
    @usableFromInline struct Steps: Sendable {
        private let end: Time
        /// Its events are those of the last step, until they are delivered.
        private var simulator: Simulator
        /// The repetition that follows the events of the last step.
        private var upcoming: Schedule.Repetition?
        private var isOver = false

        init(_ events: Schedule.Events) {
            end = events.end
            var first = events.schedule.start
            if let start = events.after, start > .zero {
                first = events.schedule.simulator(at: start)
                first.machine.advance(to: Stop(at: start, kind: .end))
            }
            simulator = Simulator(first.machine, first.queue, observing: events.kinds)
            if events.after == nil { simulator.machine.start() }
        }

        /// The next repetition, or the events of the next step, which can be none; `nil` after
        /// `end`.
        ///
        /// It reuses the memory of `used`.
        @usableFromInline
        mutating func next(reusing used: consuming [Banner.Event]) -> Banner.Schedule.Repetition? {
            if let repetition = takeRepetition() { return repetition }
            guard !isOver else { return nil }
            simulator.machine.discardEvents()
            advance()
            return delivery(reusing: used)
        }

        /// The repetition that follows the events of the last step, if any, once.
        mutating func takeRepetition() -> Schedule.Repetition? {
            defer { upcoming = nil }
            return upcoming
        }

        /// The events of the last step that are of the requested kinds.
        mutating func delivery(reusing used: consuming [Banner.Event]) -> Schedule.Repetition {
            simulator.machine.events.removeAll { !simulator.kinds.contains($0.kind.kinds) }
            swap(&used, &simulator.machine.events)
            return Schedule.Repetition(used)
        }

        /// Performs the next step, input, repetition or the end.
        private mutating func advance() {
            let stop = simulator.queue.stop(upTo: end)
            if repeatPasses(before: stop) || skipFirings(before: stop)
                || simulator.performNext(before: stop)
            {
                return
            }
            simulator.close(at: end)
            simulator.machine.emit(.end(page: simulator.machine.page))
            isOver = true
        }

        /// Plays one pass and skips the equal ones after it, if several fit before the stop.
        private mutating func repeatPasses(before stop: Stop) -> Bool {
            guard let pass = simulator.playPass(before: stop.at) else { return false }
            guard pass.count > 1 else { return true }
            let events = simulator.machine.events[pass.firstEvent...].filter {
                simulator.kinds.contains($0.kind.kinds)
            }
            simulator.machine.events.removeSubrange(pass.firstEvent...)
            upcoming = Banner.Schedule.Repetition(events, length: pass.length, count: pass.count)
            return true
        }

        /// Skips the firings of a drag, if they are not requested or nothing comes between them.
        private mutating func skipFirings(before stop: Stop) -> Bool {
            let isCounted = simulator.kinds.contains(.timer)
            guard !isCounted || simulator.observer == nil,
                case .fire(let start) = simulator.machine.nextStep()
            else { return false }
            let count = simulator.machine.skipFirings(before: stop)
            guard count > 0 else { return false }
            if isCounted {
                var skipped = Banner.Event(start, .timer(.skipped))
                skipped.availableItems = simulator.machine.availableItems(
                    of: simulator.machine.page)
                upcoming = Banner.Schedule.Repetition(
                    [skipped], length: simulator.machine.dwell, count: count)
            }
            return true
        }
    }

    /// The number of events in the sequence, including the `end`; repetitions are multiplied, not
    /// played.
    ///
    /// Focus and indicator events have no such shortcut during a drag: counting them stops after
    /// `limit`.
    package func eventCount(limit: Int64) -> Schedule.EventCount {
        let observed = kinds.intersection([.focus, .indicator])
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

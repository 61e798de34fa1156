extension Schedule.Events {
    /// The events one by one.
    public struct Iterator: IteratorProtocol, Sendable {
        /// What is delivered: events that have happened, of the requested kinds, or a repetition.
        @usableFromInline var delivery = Banner.Schedule.Repetition([], length: .zero, count: 0)
        private let kinds: Banner.Event.Kinds
        private let end: Time
        private var agenda: Agenda
        /// Its events are those of the last thing that happened, until they are delivered.
        private var walk: Walk
        /// What repeats after what is delivered.
        private var upcoming: Schedule.Repetition?
        private var isOver = false

        init(_ events: Schedule.Events) {
            let schedule = events.schedule
            kinds = events.kinds
            end = events.end
            if let start = events.after, start > .zero {
                agenda = schedule.machineAndAgenda(at: start).agenda
                walk = Walk(from: schedule.machine(at: start), observing: kinds)
                walk.machine.discardEvents()
            } else {
                agenda = schedule.agenda
                walk = Walk(from: schedule.start, observing: kinds)
                if events.after == nil { walk.machine.start() }
            }
            deliver()
        }

        /// The next event of the requested kinds; `nil` after `end`.
        @inlinable
        public mutating func next() -> Banner.Event? {
            repeat {
                if let event = delivery.next() { return event }
            } while beginDelivery()
            return nil
        }

        /// The next event, or a repetition as a whole; `nil` after `end`.
        ///
        /// For callers that can process many repetitions much faster than one by one.
        package mutating func nextRun() -> Schedule.Run? {
            repeat {
                if let event = delivery.next() { return .event(event) }
                if let repetition = upcoming {
                    upcoming = nil
                    return .repetition(repetition)
                }
            } while beginDelivery()
            return nil
        }

        /// Makes what comes next ready, which can be nothing of the requested kinds; false after `end`.
        @usableFromInline
        mutating func beginDelivery() -> Bool {
            if let repetition = upcoming {
                upcoming = nil
                delivery = repetition
                return true
            }
            guard !isOver else { return false }
            walk.machine.discardEvents()
            advance()
            deliver()
            return true
        }

        private mutating func deliver() {
            walk.machine.events.removeAll { !kinds.contains($0.kind.kinds) }
            delivery.exchange(&walk.machine.events)
        }

        /// Performs what happens next: a step of the machine, an input, the end, or a repetition.
        private mutating func advance() {
            let entry = agenda.first(upTo: end)
            if repeatPasses(before: entry?.at ?? end) || skipFirings(before: entry?.at ?? end + .tick) { return }
            if let step = walk.machine.nextStep(
                upTo: entry?.at ?? end, timerToo: entry == nil, releaseToo: entry?.isInput ?? true)
            {
                walk.perform(step)
            } else if let entry {
                walk.perform(agenda.take(entry), at: entry.at)
            } else {
                walk.close(at: end)
                walk.machine.emit(.end(page: walk.machine.page))
                isOver = true
            }
        }

        /// Plays one pass of a repetition, if several fit in, and leaves the machine after the last of them.
        private mutating func repeatPasses(before limit: Time) -> Bool {
            guard let pass = walk.playPass(before: limit) else { return false }
            guard pass.count > 1 else { return true }
            let events = walk.machine.events[pass.firstEvent...].filter { kinds.contains($0.kind.kinds) }
            walk.machine.events.removeSubrange(pass.firstEvent...)
            upcoming = Banner.Schedule.Repetition(events, length: pass.length, count: pass.count)
            walk.machine.repeatPasses(pass.count - 1)
            return true
        }

        /// Skips the firings that a finger holds up, if nobody asks for them or nothing comes between them.
        private mutating func skipFirings(before limit: Time) -> Bool {
            guard !kinds.contains(.timer) || walk.observer == nil, case .fire(let start) = walk.machine.nextStep()
            else { return false }
            let count = walk.machine.skipFirings(before: limit)
            guard count > 0 else { return false }
            if kinds.contains(.timer) {
                let dwell = walk.machine.dwell
                var skipped = Banner.Event(start, .timer(.skipped))
                skipped.cast = walk.machine.cast(of: walk.machine.page)
                upcoming = Banner.Schedule.Repetition([skipped], length: dwell, count: count)
            }
            return true
        }
    }
}

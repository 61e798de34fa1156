extension Schedule.Events {
    /// An iterator over the events.
    public struct Iterator: IteratorProtocol, Sendable {
        /// The events to return next: those of the last step, of the requested kinds, or a
        /// repetition.
        @usableFromInline var delivery = Banner.Schedule.Repetition([], length: .zero, count: 0)
        private let end: Time
        /// Its events are those of the last step, until they are delivered.
        private var simulator: Simulator
        /// The repetition that follows `delivery`.
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
        /// For callers that process a repetition faster as a whole.
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

        /// Prepares the next delivery, which can be empty; returns false after `end`.
        @usableFromInline
        mutating func beginDelivery() -> Bool {
            if let repetition = upcoming {
                upcoming = nil
                delivery = repetition
                return true
            }
            guard !isOver else { return false }
            simulator.machine.discardEvents()
            advance()
            deliver()
            return true
        }

        private mutating func deliver() {
            simulator.machine.events.removeAll { !simulator.kinds.contains($0.kind.kinds) }
            delivery.exchange(&simulator.machine.events)
        }

        /// Performs the next step, input, repetition or the end.
        private mutating func advance() {
            let stop = simulator.queue.stop(upTo: end)
            if repeatPasses(before: stop) || skipFirings(before: stop) || simulator.performNext(before: stop) { return }
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
            guard !isCounted || simulator.observer == nil, case .fire(let start) = simulator.machine.nextStep()
            else { return false }
            let count = simulator.machine.skipFirings(before: stop)
            guard count > 0 else { return false }
            if isCounted {
                var skipped = Banner.Event(start, .timer(.skipped))
                skipped.cast = simulator.machine.cast(of: simulator.machine.page)
                upcoming = Banner.Schedule.Repetition([skipped], length: simulator.machine.dwell, count: count)
            }
            return true
        }
    }
}

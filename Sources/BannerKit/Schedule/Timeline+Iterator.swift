extension Timeline {
    /// The events one by one.
    public struct Iterator: IteratorProtocol, Sendable {
        private let kinds: Banner.Event.Kinds
        private let inputs: [Banner.Input]
        private let duration: Time
        private var walk: Walk
        private var nextInput: Int
        /// The events of the last thing that happened, including those that were not requested.
        private var pending: [Banner.Event] = []
        private var delivered = 0
        /// What repeats after them.
        private var upcoming: Repetition?
        private var repetition: Repetition?
        private var isOver = false

        init(_ timeline: Timeline) {
            let machine = Machine(timeline.course)
            self.init(timeline, from: machine, nextInput: 0)
            machine.start(timeline.course, into: &pending)
        }

        /// The events after what has happened to `machine`.
        init(_ timeline: Timeline, from machine: Machine, nextInput: Int) {
            kinds = timeline.kinds
            inputs = timeline.inputs
            duration = timeline.duration
            walk = Walk(timeline.course, from: machine, observing: timeline.kinds)
            self.nextInput = nextInput
            pending.reserveCapacity(8)
        }

        /// The next event of the requested kinds; `nil` after `end`.
        public mutating func next() -> Banner.Event? {
            while true {
                if let event = repetition?.next() { return event }
                repetition = nil
                if let event = nextPending() { return event }
                guard !beginUpcoming() else { continue }
                guard !isOver else { return nil }
                advance()
            }
        }

        /// The next event, or a repetition as a whole; `nil` after `end`.
        ///
        /// For callers that can process many repetitions much faster than one by one.
        public mutating func nextRun() -> Run? {
            while true {
                if let event = nextPending() { return .event(event) }
                if beginUpcoming(), let repeating = repetition {
                    repetition = nil
                    return .repetition(repeating)
                }
                guard !isOver else { return nil }
                advance()
            }
        }

        private mutating func nextPending() -> Banner.Event? {
            while delivered < pending.count {
                let event = pending[delivered]
                delivered += 1
                if kinds.contains(event.kind.kinds) { return event }
            }
            return nil
        }

        private mutating func beginUpcoming() -> Bool {
            repetition = upcoming
            upcoming = nil
            return repetition != nil
        }

        /// Performs what happens next: a step of the machine, an input, the end, or a repetition.
        private mutating func advance() {
            pending.removeAll(keepingCapacity: true)
            delivered = 0
            let input = nextInput < inputs.count && inputs[nextInput].at <= duration ? inputs[nextInput] : nil
            if repeatPasses(before: input?.at ?? duration) || skipFirings(before: input?.at ?? duration + .tick) {
                return
            }
            if let step = walk.nextStep(upTo: input?.at ?? duration, timerToo: input == nil) {
                walk.perform(step, into: &pending)
            } else if let input {
                walk.receive(input.action, at: input.at, into: &pending)
                nextInput += 1
            } else {
                walk.close(at: duration, into: &pending)
                pending.append(Banner.Event(duration, .end(page: walk.machine.page)))
                isOver = true
            }
        }

        /// Plays one pass of a repetition, if several fit in, and leaves the machine after the last of them.
        private mutating func repeatPasses(before limit: Time) -> Bool {
            guard let pass = walk.playPass(before: limit, into: &pending) else { return false }
            guard pass.count > 1 else { return true }
            let events = pending[pass.firstEvent...].filter { kinds.contains($0.kind.kinds) }
            pending.removeSubrange(pass.firstEvent...)
            upcoming = Repetition(events, length: pass.length, count: pass.count)
            walk.machine.repeatPasses(pass.count - 1, walk.course)
            return true
        }

        /// Skips the firings that a finger holds up, if nobody asks for them or nothing comes between them.
        private mutating func skipFirings(before limit: Time) -> Bool {
            guard !kinds.contains(.timer) || walk.observer == nil,
                case .fire(let start) = walk.machine.nextStep(walk.course)
            else { return false }
            let count = walk.machine.skipFirings(before: limit, walk.course)
            guard count > 0 else { return false }
            if kinds.contains(.timer) {
                let dwell = walk.course.dwell(of: walk.machine.page)
                upcoming = Repetition([Banner.Event(start, .timer(.skipped))], length: dwell, count: count)
            }
            return true
        }
    }
}

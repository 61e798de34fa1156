public import BannerModel

/// Everything that happens to a banner from time 0 up to and including `duration`: a lazy sequence of events that can also
/// be asked for the state at any instant (SEMANTICS section 10).
///
/// Constant memory, whatever the duration; the same banner and inputs give the same events on every machine.
public struct Timeline: Sequence, Sendable {
    let course: Course
    /// The machine as each input leaves it, in order of time.
    let checkpoints: [Machine]
    /// The inputs that are played, in order of time.
    public let inputs: [Input]
    /// The last instant.
    public let duration: Time
    /// The kinds of event that the sequence holds.
    public let kinds: EventKinds

    /// The timeline of a banner on which `inputs` are played.
    ///
    /// - Parameters:
    ///   - banner: a banner that the rules between keys hold for, as `BannerSchema` makes sure.
    ///   - inputs: what happens to it from outside, in order of time; what comes after `duration` is left out.
    ///   - duration: the last instant, 0 or later.
    ///   - kinds: the kinds of event to make; `focus` and `indicator` cost time to find, the others nothing.
    public init(_ banner: Banner, inputs: [Input] = [], duration: Time, kinds: EventKinds = .standard) {
        course = Course(banner)
        let played = inputs.filter { $0.at <= duration }
        self.inputs = played
        checkpoints = Timeline.checkpoints(of: played, course)
        self.duration = duration
        self.kinds = kinds
    }

    /// The timeline of one of a banner's scenarios.
    public init(_ banner: Banner, scenario: Scenario, kinds: EventKinds = .standard) {
        self.init(banner, inputs: scenario.inputs, duration: scenario.duration, kinds: kinds)
    }

    public func makeIterator() -> Iterator { Iterator(self) }

    /// The events one by one.
    public struct Iterator: IteratorProtocol, Sendable {
        private let timeline: Timeline
        private var machine: Machine
        private var nextInput: Int
        private var observer: Observer?
        private var repetition: Repetition?
        private var pending: [Event] = []
        private var delivered = 0
        private var isOver = false

        init(_ timeline: Timeline) {
            self.init(timeline, from: Machine(timeline.course), nextInput: 0)
            machine.start(timeline.course, into: &pending)
        }

        /// The events after what has happened to `machine`.
        init(_ timeline: Timeline, from machine: Machine, nextInput: Int) {
            self.timeline = timeline
            self.machine = machine
            self.nextInput = nextInput
            pending.reserveCapacity(8)
            if !timeline.kinds.isDisjoint(with: [.focus, .indicator]) {
                observer = Observer(machine, timeline.course, kinds: timeline.kinds)
            }
        }

        /// The next event of the kinds that were asked for; `nil` after `end`.
        public mutating func next() -> Event? {
            while true {
                if let event = repetition?.next() { return event }
                repetition = nil
                if let event = nextPending() { return event }
                guard !isOver else { return nil }
                advance()
            }
        }

        /// The next event, or what comes again and again as a whole; `nil` after `end`.
        ///
        /// For whoever can do something many times more cheaply than as often as it happens.
        public mutating func nextRun() -> Run? {
            while true {
                if let repeating = repetition {
                    repetition = nil
                    return .repetition(repeating)
                }
                if let event = nextPending() { return .event(event) }
                guard !isOver else { return nil }
                advance()
            }
        }

        private mutating func nextPending() -> Event? {
            while delivered < pending.count {
                let event = pending[delivered]
                delivered += 1
                if timeline.kinds.contains(event.kind.kinds) { return event }
            }
            return nil
        }

        /// Makes the next thing happen: a step of the machine, an input, or the end.
        private mutating func advance() {
            pending.removeAll(keepingCapacity: true)
            delivered = 0
            let course = timeline.course
            let step = machine.nextStep(course)
            let input = nextInput < timeline.inputs.count ? timeline.inputs[nextInput] : nil
            if observer == nil, beginRepetition(until: Swift.min(input?.at ?? timeline.duration, timeline.duration)) {
                return
            }
            let time = Swift.min(step?.time ?? timeline.duration, input?.at ?? timeline.duration, timeline.duration)
            let isLast = (step?.time ?? .latest) > timeline.duration && (input?.at ?? .latest) > timeline.duration
            if time > machine.now || isLast { observer?.observeJump(machine, course, into: &pending) }
            observer?.observe(machine, upTo: time, course, into: &pending)
            if let step, step.time <= timeline.duration, isBefore(step, input) {
                machine.perform(step, course, into: &pending)
            } else if let input, input.at <= timeline.duration {
                machine.receive(input.action, at: input.at, course, into: &pending)
                nextInput += 1
            } else {
                machine.pass(to: timeline.duration)
                pending.append(Event(timeline.duration, .end(page: machine.page)))
                isOver = true
            }
        }

        /// Plays one cycle of what repeats itself, when several fit in, and leaves the machine behind the last of them.
        private mutating func beginRepetition(until limit: Time) -> Bool {
            let course = timeline.course
            guard machine.isSteady(course), case .fire(let start) = machine.nextStep(course),
                let length = course.timer.map({ Time(microseconds: $0.dwells.period) })
            else { return false }
            // The last cycle's content has settled before the limit, and no input meets its last firing.
            let room = limit - start - course.transition - Time(microseconds: 1)
            let count = room.microseconds / length.microseconds
            guard room > .zero && count >= 2 else { return false }
            while let step = machine.nextStep(course), step.time < start + length {
                machine.perform(step, course, into: &pending)
            }
            // Where the content settles as the next firing comes, that settle is the cycle's last event.
            if let step = machine.nextStep(course), case .settle = step, step.time == start + length {
                machine.perform(step, course, into: &pending)
            }
            machine.shift(by: length * (count - 1))
            let events = pending.filter { timeline.kinds.contains($0.kind.kinds) }
            pending.removeAll(keepingCapacity: true)
            repetition = Repetition(events, length: length, count: count)
            return true
        }

        /// At one instant a settle or release comes before an input, and an input before the timer.
        private func isBefore(_ step: Machine.Step, _ input: Input?) -> Bool {
            guard let input else { return true }
            if case .fire = step { return step.time < input.at }
            return step.time <= input.at
        }
    }
}

extension Time {
    /// Later than anything.
    fileprivate static let latest = Time(microseconds: .max)
}

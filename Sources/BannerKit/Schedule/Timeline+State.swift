extension Timeline {
    /// The state at an instant, however late: the time this takes depends on the number of inputs and items, not on
    /// `time`.
    ///
    /// Past `duration` the banner goes on without inputs. See «What a banner means», Events and state.
    public func state(at time: Time) -> Banner.State {
        let time = Swift.max(.zero, time)
        return machine(at: time).state(at: time, scales: scales(at: time), course)
    }

    /// The machine after each input.
    static func checkpoints(of inputs: [Banner.Input], _ course: Course) -> [Machine] {
        var machine = Machine(course)
        var discarded: [Banner.Event] = []
        return inputs.map { input in
            machine.advance(to: input.at, timerToo: false, course)
            machine.receive(input.action, at: input.at, course, into: &discarded)
            discarded.removeAll(keepingCapacity: true)
            return machine
        }
    }

    /// The number of inputs up to and including an instant.
    func inputCount(at time: Time) -> Int { checkpoints.partitioningIndex { $0.now > time } }

    /// The machine after everything that happens at an instant.
    func machine(at time: Time) -> Machine {
        let inputs = inputCount(at: time)
        var machine = inputs == 0 ? Machine(course) : checkpoints[inputs - 1]
        machine.advance(to: time, timerToo: true, course)
        return machine
    }

    /// The machine after all inputs of an instant, but before a firing of the timer at it.
    func machine(before time: Time) -> Machine {
        let inputs = inputCount(at: time)
        var machine = inputs == 0 ? Machine(course) : checkpoints[inputs - 1]
        machine.advance(to: time, timerToo: false, course)
        return machine
    }

    /// The cards whose scale is not 1.
    private func scales(at time: Time) -> [Banner.State.CardScale] { scaleTrack(at: time)?.scales(at: time) ?? [] }

    /// The cards' scales, followed up to an instant; `nil` for a banner whose cards never change size.
    ///
    /// A scale depends on when the card was last in the middle, so it is usually enough to begin a little earlier.
    /// Where cards come back before they have come to rest, it starts from the beginning.
    func scaleTrack(at time: Time) -> ScaleTrack? {
        guard let focus = course.focus else { return nil }
        // Starting from the beginning plays a pass or two.
        let most = course.timer.map { Swift.min(time, Time(microseconds: $0.dwells.period) * 2) } ?? time
        var lookback = focus.duration * 2 + course.transition
        while lookback < most {
            let track = track(from: time - lookback, to: time, focus)
            if track.isCertain(at: time) { return track }
            lookback = lookback * 4
        }
        var playback = Playback(self)
        playback.advance(to: time)
        return playback.scales
    }

    /// The scales followed from one instant to another.
    private func track(from start: Time, to end: Time, _ focus: FocusCourse) -> ScaleTrack {
        let machine = machine(at: start)
        let cell = course.focusedCell(at: machine.position(at: start, course))
        var track = ScaleTrack(focus, count: course.count, focused: cell, late: start)
        var events = part(from: start, upTo: end, kinds: .focus)
        while let event = events.next() { track.follow(CollectionOfOne(event)) }
        return track
    }

    /// The events after an instant, up to and including another and an `end` there; what comes before them is not
    /// played, however late they are.
    public func events(after start: Time, upTo end: Time, kinds: Banner.Event.Kinds) -> Iterator {
        part(from: start, upTo: end, kinds: kinds)
    }

    /// As `events(after:upTo:kinds:)`; from time 0 on it includes the events of that instant, except for the start.
    func part(from start: Time, upTo end: Time, kinds: Banner.Event.Kinds) -> Iterator {
        let part = Timeline(course: course, inputs: inputs, duration: end, kinds: kinds)
        guard start > .zero else { return Iterator(part, from: Machine(course), nextInput: 0) }
        return Iterator(part, from: machine(at: start), nextInput: inputCount(at: start))
    }

    /// A timeline without checkpoints, only for its events.
    init(course: Course, inputs: [Banner.Input], duration: Time, kinds: Banner.Event.Kinds) {
        self.course = course
        checkpoints = []
        self.inputs = inputs
        self.duration = duration
        self.kinds = kinds
    }
}

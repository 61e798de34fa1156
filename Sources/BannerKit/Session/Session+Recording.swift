extension Session {
    /// Starts recording the inputs, so that a schedule can play them again; it must be the first
    /// call.
    ///
    /// A recording session differs in one respect that a scenario requires: an input at an instant
    /// to which the session was already advanced counts one microsecond later, after the steps of
    /// that instant.
    ///
    /// ```swift
    /// var session = Banner.Session(banner)
    /// session.record(as: "my visit")
    /// ```
    ///
    /// - Returns: whether the session records; false after another call.
    @discardableResult
    public mutating func record(as name: String = "recording") -> Bool {
        guard startEvents != nil, recorder == nil else { return false }
        recorder = Recorder(
            scenario: Banner.Scenario(
                name: name, start: programme?.start, duration: .zero, width: viewer.width,
                height: viewer.height, reducesMotion: viewer.reducesMotion, inputs: inputsBefore))
        return true
    }

    /// The recorded inputs as a scenario; `nil` for a session that does not record.
    ///
    /// `Schedule(banner, viewer: viewer, scenario: recording)` gives the same pages, settles and
    /// changes of the timer. As one of the banner's `scenarios`, it can be written into a file. A
    /// live drag is recorded as one `drag` with its total movement and its last velocity; a
    /// cancelled one has the velocity that returns the content to its page. A file allows no input
    /// during a drag, and at most a thousand inputs.
    ///
    /// A scenario has one banner, one viewer and all available items. Calls that it cannot express
    /// end the recording at that time: `update`, `change`, `resize`, `show(only:at:)`, a selection
    /// without animation, and `pause(for:at:)`.
    public var recording: Banner.Scenario? { recorder?.end == nil ? scenario(until: now) : recorder?.scenario }

    private func scenario(until end: Time) -> Banner.Scenario? {
        guard var scenario = recorder?.scenario else { return nil }
        scenario.duration = end
        if let place = recorder?.drag, let grip = simulator.machine.liveGrip {
            scenario.inputs[place].action = .drag(drag(grip, pastTime: end))
        }
        return scenario
    }

    /// The data of a recording.
    struct Recorder: Sendable {
        var scenario: Banner.Scenario
        /// The instant to which the session was advanced, and at which nothing more can be
        /// recorded.
        var over: Time?
        /// The index of the input for a live drag that is in progress.
        var drag: Int?
        /// The end of that drag, while it is being performed.
        var release: Banner.Input.Drag?
        /// The instant of an action that a scenario cannot express.
        var end: Time?
    }

    /// Performs an external action, and records it as `input` if there is one.
    mutating func perform(_ action: Simulator.Action, recorded input: Banner.Input.Action? = nil, at time: Time)
        -> [Event]
    {
        guard let recorder, recorder.end == nil else { return run(action, at: time) }
        var time = max(now, time)
        if let over = recorder.over, time <= over { time = over + .tick }
        // The end of a drag comes before the other inputs of its instant.
        if recorder.release != nil, let last = recorder.scenario.inputs.last, last.at >= time,
            recorder.drag != recorder.scenario.inputs.count - 1
        {
            time = last.at + .tick
        }
        let held = simulator.machine.liveGrip
        let events = run(action, at: time)
        let now = now
        if let input {
            self.recorder?.scenario.inputs.append(Banner.Input(at: now, input))
        } else if held == nil, let grip = simulator.machine.liveGrip {
            self.recorder?.drag = recorder.scenario.inputs.count
            let drag = drag(grip, pastTime: now)
            self.recorder?.scenario.inputs.append(Banner.Input(at: now, .drag(drag)))
        }
        return events
    }

    /// Completes the recorded drag that was in progress before a call, if it has ended.
    mutating func follow(_ held: Grip) {
        guard let place = recorder?.drag, simulator.machine.liveGrip == nil else { return }
        var drag = drag(held, pastTime: now)
        // It has ended, or another input has interrupted it.
        if let release = recorder?.release { (drag, drag.over) = (release, now - held.start) }
        recorder?.scenario.inputs[place].action = .drag(drag)
        recorder?.drag = nil
    }

    /// Ends the recording at an action that a scenario cannot express.
    mutating func endRecording(at time: Time) {
        guard let recorder, recorder.end == nil else { return }
        let time = max(now, time.playable)
        // If the session was advanced to this instant, its steps are included.
        let end = recorder.over.map { $0 >= time } ?? false ? time : max(.zero, time - .tick)
        let scenario = scenario(until: end) ?? recorder.scenario
        self.recorder?.scenario = scenario
        self.recorder?.end = end
    }

    /// The drag up to an instant at which the finger is still down, with the content where the
    /// finger holds it.
    private func drag(_ grip: Grip, pastTime time: Time) -> Banner.Input.Drag {
        let so = time - grip.start
        let over = so + .tick
        let travel = so > .zero ? grip.travel * (over.seconds / so.seconds) : grip.travel
        return Banner.Input.Drag(by: travel * simulator.machine.course.geometry.fingerSign, over: over, velocity: 0)
    }

    /// Notes the end of the current drag: its velocity or, if it is cancelled, the one that returns
    /// the content to its page.
    mutating func noteRelease(velocity: Double?) {
        guard recorder?.drag != nil, let grip = simulator.machine.liveGrip else { return }
        let (machine, course) = (simulator.machine, simulator.machine.course)
        let (rate, sign) = (course.snapPoint.decelerationRate, course.geometry.fingerSign)
        let back =
            (Double(machine.base) - machine.position(at: now)) * course.geometry.stride * 1_000 * (1 - rate) / rate
        let left = (velocity?.orZero).map { $0 * sign } ?? (course.free == nil ? back : 0)
        recorder?.release = Banner.Input.Drag(by: grip.travel * sign, velocity: left * sign)
    }
}

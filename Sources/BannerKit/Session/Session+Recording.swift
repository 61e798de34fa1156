extension Session {
    /// Begins to keep what happens to the banner from outside, so that a schedule can play it again: the first call to make, as a
    /// scenario begins with its banner.
    ///
    /// A session that records makes one difference that a scenario needs: an input at an instant to which the session was
    /// advanced already counts one microsecond later, after what happened by itself.
    ///
    /// - Returns: whether it records: not after another call.
    @discardableResult
    public mutating func record(as name: String = "recording") -> Bool {
        guard startEvents != nil, recorder == nil else { return false }
        recorder = Recorder(
            scenario: Banner.Scenario(
                name: name, start: programme?.start, duration: .zero, width: viewer.width,
                height: viewer.height, reducesMotion: viewer.reducesMotion, inputs: inputsBefore))
        return true
    }

    /// What happened to the banner from outside since `record(as:)`; `nil` for a session that does not record.
    ///
    /// `Schedule(banner, viewer: viewer, scenario: recording)` gives the same pages, settles and changes of the timer, and as one
    /// of the banner's `scenarios` it can be written into a file. A live finger is one `drag`, with its whole way and its last
    /// velocity; one that the system took away throws the content back to its page. A file allows no input while a finger is down,
    /// and a thousand of them.
    ///
    /// A scenario has one banner, one viewer and all items that are on. So what it cannot say ends the recording, whose
    /// `duration` is until then: another banner, another viewer, other items by `show(only:at:)`, a selection that is not
    /// animated, and a reason of the app's own to wait.
    public var recording: Banner.Scenario? { recorder?.end == nil ? scenario(until: now) : recorder?.scenario }

    private func scenario(until end: Time) -> Banner.Scenario? {
        guard var scenario = recorder?.scenario else { return nil }
        scenario.duration = end
        if let place = recorder?.drag, let grip = simulator.machine.liveGrip {
            scenario.inputs[place].action = .drag(drag(grip, pastTime: end))
        }
        return scenario
    }

    /// What a session keeps while it records.
    struct Recorder: Sendable {
        var scenario: Banner.Scenario
        /// The instant up to which the session was advanced; nothing can come at it any more.
        var over: Time?
        /// The number of the input that is a finger which is still down.
        var drag: Int?
        /// How that finger leaves the content, while it does.
        var release: Banner.Input.Drag?
        /// When something happened that no scenario can say.
        var end: Time?
    }

    /// Performs what comes from outside; with an input that a scenario can say for it, that is recorded.
    mutating func perform(_ action: Simulator.Action, recorded input: Banner.Input.Action? = nil, at time: Time)
        -> [Event]
    {
        guard let recorder, recorder.end == nil else { return run(action, at: time) }
        var time = max(now, time)
        if let over = recorder.over, time <= over { time = over + .tick }
        // A finger that leaves comes before the other inputs of its instant.
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

    /// Follows a finger that held the content before a call.
    mutating func follow(_ held: Grip) {
        guard let place = recorder?.drag, simulator.machine.liveGrip == nil else { return }
        var drag = drag(held, pastTime: now)
        // It has left, or something has taken the content out of it.
        if let release = recorder?.release { (drag, drag.over) = (release, now - held.start) }
        recorder?.scenario.inputs[place].action = .drag(drag)
        recorder?.drag = nil
    }

    /// Ends the recording: something happens that no scenario can say.
    mutating func endRecording(at time: Time) {
        guard let recorder, recorder.end == nil else { return }
        let time = max(now, time.playable)
        // What an instant brings by itself has happened if the session was advanced to it.
        let end = recorder.over.map { $0 >= time } ?? false ? time : max(.zero, time - .tick)
        let scenario = scenario(until: end) ?? recorder.scenario
        self.recorder?.scenario = scenario
        self.recorder?.end = end
    }

    /// The drag of a finger that is still down at an instant, and at which the content is where the finger has it.
    private func drag(_ grip: Grip, pastTime time: Time) -> Banner.Input.Drag {
        let so = time - grip.start
        let over = so + .tick
        let travel = so > .zero ? grip.travel * (over.seconds / so.seconds) : grip.travel
        return Banner.Input.Drag(by: travel * simulator.machine.course.geometry.fingerSign, over: over, velocity: 0)
    }

    /// Says how the finger that holds the content leaves it: with a velocity or, taken away by the system, with the one that
    /// throws the content back to its page.
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

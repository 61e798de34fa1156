extension Schedule {
    /// The state at an instant, however late; at the instant of an event it is the one after it.
    ///
    /// See «What a banner means», Events and state.
    ///
    /// ```swift
    /// let page = schedule.state(at: .seconds(3_600)).page
    /// ```
    public func state(at time: Banner.Time) -> Banner.State {
        let time = time.playable
        let scales = course.focus == nil ? [] : scaleTrack(at: time)?.scales(at: time) ?? []
        let machine = machine(at: time)
        return machine.state(at: time, scales: scales)
    }

    /// The states at several instants, which need not be sorted; the result has their order.
    ///
    /// The timeline is traversed only once, so this is faster than one call per instant.
    package func states(at instants: [Banner.Time]) -> [Banner.State] {
        var playback = Simulator(self)
        let order = instants.indices.sorted { instants[$0] < instants[$1] }
        let states = order.map { (place: $0, state: playback.state(at: instants[$0])) }
        return states.sorted { $0.place < $1.place }.map { $0.state }
    }

    /// The cards' scales at an instant; `nil` for a banner whose cards never change size.
    ///
    /// A scale depends on when the card was last in the middle, so it is usually enough to begin a
    /// little earlier. If cards return before they have stopped shrinking, the track starts from
    /// the beginning.
    func scaleTrack(at time: Time) -> ScaleTrack? {
        guard let focus = course.focus else { return nil }
        var first = start
        if let sets {
            // Scales begin again at each change of the set.
            let passed = sets.times.partitioningIndex { $0 > time }
            if passed > 0 {
                first = simulator(at: sets.times[passed - 1] - .tick)
                first.leap(to: first.queue.next)
            }
        } else {
            // From here on, starting at the beginning is cheaper: it plays only a pass or two.
            let most = course.timer.map { min(time, $0.dwells.period * 2) } ?? time
            var lookback = focus.duration * 2 + course.transition
            while lookback < most {
                let track = track(from: time - lookback, to: time, focus)
                if track.isCertain(at: time) { return track }
                lookback = lookback * 4
            }
        }
        var playback = Simulator(atStart: first.machine, first.queue)
        playback.advance(to: time)
        return playback.scales
    }

    /// A track from one instant to another.
    private func track(from start: Time, to end: Time, _ focus: FocusCourse) -> ScaleTrack {
        let cell = machine(at: start).focusedCell(at: start)
        var track = ScaleTrack(focus, count: course.count, focused: cell, late: start)
        track.follow(events(after: start, upTo: end, kinds: .emphasis))
        return track
    }
}

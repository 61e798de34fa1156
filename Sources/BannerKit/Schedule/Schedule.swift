extension Banner {
    /// The timeline of a banner whose inputs are known in advance («What a banner means», Events
    /// and state).
    ///
    /// It returns the state at any instant, the events of any period, and the cycle, in any order.
    /// The cost depends on the number of inputs and items, not on how late the instant is. The same
    /// banner and inputs give the same results on every platform.
    public struct Schedule: Sendable {
        /// The banner, exactly as it was given.
        public let banner: Banner
        /// The viewer for whom it is played.
        package let viewer: Viewer
        /// The constants of the banner, with the first set.
        let parameters: EngineParameters
        /// The calendar's sets; `nil` for all items at all times.
        package let sets: SetTimeline?
        /// The inputs that are played, in order of time.
        package let inputs: [Input]
        /// The simulators at the start, after each input, and after some changes of the set.
        private let checkpoints: [Simulator]

        /// The schedule of a banner with these inputs.
        ///
        /// ```swift
        /// let swipe = Banner.Input(at: .seconds(1), .swipe(.next))
        /// let schedule = Banner.Schedule(banner, inputs: [swipe])
        /// ```
        ///
        /// - Parameters:
        ///   - banner: the banner; invalid values are clamped to the nearest valid ones.
        ///   - viewer: the window, and whether motion is reduced.
        ///   - inputs: the inputs in order of time; an input that is earlier than the one before it
        ///     counts as simultaneous with it.
        public init(_ banner: Banner, viewer: Viewer = Banner.Viewer(), inputs: [Input] = []) {
            self.init(banner, viewer: viewer, inputs: inputs, sets: nil)
        }

        /// The schedule of a banner that is fitted already.
        package init(_ fitted: Fitted, inputs: [Input] = [], sets: SetTimeline? = nil) {
            let viewer = Banner.Viewer(reducesMotion: fitted.reducesMotion, seed: fitted.seed)
            self.init(fitted.banner, viewer: viewer, inputs: inputs, sets: sets)
        }

        /// The schedule of a banner with these inputs that is played against a calendar.
        ///
        /// - Parameters:
        ///   - banner: the banner.
        ///   - viewer: the viewer for whom it is played.
        ///   - inputs: the inputs in order of time.
        ///   - sets: the available items; `nil` for all.
        ///   - keepsPlaces: whether to keep checkpoints, which make the state at any instant fast;
        ///     creating them costs as much as playing everything.
        package init(
            _ banner: Banner, viewer: Viewer = Banner.Viewer(), inputs: [Input] = [],
            sets: SetTimeline?,
            keepsPlaces: Bool = true
        ) {
            let fitted = banner.fitted(to: viewer)
            let inputs = inputs.inOrder
            var parametersBySet = sets.map { ParametersBySet(fitted, $0) }
            let parameters = parametersBySet?.parameters() ?? EngineParameters(fitted)
            self.banner = banner
            self.viewer = viewer
            self.parameters = parameters
            self.inputs = inputs
            self.sets = sets
            var next = Simulator(Machine(parameters), EventQueue(inputs, parametersBySet))
            var checkpoints = [next]
            // One checkpoint for as many changes of the set as the number of items, plus 16.
            let most = 16 + banner.items.count
            var count = 0
            let end = keepsPlaces ? Time.latest : inputs.last?.at ?? .zero - .tick
            while case let stop = next.queue.stop(upTo: end), stop.kind != .end {
                next.fastForward(to: stop)
                count += 1
                guard stop.kind == .input || count >= most else { continue }
                count = 0
                checkpoints.append(next)
            }
            self.checkpoints = checkpoints
        }

        /// The banner at time 0, before any event.
        var start: Simulator { checkpoints[0] }

        /// The schedule of one of a banner's scenarios: its inputs up to its end, in its window.
        public init(_ banner: Banner, viewer: Viewer = Banner.Viewer(), scenario: Scenario) {
            self.init(banner, viewer: viewer, scenario: scenario, sets: nil)
        }

        /// The schedule of one of a banner's scenarios, played against a calendar.
        package init(_ banner: Banner, viewer: Viewer, scenario: Scenario, sets: SetTimeline?) {
            self.init(
                banner, viewer: viewer.playing(scenario),
                inputs: scenario.inputs.filter { $0.at <= scenario.duration },
                sets: sets)
        }

        /// The machine after all steps up to and including an instant, or only those `before` an
        /// action there.
        @inline(__always)
        func machine(at time: Time, before kind: Stop.Kind = .end) -> Machine {
            let place = place(ofCheckpointAt: time)
            var machine = checkpoints[place].machine
            if checkpoints[place].queue.next.at <= time { perform(upTo: time, &machine) }
            machine.advance(to: Stop(at: time, kind: kind))
            return machine
        }

        @inline(never)
        private func perform(upTo time: Time, _ machine: inout Machine) {
            machine = simulator(at: time).machine
        }

        /// The simulator after the last input or change of the set up to and including an instant.
        func simulator(at time: Time) -> Simulator {
            var next = checkpoints[place(ofCheckpointAt: time)]
            while case let stop = next.queue.stop(upTo: time), stop.kind != .end {
                next.fastForward(to: stop)
            }
            return next
        }

        /// The last checkpoint that is not later than an instant.
        private func place(ofCheckpointAt time: Time) -> Int {
            max(0, checkpoints.partitioningIndex { $0.machine.now > time } - 1)
        }
    }
}

extension [Banner.Input] {
    /// The inputs with times that do not decrease and are not negative.
    fileprivate var inOrder: [Banner.Input] {
        var last = Time.zero
        var inputs = self
        for index in inputs.indices {
            last = Swift.max(last, inputs[index].at.playable)
            inputs[index].at = last
        }
        return inputs
    }
}

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
        let scales = parameters.focus == nil ? [] : scaleTrack(at: time)?.scales(at: time) ?? []
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
        guard let focus = parameters.focus else { return nil }
        var first = start
        if let sets {
            // Scales begin again at each change of the set.
            let passed = sets.times.partitioningIndex { $0 > time }
            if passed > 0 {
                first = simulator(at: sets.times[passed - 1] - .tick)
                first.fastForward(to: first.queue.next)
            }
        } else {
            // From here on, starting at the beginning is cheaper: it plays only a pass or two.
            let most = parameters.timer.map { min(time, $0.dwells.period * 2) } ?? time
            var lookback = focus.duration * 2 + parameters.transition
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
    private func track(from start: Time, to end: Time, _ focus: FocusParameters) -> ScaleTrack {
        let cell = machine(at: start).focusedCell(at: start)
        var track = ScaleTrack(focus, count: parameters.count, focused: cell, late: start)
        track.follow(events(after: start, upTo: end, kinds: .focus))
        return track
    }

    /// The part of a schedule that repeats forever.
    public struct Cycle: Hashable, Sendable {
        /// The firing from which everything repeats; the time before it is the prefix.
        public var start: Banner.Time
        /// The duration of one pass over all items.
        public var length: Banner.Time

        /// A cycle that begins at `start` and takes `length`.
        package init(start: Banner.Time, length: Banner.Time) {
            self.start = start
            self.length = length
        }
    }

    /// The cycle of the timeline after the last input; `nil` if the banner comes to rest.
    ///
    /// From `start` on, the events repeat every `length`. So does the state, except for the scales
    /// and a thumb's width: they only approach a cycle if a card is shown again before it has
    /// shrunk, or a page before the thumb has grown.
    ///
    /// ```swift
    /// if let cycle = schedule.cycle { print("repeats every \(cycle.length)") }
    /// ```
    public var cycle: Cycle? {
        guard sets == nil, let timer = parameters.timer, timer.lastFiring == nil,
            parameters.loop != .never
        else { return nil }
        var machine = simulator(at: .latest).machine
        while let step = machine.nextStep() {
            if machine.skipFirings(before: Stop(at: .latest, kind: .end)) > 0 { continue }
            let previous = machine
            machine.perform(step)
            machine.discardEvents()
            guard case .fire(let start) = step else { continue }
            let earlier = previous.now < start ? previous : self.machine(at: start - .tick)
            if machine.isOnCycle(after: previous, earlier) {
                return Cycle(start: start, length: timer.dwells.period)
            }
        }
        return nil
    }
}

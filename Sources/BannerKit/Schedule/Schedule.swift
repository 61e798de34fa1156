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
        let course: Course
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
            let viewer = Banner.Viewer(reducesMotion: fitted.reducesMotion)
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
            _ banner: Banner, viewer: Viewer = Banner.Viewer(), inputs: [Input] = [], sets: SetTimeline?,
            keepsPlaces: Bool = true
        ) {
            let fitted = banner.fitted(to: viewer)
            let inputs = inputs.inOrder
            var courses = sets.map { SetCourses(fitted, $0) }
            let course = courses?.course() ?? Course(fitted)
            self.banner = banner
            self.viewer = viewer
            self.course = course
            self.inputs = inputs
            self.sets = sets
            var next = Simulator(Machine(course), EventQueue(inputs, courses))
            var checkpoints = [next]
            // One checkpoint for as many changes of the set as the number of items, plus 16.
            let most = 16 + banner.items.count
            var count = 0
            let end = keepsPlaces ? Time.latest : inputs.last?.at ?? .zero - .tick
            while case let stop = next.queue.stop(upTo: end), stop.kind != .end {
                next.leap(to: stop)
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
                banner, viewer: viewer.playing(scenario), inputs: scenario.inputs.filter { $0.at <= scenario.duration },
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
        private func perform(upTo time: Time, _ machine: inout Machine) { machine = simulator(at: time).machine }

        /// The simulator after the last input or change of the set up to and including an instant.
        func simulator(at time: Time) -> Simulator {
            var next = checkpoints[place(ofCheckpointAt: time)]
            while case let stop = next.queue.stop(upTo: time), stop.kind != .end { next.leap(to: stop) }
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

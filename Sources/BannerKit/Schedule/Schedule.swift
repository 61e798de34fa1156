extension Banner {
    /// What a banner does with inputs that are known beforehand: it can be asked for the state at any instant, for the events
    /// of any period, and for what repeats, in any order («What a banner means», Events and state).
    ///
    /// The cost of an answer depends on the number of inputs and items, not on how late the instant is. The same banner and
    /// inputs give the same answers on every machine.
    public struct Schedule: Sendable {
        /// The banner, exactly as it was given.
        public let banner: Banner
        /// Whom it is played for.
        package let viewer: Viewer
        /// The numbers of the banner, with the first set.
        let course: Course
        /// The sets that it shows; `nil` for all items at all times.
        package let sets: SetTimeline?
        /// The inputs that are played, in order of time.
        package let inputs: [Input]
        /// The start, and what there is after each input and after some changes of the set.
        private let checkpoints: [Simulator]

        /// The schedule of a banner with these inputs.
        ///
        /// - Parameters:
        ///   - banner: the banner; a value that makes no sense is clamped to the nearest one that does.
        ///   - viewer: the window, and whether motion is reduced.
        ///   - inputs: what happens to it from outside, in order of time; an input that is earlier than the one before it
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
        ///   - viewer: whom it is played for.
        ///   - inputs: what happens to it from outside, in order of time.
        ///   - sets: the items that are available; `nil` for all.
        ///   - keepsPlaces: whether places on the way are kept, with which the state at any instant is found at once; that costs
        ///     as much as playing everything.
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
            // Between two checkpoints as many changes of the set as a checkpoint of many items is worth.
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

        /// The same, against a calendar.
        package init(_ banner: Banner, viewer: Viewer, scenario: Scenario, sets: SetTimeline?) {
            self.init(
                banner, viewer: viewer.playing(scenario), inputs: scenario.inputs.filter { $0.at <= scenario.duration },
                sets: sets)
        }

        /// The machine after everything that happens at an instant, or `before` what could come then.
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

        /// What there is after the last thing from outside up to and including an instant.
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

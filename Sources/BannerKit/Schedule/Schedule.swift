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
        public let viewer: Banner.Viewer
        /// The numbers of the banner, with the first set.
        let course: Course
        /// The sets that it shows; `nil` for all items at all times.
        package let sets: SetTimeline?
        /// The inputs that are played, in order of time.
        public let inputs: [Banner.Input]
        /// The start, and the machine after each input and after some changes of the set, with what comes then.
        private let checkpoints: [Checkpoint]

        /// The machine at some instant, and what comes then.
        private struct Checkpoint: Sendable {
            var machine: Machine
            var agenda: Agenda
            /// When the next thing from outside comes.
            var next: Time

            init(_ machine: Machine, _ agenda: Agenda) {
                (self.machine, self.agenda) = (machine, agenda)
                next = agenda.first(upTo: .latest)?.at ?? .latest
            }

            /// Performs everything from outside up to and including an instant.
            mutating func perform(upTo time: Time) {
                while let entry = agenda.first(upTo: time) { machine.perform(entry, agenda.take(entry)) }
            }
        }

        /// The schedule of a banner with these inputs.
        ///
        /// - Parameters:
        ///   - banner: the banner; a value that makes no sense is clamped to the nearest one that does.
        ///   - viewer: the window, and whether motion is reduced.
        ///   - inputs: what happens to it from outside, in order of time; an input that is earlier than the one before it
        ///     counts as simultaneous with it.
        public init(_ banner: Banner, viewer: Banner.Viewer = Banner.Viewer(), inputs: [Banner.Input] = []) {
            self.init(banner, viewer: viewer, inputs: inputs, sets: nil)
        }

        /// The schedule of a banner that is fitted already.
        package init(_ fitted: Banner.Fitted, inputs: [Banner.Input] = [], sets: SetTimeline? = nil) {
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
            _ banner: Banner, viewer: Banner.Viewer = Banner.Viewer(), inputs: [Banner.Input] = [], sets: SetTimeline?,
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
            var next = Checkpoint(Machine(course), Agenda(inputs, courses))
            var checkpoints = [next]
            // Between two checkpoints as many changes of the set as a checkpoint of many items is worth.
            let most = 16 + banner.items.count
            var count = 0
            let end = keepsPlaces ? Time.latest : inputs.last?.at ?? .zero - .tick
            while let entry = next.agenda.first(upTo: end) {
                next.machine.perform(entry, next.agenda.take(entry))
                count += 1
                guard entry.isInput || count >= most else { continue }
                count = 0
                checkpoints.append(Checkpoint(next.machine, next.agenda))
            }
            self.checkpoints = checkpoints
        }

        /// The machine at time 0, before any event.
        var start: Machine { checkpoints[0].machine }

        /// What happens from outside, from the start on.
        var agenda: Agenda { checkpoints[0].agenda }

        /// The machine after everything that happens from outside.
        var last: Machine {
            var last = checkpoints[checkpoints.count - 1]
            last.perform(upTo: .latest)
            return last.machine
        }

        /// The schedule of one of a banner's scenarios: its inputs up to its end, in its window.
        public init(_ banner: Banner, viewer: Banner.Viewer = Banner.Viewer(), scenario: Banner.Scenario) {
            self.init(banner, viewer: viewer, scenario: scenario, sets: nil)
        }

        /// The same, against a calendar.
        package init(_ banner: Banner, viewer: Banner.Viewer, scenario: Banner.Scenario, sets: SetTimeline?) {
            self.init(
                banner, viewer: viewer.playing(scenario), inputs: scenario.inputs.filter { $0.at <= scenario.duration },
                sets: sets)
        }

        /// The machine after everything that happens at an instant; a firing at it happens only with `timerToo`.
        @inline(__always)
        func machine(at time: Time, timerToo: Bool = true) -> Machine {
            let place = place(ofCheckpointAt: time)
            var machine = checkpoints[place].machine
            if checkpoints[place].next <= time { perform(upTo: time, &machine) }
            machine.advance(to: time, timerToo: timerToo)
            return machine
        }

        @inline(never)
        private func perform(upTo time: Time, _ machine: inout Machine) { machine = machineAndAgenda(at: time).machine }

        /// The machine right after the set has changed at an instant, before inputs at it, and what comes then.
        func justAfter(_ change: Time) -> (machine: Machine, agenda: Agenda) {
            var (machine, agenda) = machineAndAgenda(at: change - .tick)
            if let entry = agenda.first(upTo: change), !entry.isInput { machine.perform(entry, agenda.take(entry)) }
            return (machine, agenda)
        }

        /// The machine after the last thing from outside up to and including an instant, and what comes then.
        func machineAndAgenda(at time: Time) -> (machine: Machine, agenda: Agenda) {
            var next = checkpoints[place(ofCheckpointAt: time)]
            next.perform(upTo: time)
            return (next.machine, next.agenda)
        }

        /// The last checkpoint that is not later than an instant.
        private func place(ofCheckpointAt time: Time) -> Int {
            max(0, checkpoints.partitioningIndex { $0.machine.now > time } - 1)
        }
    }
}

extension Machine {
    /// Advances to something from outside and performs it, and forgets what happens.
    fileprivate mutating func perform(_ entry: Agenda.Entry, _ act: Agenda.Act) {
        advance(to: entry.at, timerToo: false, releaseToo: entry.isInput)
        perform(act, at: entry.at)
        discardEvents()
    }

    /// Performs something from outside at an instant; everything before it must have happened.
    mutating func perform(_ act: Agenda.Act, at time: Time) {
        pass(to: time)
        switch act {
        case .input(let action): receive(action)
        case .set(let course): change(to: course)
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

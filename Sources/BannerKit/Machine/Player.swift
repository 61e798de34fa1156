/// A walk and the cards' scales that follow from it: what a session and a playback have in common.
struct Player: Sendable {
    var walk: Walk
    /// `nil` for a banner whose cards never change size.
    private(set) var scales: ScaleTrack?

    /// A player that continues from a machine and the scales at that instant.
    init(
        from machine: Machine, _ scales: ScaleTrack?, observing kinds: Banner.Event.Kinds = [], after last: Walk? = nil
    ) {
        self.scales = scales
        // The scales follow the focus, whether or not its events are wanted.
        walk = Walk(from: machine, observing: scales == nil ? kinds : kinds.union(.emphasis), after: last)
    }

    /// A banner at time 0, or after a change of the set.
    init(atStart machine: Machine, observing kinds: Banner.Event.Kinds = []) {
        self.init(from: machine, ScaleTrack(from: machine), observing: kinds)
    }

    /// The machine as it is.
    var machine: Machine { walk.machine }

    /// Performs an action, and returns everything that has happened since the last one.
    mutating func perform(_ action: (inout Walk) -> Void) -> [Banner.Event] {
        action(&walk)
        scales?.follow(walk.machine.events)
        defer { walk.machine.discardEvents() }
        return walk.machine.events
    }

    /// Performs something from outside; the cards of another set and their scales begin as at time 0.
    mutating func perform(_ act: Agenda.Act, at time: Time) -> [Banner.Event] {
        let events = perform { $0.perform(act, at: time) }
        if case .set = act { scales = ScaleTrack(from: walk.machine) }
        return events
    }

    /// The state at an instant up to which everything has happened.
    func state(at time: Time) -> Banner.State {
        walk.machine.state(at: time, scales: scales?.scales(at: time) ?? [])
    }

    // MARK: In closed form

    /// Advances to an instant at the cost of the items that pass, not of the distance, and forgets what happens.
    mutating func skip(to time: Time, timerToo: Bool, releaseToo: Bool = true) {
        guard scales != nil else {
            return walk.machine.advance(to: time, timerToo: timerToo, releaseToo: releaseToo)
        }
        let limit = timerToo ? time + .tick : time
        while let step = walk.machine.nextStep(upTo: time, timerToo: timerToo, releaseToo: releaseToo) {
            if walk.machine.skipFirings(before: limit) > 0 || repeatPass(before: time) { continue }
            _ = perform { $0.perform(step) }
        }
    }

    /// Plays a pass and skips those that are equal to it; false if there are none.
    private mutating func repeatPass(before limit: Time) -> Bool {
        var pass: Walk.Pass?
        let events = perform { pass = $0.playPass(before: limit) }
        guard let pass else { return false }
        let crossings = events[pass.firstEvent...].compactMap { $0.crossing }
        scales?.repeatPass(crossings, length: pass.length, count: pass.count - 1)
        walk.machine.repeatPasses(pass.count - 1)
        return true
    }
}

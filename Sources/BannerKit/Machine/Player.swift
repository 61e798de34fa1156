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

    /// Performs what happens by itself up to an instant at the cost of the items that pass, not of the distance.
    ///
    /// - Returns: the last change of page; `nil` if there is none.
    @discardableResult
    mutating func skip(to time: Time, timerToo: Bool, releaseToo: Bool = true) -> Banner.Event? {
        let limit = timerToo ? time + .tick : time
        var change: Banner.Event?
        while let step = walk.machine.nextStep(upTo: time, timerToo: timerToo, releaseToo: releaseToo) {
            if walk.machine.skipFirings(before: limit) > 0 { continue }
            if scales == nil {
                // The last firing is played: it makes the change that is returned.
                if walk.machine.jump(upTo: time, leaving: 1) != nil { continue }
            } else if let last = repeatPass(before: time) {
                change = last
                continue
            }
            change = perform { $0.perform(step) }.lastChange ?? change
        }
        return change
    }

    /// Plays a pass and skips those that are equal to it; returns the last change, or `nil` if there are none.
    private mutating func repeatPass(before limit: Time) -> Banner.Event? {
        var pass: Walk.Pass?
        let events = perform { pass = $0.playPass(before: limit) }
        guard let pass else { return nil }
        let crossings = events[pass.firstEvent...].compactMap { $0.crossing }
        scales?.repeatPass(crossings, length: pass.length, count: pass.count - 1)
        walk.machine.repeatPasses(pass.count - 1)
        return events.lastChange?.moved(by: pass.length * (pass.count - 1))
    }
}

extension [Banner.Event] {
    /// The last change of page among some events.
    var lastChange: Banner.Event? { last { $0.kind.kinds == .change } }
}

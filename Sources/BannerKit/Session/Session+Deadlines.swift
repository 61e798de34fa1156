extension Session {
    /// When something happens next by itself; `nil` while nothing moves until someone touches the banner, and `now` before
    /// the first call, which returns the start.
    ///
    /// That is the next event, of any kind, the next change of what is on, or the start or end of a movement: until then
    /// the state stays as it is, or moves as `animatesUntil` says. After `send` and the calls for a finger it can be `now`:
    /// further inputs can come at the same instant, so the next `advance(to:)` returns what follows from it.
    public var nextDeadline: Banner.Time? {
        startEvents != nil ? now : [simulator.judged.next, programme?.now.until].lazy.compactMap { $0 }.min()
    }

    /// Until when something moves that is moving now, so that a view needs frames; `nil` if nothing does.
    ///
    /// The content, cards that grow or shrink, an indicator that fades, and a timer bar that fills. It is later than
    /// `nextDeadline` if something else happens meanwhile.
    public var animatesUntil: Banner.Time? {
        simulator.closed.simulator.movements.end
    }
}

extension Simulator {
    /// Movements that go on by themselves.
    struct Movements {
        /// The end of those under way; `nil` if nothing moves.
        var end: Time?
        /// When an indicator begins to fade, or has faded out.
        var next: Time?
    }

    /// The simulator when its present instant is over, and whether something follows from that.
    var closed: (simulator: Simulator, isChanged: Bool) {
        var closed = self
        closed.close(at: machine.now)
        return (closed, !closed.takeEvents().isEmpty)
    }

    /// The simulator when its present instant is over, and when something happens next by itself: the machine's present instant
    /// if something follows from it.
    var judged: (simulator: Simulator, next: Time?) {
        let (judged, isChanged) = closed
        guard !isChanged else { return (judged, machine.now) }
        let movements = judged.movements
        let times = [judged.machine.nextStep()?.time, judged.nextCrossing, movements.next, movements.end]
        return (judged, times.lazy.compactMap { $0 }.min())
    }

    /// The movements at the machine's present instant.
    var movements: Movements {
        let now = machine.now
        let fade = machine.fade.flatMap { $0.upperBound > now ? $0 : nil }
        let hiding = fade.flatMap { $0.lowerBound <= now ? $0.upperBound : nil }
        let ends = [scales?.end(after: now), machine.fillEnd, machine.thumbEnd, machine.contentStep()?.time, hiding]
        return Movements(
            end: ends.lazy.compactMap { $0 }.filter { $0 > now }.max(), next: hiding ?? fade?.lowerBound)
    }

    /// When another card comes to the middle, if that is followed.
    var nextCrossing: Time? {
        guard observer?.kinds.contains(.emphasis) == true else { return nil }
        var crossings = FocusCrossings(machine, before: machine.nextStep()?.time ?? machine.now)
        return crossings.next(machine)?.time
    }
}

extension Machine {
    /// When the segment of a timer bar is full; `nil` if it does not move.
    fileprivate var fillEnd: Time? {
        guard course.indicator.isFilledByTimer, case .running(let deadline) = clock else { return nil }
        return deadline
    }

    /// From when to when an indicator that hides at rest fades, if the content stays at rest.
    fileprivate var fade: ClosedRange<Time>? {
        guard let end = fadedOut() else { return nil }
        return end - Banner.Indicator.ScrollBar.fading...end
    }
}

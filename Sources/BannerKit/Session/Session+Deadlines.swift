extension Session {
    /// The instant at which something happens next without input; `nil` if nothing moves until an
    /// input.
    ///
    /// That is the next event of any kind, the next change of the set, or the start or end of a
    /// movement. Until then the state stays the same, or moves as `animatesUntil` says. It is `now`
    /// before the first call, which returns the start, and it can be `now` after `send` and the
    /// calls for a drag: further inputs can follow at the same instant, so the next `advance(to:)`
    /// returns the consequences.
    ///
    /// ```swift
    /// while let next = session.nextDeadline, next <= time { session.advance(to: next) }
    /// ```
    public var nextDeadline: Banner.Time? {
        startEvents != nil ? now : [simulator.judged.next, programme?.now.until].lazy.compactMap { $0 }.min()
    }

    /// The instant until which something is moving, so that a view needs frames; `nil` if nothing
    /// is.
    ///
    /// Movements are those of the content, of growing or shrinking cards, of an indicator that
    /// fades, and of a timer bar that fills. It is later than `nextDeadline` if something else
    /// happens meanwhile.
    ///
    /// ```swift
    /// let needsFrames = session.animatesUntil != nil
    /// ```
    public var animatesUntil: Banner.Time? {
        simulator.closed.simulator.movements.end
    }
}

extension Simulator {
    /// The movements that need no further input.
    struct Movements {
        /// The end of those in progress; `nil` if nothing moves.
        var end: Time?
        /// The instant at which an indicator starts to fade, or has faded out.
        var next: Time?
    }

    /// A copy whose present instant is closed, and whether closing it emitted events.
    var closed: (simulator: Simulator, isChanged: Bool) {
        var closed = self
        closed.close(at: machine.now)
        return (closed, !closed.takeEvents().isEmpty)
    }

    /// A copy whose present instant is closed, and the next instant at which something happens; it
    /// is `now` if closing it emitted events.
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

    /// The instant at which another card comes to the middle; `nil` if focus events are not
    /// requested.
    var nextCrossing: Time? {
        guard observer?.kinds.contains(.emphasis) == true else { return nil }
        var crossings = FocusCrossings(machine, before: machine.nextStep()?.time ?? machine.now)
        return crossings.next(machine)?.time
    }
}

extension Machine {
    /// The instant at which a timer bar's segment is full; `nil` if it is not filling.
    fileprivate var fillEnd: Time? {
        guard course.indicator.isFilledByTimer, case .running(let deadline) = clock else { return nil }
        return deadline
    }

    /// The period in which an indicator that hides at rest fades, if the content stays at rest.
    fileprivate var fade: ClosedRange<Time>? {
        guard let end = fadedOut() else { return nil }
        return end - Banner.Indicator.ScrollBar.fading...end
    }
}

/// Content that moves all the time («What a banner means», Drift).
extension Machine {
    /// The time to the next firing of a running or suspended timer, if content drifts with it.
    @inline(never)
    func timeLeft(at time: Time) -> Time {
        if case (.drifting, .running(let deadline)) = (motion, clock) { return deadline - time }
        return timeToChange
    }

    /// Lets the content drift while the timer runs, and stand where it is otherwise.
    ///
    /// Called after everything that can change the timer or bring the content to rest.
    @inline(__always)
    mutating func followTimer() {
        if parameters.drifts { driftOrStand() }
    }

    @inline(never)
    private mutating func driftOrStand() {
        switch (motion, clock) {
        case (.resting, .running): drift(from: goal)
        case (.drifting, .running): break
        case (.drifting, _):
            motion = .resting
            lastSettle = now
        // Nothing fires until the content drifts again.
        case (_, .running): clock = .running(deadline: .latest)
        case (.resting, _), (.moving, _), (.gliding, _), (.dragging, _): break
        }
    }

    /// Drifts on from a position.
    @inline(never)
    mutating func drift(from place: Double) {
        goal = place
        motion = .drifting(from: place, start: now)
        clock = .running(deadline: now + timeToChange)
    }

    /// The time to the next change for content that drifts on from `goal`: up to the first whole
    /// microsecond at which another page is nearest.
    @inline(never)
    private var timeToChange: Time {
        let way = Double(base) + 0.5 * Double(parameters.timerStep) - goal
        let exact = way * Double(parameters.timerStep) * Double(dwell.microseconds)
        let whole = exact.rounded(.toNearestOrEven)
        let isWhole = abs(exact - whole) <= Machine.wholeMicrosecond
        // Backward, half-way itself still belongs to the page before.
        let time =
            isWhole ? (parameters.timerStep > 0 ? whole : whole + 1) : exact.rounded(.up)
        return Time(microseconds: Int64(clamped: max(0, time)))
    }

    /// The tolerance, in microseconds, within which an instant counts as a whole one.
    private static let wholeMicrosecond = 1e-3

    /// Performs a firing of drifting content: it is half-way to the next page, which becomes
    /// current.
    @inline(never)
    mutating func turnDrifting() {
        let from = page
        firings += 1
        enter(
            Turn(
                page: parameters.page(at: page + parameters.timerStep),
                base: base + parameters.timerStep, cause: .timer, goal: goal))
        clock = .running(deadline: now + dwell)
        emitChange(from: from, .timer)
        recenter()
    }
}

extension Banner.Timer {
    /// The timer, with the interval in which content that drifts passes a page of this length in
    /// points.
    ///
    /// Nothing begins anew, so `restart` is the same as `resume`; there are no passes and no end.
    package func timed(over length: Double) -> Banner.Timer {
        guard let drift else { return self }
        var timer = self
        let time = (length * 1_000_000 / drift).rounded(.toNearestOrEven)
        timer.interval = Time(microseconds: max(1, Int64(clamped: time)))
        timer.countsFrom = .change
        if afterInteraction == .restart { timer.afterInteraction = .resume }
        if whenHidden == .restart { timer.whenHidden = .pause }
        (timer.whenReduced, timer.cycles, timer.atEnd) = (.stop, nil, .stop)
        return timer
    }
}

extension Banner {
    /// How long a card without its own `duration` is current in the banner's own window; `nil`
    /// without a timer.
    package var pace: Time? { timer?.timed(over: Geometry(fitted()).stride).interval }
}

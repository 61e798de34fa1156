extension Machine {
    /// Performs a firing: changes the page, or skips it during a drag.
    mutating func fire() {
        guard let timer = course.timer else { return }
        if case .dragging = motion {
            clock = .running(deadline: now + dwell)
            emit(.timer(.skipped))
            return
        }
        firings += 1
        let next = course.showing(after: showing)
        let base = course.loop == .infinite ? base + course.way(to: next) : course.page(ofShowing: next)
        change(
            Turn(page: course.page(ofShowing: next), base: base, cause: .timer),
            next: now + timer.dwells.step(from: next))
    }

    // MARK: Reasons to wait

    /// Adds a reason to wait until `unhold`, whatever the timer's state; only with `waits` is the
    /// timer suspended.
    mutating func hold(_ reason: Reasons, waits: Bool = true) {
        holds.insert(reason)
        if waits { emit(suspend(for: reason)) }
    }

    /// Removes a reason to wait; after the last one, the timer continues with the remaining time or
    /// the `full` dwell.
    mutating func unhold(_ reason: Reasons, full: Bool = false) {
        holds.remove(reason)
        emit(lift(reason, full: full))
    }

    /// Adds a reason to the timer's state; returns the change to emit, if any.
    mutating func suspend(for reason: Reasons) -> Banner.Event.TimerChange? {
        switch clock {
        case .absent, .stopped:
            return nil
        case .running(let deadline):
            clock = .suspended(left: deadline - now, reasons: reason, asksFull: false)
            return .suspended
        case .suspended(let left, let reasons, let asksFull):
            clock = .suspended(left: left, reasons: reasons.union(reason), asksFull: asksFull)
            return nil
        }
    }

    /// Removes a reason from the timer's state; returns the change to emit, if any.
    ///
    /// After the last reason the timer runs again, with the full dwell if this or an earlier reason
    /// requires it.
    mutating func lift(_ reason: Reasons, full: Bool) -> Banner.Event.TimerChange? {
        guard case .suspended(let left, let reasons, let asked) = clock, reasons.contains(reason) else { return nil }
        let rest = reasons.subtracting(reason)
        let asksFull = asked || full
        guard rest.isEmpty else {
            clock = .suspended(left: left, reasons: rest, asksFull: asksFull)
            return nil
        }
        clock = .running(deadline: now + (asksFull ? dwell : left))
        return asksFull ? .restarted : .resumed
    }

    /// Applies `afterInteraction` at the start of an interaction; returns the timer's change, if
    /// any.
    mutating func beginInteraction() -> Banner.Event.TimerChange? {
        guard let policy = course.timer?.rules.afterInteraction else { return nil }
        switch policy {
        case .restart, .resume: return suspend(for: .interaction)
        case .ignore: return nil
        case .stop:
            holds.remove(.reduced)
            return stop()
        }
    }

    /// Stops the timer for good; returns the timer's change, if any.
    mutating func stop() -> Banner.Event.TimerChange? {
        switch clock {
        case .absent, .stopped: return nil
        case .running, .suspended:
            clock = .stopped
            return .stopped
        }
    }
}

extension Machine {
    /// The timer has reached its deadline.
    mutating func fire(_ course: Course, into events: inout [Banner.Event]) {
        guard let timer = course.timer else { return }
        if case .dragging = motion {
            clock = .running(deadline: now + timer.dwells.dwell(of: page))
            events.append(Banner.Event(now, .timer(.skipped)))
            return
        }
        firings += 1
        let next = page + 1 == course.count ? 0 : page + 1
        change(
            to: next, base: course.loop == .infinite ? base + 1 : next, cause: .timer,
            next: now + Time(microseconds: timer.dwells.step(from: next)), course, into: &events)
    }

    /// Adds a reason to wait; returns the timer's change, if there is one.
    mutating func suspend(_ reason: Reasons) -> Banner.Event.TimerChange? {
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

    /// Removes a reason to wait; if it was the last one, the timer runs again, with the page's full dwell if this
    /// reason or an earlier one requires it.
    mutating func release(_ reason: Reasons, full: Bool, _ course: Course) -> Banner.Event.TimerChange? {
        guard case .suspended(let left, let reasons, let asked) = clock, reasons.contains(reason) else { return nil }
        let rest = reasons.subtracting(reason)
        let asksFull = asked || full
        guard rest.isEmpty else {
            clock = .suspended(left: left, reasons: rest, asksFull: asksFull)
            return nil
        }
        clock = .running(deadline: now + (asksFull ? course.dwell(of: page) : left))
        return asksFull ? .restarted : .resumed
    }

    /// A drag, select, next or previous begins; returns the timer's change, if there is one.
    mutating func beginInteraction(_ course: Course) -> Banner.Event.TimerChange? {
        guard let policy = course.timer?.afterInteraction else { return nil }
        switch policy {
        case .restart, .resume:
            return suspend(.interaction)
        case .ignore:
            return nil
        case .stop:
            switch clock {
            case .absent, .stopped: return nil
            case .running, .suspended:
                clock = .stopped
                return .stopped
            }
        }
    }
}

extension Machine {
    /// Replaces the banner's numbers while the pages, the times and the movement stay as they are; only sizes differ.
    mutating func refit(_ course: Course) {
        let shown = position(at: now)
        self.course = course
        hold(shown)
    }

    /// A finger keeps the content where it is shown, and its travel goes on counting from where it came down.
    mutating func hold(_ shown: Double) {
        guard case .dragging(var grip) = motion else { return }
        let raw = raw(shown * course.pagePoints)
        let rest = grip.raw(at: now) - grip.raw
        grip.raw = raw - rest
        motion = .dragging(grip)
    }

    /// Shows other items from now on, of which nothing is reported; `goesOn` if what moves does.
    mutating func show(_ next: Renumbering, goesOn: Bool) {
        let stays = !course.isEmpty && next.keeps(page)
        let turns = course.turns(of: showing)
        let timerBefore = course.timer == nil ? nil : clock
        if goesOn {
            renumber(next)
        } else {
            course = next.course
            begin(on: next.page)
        }
        setClock(before: timerBefore, turns)
        if course.timer != nil && !course.isEmpty {
            if !stays { _ = restart() }
            // A single item that has been there from the start is not the end.
            let waits = stays && course.count < 2 && holds.contains(.items)
            if course.hasEnd && page == course.endPage && !waits { _ = stop() }
            if !course.lacksItems && !waits { unhold(.items, full: true) }
        }
        discardEvents()
    }

    /// Reports what has changed since another machine at this instant, with the same current item if that `stays`.
    mutating func report(since last: Machine, items: Bool, stays: Bool) {
        if items { emit(.items(count: course.isEmpty ? 0 : course.count)) }
        let changes = timerChanges(since: last, stays: stays)
        let comesFirst = changes.first == .started || changes.first == .suspended
        if comesFirst { changes.forEach { emit($0) } }
        if !stays && !course.isEmpty {
            emitChange(from: nil, .calendar)
            emit(.settle(landing()))
        }
        if !comesFirst { changes.forEach { emit($0) } }
    }

    private func timerChanges(since last: Machine, stays: Bool) -> [Banner.Event.TimerChange] {
        // A timer without items enough at the start has stopped and waits for them.
        let waited = last.holds.contains(.items)
        switch (last.clock, clock) {
        case (.absent, .running): return [.started]
        case (.absent, .suspended): return [.started, .suspended]
        case (.stopped, .running) where !waited: return [.started]
        case (.stopped, .suspended) where !waited: return [.started, .suspended]
        case (.running, .running): return stays ? [] : [.restarted]
        case (_, .running(let deadline)): return [deadline - now == dwell ? .restarted : .resumed]
        case (.running, .suspended): return [.suspended]
        case (.running, .stopped), (.suspended, .stopped): return [.stopped]
        case (_, .absent), (_, .suspended), (_, .stopped): return []
        }
    }

    /// The content comes to rest: a finger loses it, and a movement is over.
    mutating func rest() {
        if case .resting = motion { return }
        goal = Double(base)
        if case .dragging = motion { emitDragEnd() }
        settle()
    }

    /// Sets the timer for the new items.
    ///
    /// A new timer starts, one that has gone is absent, and one that waits for items does so for a reason of its own.
    /// One that has stopped stays so.
    private mutating func setClock(before: Clock?, _ turns: Int) {
        guard course.timer != nil else {
            clock = .absent
            holds.subtract([.items, .reduced])
            return
        }
        if course.timer?.neverStarts == true {
            // One that had stopped by itself stays so when motion is back.
            if case .stopped? = before, !holds.contains(.items) {} else { holds.insert(.reduced) }
            clock = .stopped
            return
        }
        // Time left goes on, whatever the number of turns is now («What a banner means», Rotation).
        let most = max(dwell, course.turn(of: showing) * Int64(turns))
        switch before {
        case nil: startTimer()
        case .stopped where !holds.isDisjoint(with: [.items, .reduced]): startTimer()
        case .running(let deadline): clock = .running(deadline: min(deadline, now + most))
        case .suspended(let left, let reasons, let asksFull):
            clock = .suspended(left: min(left, most), reasons: reasons, asksFull: asksFull)
        case .absent, .stopped: break
        }
        if course.lacksItems, case .stopped = clock { return }
        if course.lacksItems { hold(.items) }
    }

    /// A timer starts, or waits for the reasons that there are.
    private mutating func startTimer() {
        let rules = course.timer?.rules
        holds.remove(.reduced)
        if holds.contains(.focused) && rules?.whenFocused == .hold { holds.insert(.pause) }
        var waits = holds
        if rules?.whenHidden == .ignore { waits.remove(.hidden) }
        if rules?.whenHovered == .ignore { waits.remove(.hovered) }
        if rules?.whenFocused != .pause { waits.remove(.focused) }
        clock =
            waits.isEmpty ? .running(deadline: now + dwell) : .suspended(left: dwell, reasons: waits, asksFull: false)
    }
}

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

    /// Shows other items from now on; `goesOn` if what moves does.
    mutating func show(_ next: Renumbering, goesOn: Bool) {
        let stays = !course.isEmpty && next.keeps(page)
        if !goesOn { rest() }
        let turns = course.turns(of: showing)
        let timerBefore = course.timer == nil ? nil : clock
        if goesOn {
            renumber(next)
        } else {
            course = next.course
            begin(on: next.page)
        }
        emit(.items(count: course.isEmpty ? 0 : course.count))
        setClock(before: timerBefore, turns)
        if course.isEmpty { return }
        if !stays {
            emitChange(from: nil, .calendar)
            emit(.settle(landing()))
            emit(restart())
        }
        // A single item that has been there from the start is not the end.
        let waits = stays && course.count < 2 && holds.contains(.items)
        if course.timer != nil && course.hasEnd && page == course.endPage && !waits { emit(stop()) }
        if !course.lacksItems && !waits { unhold(.items, full: true) }
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
            holds.remove(.items)
            return
        }
        if course.timer?.neverStarts == true {
            clock = before ?? .stopped
            if case .stopped? = before {} else { holds.insert(.reduced) }
            return emit(stop())
        }
        // Time left goes on, whatever the number of turns is now («What a banner means», Rotation).
        let most = max(dwell, course.turn(of: showing) * Int64(turns))
        switch before {
        case nil: startTimer()
        case .stopped where holds.contains(.reduced):
            holds.remove(.reduced)
            if course.count > 1 && !(course.hasEnd && page == course.endPage) { startTimer() }
        case .stopped where holds.contains(.items): clock = .suspended(left: dwell, reasons: .items, asksFull: true)
        case .running(let deadline): clock = .running(deadline: min(deadline, now + most))
        case .suspended(let left, let reasons, let asksFull):
            clock = .suspended(left: min(left, most), reasons: reasons, asksFull: asksFull)
        case .absent, .stopped: break
        }
        if course.lacksItems, case .stopped = clock { return }
        if course.lacksItems { hold(.items) }
    }

    /// A timer that has just been added starts, or waits for the reasons that there are.
    private mutating func startTimer() {
        clock = .running(deadline: now + dwell)
        emit(.timer(.started))
        let rules = course.timer?.rules
        if holds.contains(.focused) && rules?.whenFocused == .hold { holds.insert(.pause) }
        var waits = holds
        if rules?.whenHidden == .ignore { waits.remove(.hidden) }
        if rules?.whenHovered == .ignore { waits.remove(.hovered) }
        if rules?.whenFocused != .pause { waits.remove(.focused) }
        if !waits.isEmpty { emit(suspend(for: waits)) }
    }
}

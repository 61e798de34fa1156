extension Machine {
    /// Replaces the sizes; pages, times and the movement stay as they are.
    mutating func refit(_ parameters: EngineParameters) {
        let shown = position(at: now)
        self.parameters = parameters
        hold(shown)
        followTimer()
    }

    /// Keeps a dragged content where it is shown; the finger's travel continues from its start.
    mutating func hold(_ shown: Double) {
        if case .drifting = motion { return drift(from: shown) }
        guard case .dragging(var dragState) = motion else { return }
        let raw = raw(parameters.points(at: shown))
        let rest = dragState.raw(at: now) - dragState.raw
        dragState.raw = raw - rest
        motion = .dragging(dragState)
    }

    /// Replaces the items without emitting events; with `goesOn`, the current movement continues.
    mutating func show(_ next: PageMapping, goesOn: Bool) {
        let wasReduced = parameters.timer?.neverStarts == true
        let stays = !parameters.isEmpty && next.keeps(page)
        let turns = parameters.turns(of: showing)
        let timerBefore = parameters.timer == nil ? nil : clock
        if goesOn {
            renumber(next)
        } else {
            parameters = next.parameters
            begin(on: next.page)
        }
        setClock(before: timerBefore, turns, wasReduced: wasReduced)
        if parameters.timer != nil && !parameters.isEmpty {
            if !stays { _ = restart() }
            // A single item that has been shown from the start does not end the timer.
            let waits = stays && parameters.isTooSmall && pauseReasons.contains(.items)
            if parameters.stopsTimer(on: page) && parameters.hasEnd && !waits { _ = stop() }
            if !parameters.lacksItems && !waits { removePauseReason(.items, full: true) }
        }
        followTimer()
        if case .drifting = motion { drift(from: goal) }
        discardEvents()
    }

    /// Emits the differences from another machine at this instant; `stays` tells whether the
    /// current item is still the same.
    mutating func report(since last: Machine, items: Bool, stays: Bool) {
        if items { emit(.items(count: parameters.shownCount)) }
        let changes = timerChanges(since: last, stays: stays)
        let comesFirst = changes.first == .started || changes.first == .suspended
        if comesFirst { changes.forEach { emit($0) } }
        if !stays && !parameters.isEmpty {
            emitChange(from: nil, .calendar)
            emit(.settle(landing()))
        }
        if !comesFirst { changes.forEach { emit($0) } }
    }

    private func timerChanges(since last: Machine, stays: Bool) -> [Banner.Event.TimerChange] {
        // A timer that waits for enough items counts as suspended, not as stopped.
        let waited = last.pauseReasons.contains(.items)
        switch (last.clock, clock) {
        case (.absent, .running), (.suspended(then: .start, _), .running): return [.started]
        case (_, .suspended(then: .start, _)): return []
        case (.absent, .suspended): return [.started, .suspended]
        case (.stopped, .running) where !waited: return [.started]
        case (.stopped, .suspended) where !waited: return [.started, .suspended]
        case (.running, .running): return stays || parameters.drifts ? [] : [.restarted]
        case (_, .running(let deadline)):
            return [deadline - now == dwell && !parameters.drifts ? .restarted : .resumed]
        case (.running, .suspended): return [.suspended]
        case (.running, .stopped), (.suspended, .stopped): return [.stopped]
        case (_, .absent), (_, .suspended), (_, .stopped): return []
        }
    }

    /// Brings the content to rest: ends a drag or a movement at once.
    mutating func rest() {
        if case .resting = motion { return }
        goal = Double(base)
        if case .dragging = motion { emitDragEnd() }
        settle()
    }

    /// Sets the timer for the new items.
    ///
    /// A new timer starts, a removed one is absent, and one with too few items waits. A stopped
    /// timer stays stopped.
    private mutating func setClock(before: Clock?, _ turns: Int, wasReduced: Bool) {
        guard let timer = parameters.timer else {
            clock = .absent
            pauseReasons.subtract([.items, .reduced])
            return
        }
        if timer.neverStarts {
            switch before {
            // A timer that the viewer has started runs with reduced motion, too.
            case .running where wasReduced, .suspended where wasReduced: break
            // A timer that had stopped by itself stays stopped when reduced motion ends.
            case .stopped where !pauseReasons.contains(.items): return
            default:
                pauseReasons.insert(.reduced)
                clock = .stopped
                return
            }
        }
        // The remaining time is kept, but at most the turns before the change («What a banner
        // means», Rotation).
        let most = max(dwell, parameters.turn(of: showing) * Int64(turns))
        switch before {
        case nil:
            if timer.rules.startsPaused { pauseReasons.insert(.pause) }
            begin(timer.rules)
        case .stopped where !pauseReasons.isDisjoint(with: [.items, .reduced]): begin(timer.rules)
        case .running(let deadline): clock = .running(deadline: min(deadline, now + most))
        case .suspended(.resume(let left), let reasons):
            clock = .suspended(then: .resume(left: min(left, most)), reasons: reasons)
        case .absent, .suspended, .stopped: break
        }
        if parameters.lacksItems, case .stopped = clock { return }
        if parameters.lacksItems { addPauseReason(.items) }
    }

    /// Starts a timer that comes with new items or settings.
    private mutating func begin(_ rules: Banner.Timer) {
        if pauseReasons.contains(.focused) && rules.whenFocused == .hold {
            pauseReasons.insert(.pause)
        }
        startTimer(rules, orWait: rules.startsPaused ? .start : .resume(left: dwell))
    }

    /// The current item by its place in the file or, if the banner is empty, the last current one.
    var item: Int { parameters.isEmpty ? remembered : parameters.item(onPage: page) }

    /// Changes the set of items: steps 1 to 5 of «What a banner means», Playing against the
    /// calendar.
    mutating func change(to next: EngineParameters) {
        rest()
        let current = item
        let wasEmpty = parameters.isEmpty
        let place = next.place(ofItemFrom: current)
        parameters = next
        remembered = current
        begin(on: place.page)
        lap = 0
        let stays = place.isSame && !wasEmpty && !parameters.isEmpty
        let appears = !stays && !parameters.isEmpty
        // The timer is set before any event is emitted, so that every event has the final
        // indicator.
        let waits = waitForItems()
        let ends =
            parameters.timer != nil && parameters.hasEnd && parameters.stopsTimer(on: page)
                && !parameters.isEmpty ? stop() : nil
        let restarts = appears ? restart() : nil
        let goes =
            !parameters.isTooSmall && pauseReasons.remove(.items) != nil
            ? removeReason(.items, full: true) : nil
        emit(
            .items(
                count: parameters.shownCount, landing: stays ? landing() : nil))
        emit(waits)
        if appears { emitChange(from: nil, .calendar) }
        emit(ends)
        if appears { emit(.settle(landing())) }
        emit(restarts)
        emit(goes)
    }

    /// Suspends the timer if there are too few items, unless it has stopped or never ran.
    private mutating func waitForItems() -> Banner.Event.TimerChange? {
        guard parameters.timer != nil, parameters.lacksItems, !pauseReasons.contains(.items),
            parameters.filePages >= parameters.neededPages
        else { return nil }
        if case .stopped = clock { return nil }
        pauseReasons.insert(.items)
        return suspend(for: .items)
    }

    /// Restarts the dwell for a new current item, at once or when the timer is resumed.
    mutating func restart() -> Banner.Event.TimerChange? {
        switch clock {
        case .absent, .stopped: return nil
        case .running where parameters.drifts: return nil
        case .running:
            clock = .running(deadline: now + dwell)
            return .restarted
        case .suspended:
            requireFullDwell()
            return nil
        }
    }
}

extension EngineParameters {
    /// The number of shown items.
    var shownCount: Int { isEmpty ? 0 : geometry.cards }

    /// The item on a page, the first of several, by its place in the file.
    func item(onPage page: Int) -> Int { item(ofCard: pages.cards(onPage: page).lowerBound) }

    /// The item of a card, by its place in the file.
    func item(ofCard card: Int) -> Int {
        guard let availableItems else { return card }
        return card >= 0 && card < availableItems.count ? availableItems[card] : 0
    }

    /// The card of an item by its place in the file; `nil` if the item is not available.
    func card(ofItem item: Int) -> Int? {
        guard let availableItems else { return item }
        let card = availableItems.partitioningIndex { rank(of: $0) >= rank(of: item) }
        return card < availableItems.count && availableItems[card] == item ? card : nil
    }

    /// Whether at least half of a card is in the window at rest on a page; of pages of one card
    /// each, only the page's own counts.
    func shows(_ card: Int, on page: Int) -> Bool {
        guard groups else { return card == page }
        guard 0..<geometry.cards ~= card else { return false }
        let from = pages.offset(at: Double(page))
        let half = geometry.cellLength / 2 - 1e-6
        return [0, loop == .infinite ? geometry.cards : 0].contains { lap in
            let start = Double(card + lap) * geometry.stride - from
            return start >= -half && start <= geometry.viewportLength - half
        }
    }

    /// The movement of a swipe, in points.
    var swipeLength: Double { Double(pages.group) * geometry.stride / 4 }

    /// The page of an item by its place in the file; `nil` if the item is not available.
    func page(ofItem item: Int) -> Int? {
        availableItems == nil ? item : card(ofItem: item).map(pages.page)
    }

    /// The page of an item or, if it is not available, of its successor.
    ///
    /// The successor is the next available item in the order, otherwise the first one; if the loop
    /// is `none`, the last one.
    func place(ofItemFrom item: Int) -> (page: Int, isSame: Bool) {
        guard let availableItems, !availableItems.isEmpty else { return (0, false) }
        let card = availableItems.partitioningIndex { rank(of: $0) >= rank(of: item) }
        if card < availableItems.count {
            return (pages.page(ofCard: card), availableItems[card] == item)
        }
        return (hasEnd ? count - 1 : 0, false)
    }
}

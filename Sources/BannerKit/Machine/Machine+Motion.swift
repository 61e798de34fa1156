extension Machine {
    // MARK: The finger

    /// Starts a drag at the shown position, unless another finger already holds the content.
    ///
    /// `translation` and `velocity` are those of the content, not of the finger.
    mutating func beginDrag(translation: Double, over: Time?, velocity: Double) {
        guard !parameters.isEmpty, parameters.canDrag else { return }
        if case .dragging = motion { return }
        let shown = parameters.points(at: position(at: now))
        motion = .dragging(
            DragState(
                raw: raw(shown),
                translation: parameters.geometry.travel > 0 ? translation.orZero : 0,
                start: now,
                over: over.map { max(.zero, $0) },
                velocity: velocity.orZero))
        emit(.dragBegin(page: page))
        emit(beginInteraction())
    }

    /// The drag of a live finger, whose release is not known yet.
    var liveDrag: DragState? {
        guard case .dragging(let dragState) = motion, dragState.over == nil else { return nil }
        return dragState
    }

    /// The raw offset for a shown offset, in points.
    func raw(_ shown: Double) -> Double {
        parameters.loop == .infinite ? shown : parameters.rubberBand.raw(shown)
    }

    /// Releases the content: it snaps to a page or scrolls freely.
    ///
    /// `dragEnd` comes first, with the page of before; then the change, if there is one. The timer
    /// continues when the content has settled.
    mutating func endDrag() {
        guard case .dragging(let dragState) = motion else { return }
        if parameters.free != nil { return releaseFreely(velocity: dragState.velocity) }
        emitDragEnd()
        let shown = position(at: now)
        let place = parameters.snapPoint.place(
            offset: parameters.points(at: shown), velocity: dragState.velocity, base: base)
        if place != base {
            change(Turn(page: parameters.page(at: place), base: place, cause: .drag))
        } else {
            moveBack(from: shown)
        }
    }

    /// Cancels the drag: the content returns to the current page or, if it scrolls freely, stays
    /// where it is.
    mutating func cancelDrag() {
        guard case .dragging = motion else { return }
        if parameters.free != nil { return releaseFreely(velocity: 0) }
        emitDragEnd()
        moveBack(from: position(at: now))
    }

    private mutating func moveBack(from shown: Double) {
        move(from: shown, over: abs(shown - Double(base)) <= 1e-9 ? .zero : nil)
    }

    /// Emits the end of a drag.
    mutating func emitDragEnd() {
        emit(.dragEnd(page: page, position: parameters.free == nil ? nil : freePlace))
    }

    /// Starts the movement to `goal`, for `time` or the transition's duration.
    mutating func move(from shown: Double, over time: Time?) {
        if (time ?? parameters.transition) == .zero { return settle() }
        motion =
            time.map { .gliding(from: shown, start: now, over: $0) }
            ?? .moving(from: shown, start: now)
    }

    // MARK: Buttons

    /// Handles `select`; the current page and invalid pages have no effect.
    mutating func select(_ page: Int, isAnimated: Bool = true) {
        guard page != self.page else { return align(isAnimated: isAnimated) }
        guard page >= 0 && page < parameters.count else { return }
        turn(Turn(page: page, base: nearestPlace(of: page), cause: .select, isAnimated: isAnimated))
    }

    /// Handles `next` and `previous`: no effect at an edge of the loop `none`, the other end with
    /// `rewind`.
    mutating func step(by delta: Int, cause: Banner.Event.Cause) {
        guard canStep(by: delta) else { return align(isAnimated: true) }
        let next = parameters.page(at: page + delta)
        turn(
            Turn(page: next, base: parameters.loop == .infinite ? base + delta : next, cause: cause)
        )
    }

    /// Whether there is a page in this direction.
    func canStep(by delta: Int) -> Bool {
        parameters.loop != .never || (page + delta >= 0 && page + delta < parameters.count)
    }

    /// Changes the page for an input other than a drag.
    ///
    /// It ends a drag first, and emits the timer's change before the page's.
    private mutating func turn(_ turn: Turn) {
        if case .dragging = motion {
            motion = .moving(from: position(at: now), start: now)
            goal = turn.goal ?? Double(turn.base)
            emitDragEnd()
        }
        emit(beginInteraction())
        change(turn)
    }

    /// The place that `select` moves to: the shorter way around in an infinite banner, forward if
    /// both are equal.
    private func nearestPlace(of page: Int) -> Int {
        parameters.loop == .infinite
            ? base + Rotation.displacement(from: self.page, to: page, count: parameters.count)
            : page
    }

    // MARK: Fast-forward

    /// Advances to a stop, including everything before it, in a time that does not depend on the
    /// distance.
    mutating func advance(to stop: Stop) {
        while let step = nextStep(before: stop) {
            if jump(upTo: stop.at) != nil || skipFirings(before: stop) > 0 { continue }
            perform(step)
            discardEvents()
        }
        pass(to: stop.at)
    }

    /// Skips all firings that have settled before `limit`, by lookup instead of one by one.
    ///
    /// From rest, with a running timer and without inputs, the banner only repeats: every firing
    /// turns to the next page, and the content settles before the next firing. The last firing is
    /// left to `perform`, which ends the timer.
    ///
    /// - Parameters:
    ///   - limit: the instant up to which firings are skipped.
    ///   - rest: the number of final firings to leave to `perform`.
    /// - Returns: the stays on pages of the skipped firings; `nil` if none was skipped.
    mutating func jump(upTo limit: Time, leaving rest: Int64 = 0) -> PageIntervals? {
        guard case .running(let deadline) = clock else { return nil }
        var room = limit - deadline
        switch motion {
        case .resting: room = room - max(.tick, parameters.transition)
        case .drifting: break
        case .moving, .gliding, .dragging: return nil
        }
        guard room >= .zero else { return nil }
        let from = showing
        let first = parameters.showing(after: from)
        guard
            let (count, time) = parameters.firings(
                from: from, to: first, within: room, after: firings, leaving: rest)
        else { return nil }
        let lastFiring = deadline + time
        let laps = turn(firings: count)
        base = page
        goal = Double(page)
        firings += count
        if parameters.loop == .infinite { lap &+= Int(truncatingIfNeeded: laps) }
        clock = .running(
            deadline: lastFiring + (parameters.timer?.dwells.step(from: showing) ?? .zero))
        if case .drifting(let from, let start) = motion {
            let lap = dwell * Int64(parameters.count)
            motion = .drifting(from: from, start: start + lap * (laps < 0 ? -laps : laps))
            pass(to: lastFiring)
        } else {
            settle(at: lastFiring + parameters.transition)
        }
        let skipped = PageIntervals(start: deadline, showing: first, count: count)
        if parameters.growsThumb { growThumb(through: skipped, from: from) }
        return skipped
    }

    /// Changes the page by some firings; returns the number of full rounds.
    @inline(__always)
    private mutating func turn(firings count: Int64) -> Int64 {
        if let rotation = parameters.rotation {
            let laps = rotation.laps(from: showing, firings: count)
            showing = Int((Int64(showing) + count) % Int64(rotation.count))
            page = rotation.pages[showing]
            window = rotation.window(window, atShowing: showing, firings: count)
            return laps
        }
        let n = Int64(parameters.count)
        let reached = Int64(page) + count * Int64(parameters.timerStep)
        // Division that rounds down, also for negative numbers.
        let laps = reached >= 0 ? reached / n : (reached + 1) / n - 1
        page = Int(reached - laps * n)
        showing = page
        // At each end of the row, the window is at that end.
        let before = laps == 0 ? window : parameters.timerStep > 0 ? 0 : parameters.count - 3
        window = Banner.Indicator.ScalingDotsState.window(
            before, afterChangeTo: page, count: parameters.count)
        return laps
    }

    /// Skips the firings before a stop that occur during a drag, by division instead of one by one.
    ///
    /// The content keeps following the finger, so `now` does not change. A firing at the exact
    /// instant of the release is not skipped, because the release comes first.
    ///
    /// - Returns: the number of skipped firings.
    mutating func skipFirings(before stop: Stop) -> Int64 {
        guard case .dragging(let dragState) = motion, case .running(let deadline) = clock else {
            return 0
        }
        let limit = stop.firingLimit
        let end = dragState.over.map { min(limit, dragState.start + $0) } ?? limit
        guard deadline < end else { return 0 }
        let dwell = dwell
        let count = (end - deadline - .tick).microseconds / dwell.microseconds + 1
        clock = .running(deadline: deadline + dwell * count)
        return count
    }

    // MARK: Repetition

    /// The number of complete and equal passes over all items that follow from the next firing.
    ///
    /// It is `nil` if there are none, and `Int64.max` for a timer that never ends. Inputs are not
    /// considered. The firing with which `cycles` ends the timer is not part of a pass.
    func steadyPasses() -> Int64? {
        switch motion {
        case .resting where goal == Double(base), .drifting: break
        case .resting, .moving, .gliding, .dragging: return nil
        }
        guard case .running = clock, parameters.loop != .never, isWindowSteady() else {
            return nil
        }
        guard let timer = parameters.timer, let last = timer.lastFiring else { return .max }
        return (last - 1 - firings) / Int64(timer.dwells.count)
    }

    /// Whether the current firing repeats: all later passes have the same events and states.
    ///
    /// `previous` is the machine right before the firing, and `earlier` a microsecond before it:
    /// other changes can be at the same instant.
    func isOnCycle(after previous: Machine, _ earlier: Machine) -> Bool {
        guard case .running = clock, parameters.loop != .never, isWindowSteady(),
            isThumbSteady(after: previous)
        else {
            return false
        }
        let before = parameters.showing(before: showing)
        // Focus and indicator events of this firing must also occur at later ones.
        guard earlier.focusedCell(at: now - .tick) == parameters.lastFocusedCell(in: before),
            earlier.hasFaded(before: now) == parameters.fades(in: before)
        else { return false }
        if parameters.drifts { return true }
        let from = parameters.page(ofShowing: before)
        guard previous.base == from else { return false }
        if case .moving(let position, _) = motion { return position == Double(from) }
        // A transition with duration 0 has already settled.
        return motion == .resting
    }

    /// Whether the window of `scalingDots` is the one that repeats in the timer's direction, or is
    /// not visible.
    private func isWindowSteady() -> Bool {
        guard parameters.indicator.hasWindow else { return true }
        if let rotation = parameters.rotation {
            return window == rotation.window(0, atShowing: showing, firings: .max)
        }
        let steady =
            parameters.timerStep > 0
            ? Banner.Indicator.ScalingDotsState.startWindow(page: page, count: parameters.count)
            : max(0, min(page, parameters.count - 3))
        return window == steady
    }

    /// Whether each later pass begins with the same width of the thumb.
    ///
    /// A thumb that grows for longer than a dwell only approaches its widths.
    private func isThumbSteady(after previous: Machine) -> Bool {
        guard parameters.growsThumb, let thumb = parameters.thumb, let timer = parameters.timer
        else { return true }
        let isQuick = (0..<timer.dwells.count).allSatisfy {
            thumb.duration <= timer.dwells.step(from: $0)
        }
        return !isQuick || previous.thumbEnd <= now
    }

    /// Advances by passes that change nothing but the time.
    mutating func repeatPasses(_ count: Int64) {
        guard let timer = parameters.timer else { return }
        let length = timer.dwells.period
        if case .running(let deadline) = clock, parameters.growsThumb {
            repeatThumb(count, length: length, from: deadline, after: showing)
            growth.start -= length * count
        }
        shift(by: length * count)
        firings += Int64(timer.dwells.count) * count
        guard parameters.loop == .infinite else { return }
        let laps =
            parameters.rotation.map { $0.laps(from: 0, firings: Int64($0.count)) }
            ?? Int64(parameters.timerStep)
        lap &+= Int(truncatingIfNeeded: count) &* Int(laps)
    }

    // MARK: Position and indicator

    /// The shown position at an instant from `now` up to the next step, in pages; unbounded in an
    /// infinite banner.
    func position(at time: Time) -> Double {
        switch motion {
        case .resting:
            return goal
        case .drifting(let from, let start):
            let pages = Double((time - start).microseconds) / Double(dwell.microseconds)
            return from + pages * Double(parameters.timerStep)
        case .moving(let from, let start):
            let elapsed = time - start
            guard elapsed < parameters.transition else { return goal }
            let fraction = elapsed.seconds / parameters.transition.seconds
            return clamped(from + (goal - from) * parameters.curve.value(at: fraction))
        case .gliding(let from, let start, let over):
            let fraction = (time - start).seconds / over.seconds
            return fraction < 1 ? from + (goal - from) * FreeScroll.curve.value(at: fraction) : goal
        case .dragging(let dragState):
            let raw = dragState.raw(at: time)
            return clamped(
                parameters.position(
                    atPoints: parameters.loop == .infinite
                        ? raw : parameters.rubberBand.shown(raw)))
        }
    }

    /// A position clamped to the range that can be shown around the current page.
    func clamped(_ position: Double) -> Double {
        max(Double(base) - parameters.reach, min(Double(base) + parameters.reach, position))
    }

    /// The filled part of a timer bar's current segment, 0 … 1 («What a banner means», Indicators).
    ///
    /// It is 1 for indicators that the timer does not fill.
    private func fill(at time: Time) -> Double {
        parameters.indicator.isFilledByTimer ? filled(at: time) : 1
    }

    @inline(never)
    private func filled(at time: Time) -> Double {
        switch timerState(at: time) {
        case .absent, .stopped: return 1
        case .running(let left), .suspended(let left):
            return max(0, min(1, (dwell - left).seconds / dwell.seconds))
        }
    }

    /// The indicator at rest on the current page, with the timer's current state.
    func restingIndicator() -> Banner.Indicator.State? {
        parameters.indicator.state(
            page: page, position: goal == Double(base) ? Double(page) : goal, window: window,
            fill: fill(at: now),
            alpha: 1, thumb: nil)
    }

    /// The indicator at an instant from `now` up to the next step, when the content is at
    /// `position`.
    func indicator(at time: Time, position: Double) -> Banner.Indicator.State? {
        parameters.indicator.state(
            page: page, position: position, window: window, fill: fill(at: time),
            alpha: alpha(at: time),
            thumb: thumbWidth(on: page, at: time))
    }

    /// The opacity of an indicator that hides at rest, 0 … 1.
    private func alpha(at time: Time) -> Double {
        guard case .resting = motion, let hidesAfter = parameters.indicator.hidesAfter else {
            return 1
        }
        return Banner.Indicator.ScrollBar.alpha(hidesAfter: hidesAfter, rest: time - lastSettle)
    }

    /// The current page at rest, as `start`, `settle` and the end report it.
    func landing() -> Banner.Event.Landing {
        Banner.Event.Landing(
            page: page, place: freePlace, index: parameters.index(base),
            indicator: restingIndicator())
    }
}

extension EngineParameters {
    /// The number of firings, after `firings` others, that fit within `room`, and the time to the
    /// last of them.
    ///
    /// Only firings that repeat are counted; the one that ends the timer is left out.
    @inline(__always)
    fileprivate func firings(
        from before: Int, to first: Int, within room: Time, after firings: Int64,
        leaving rest: Int64
    ) -> (count: Int64, time: Time)? {
        guard let timer else { return nil }
        let steps = timer.dwells.steps(from: first, within: room)
        var count = 1 + steps.count
        if loop == .never { count = min(count, Int64(abs(endPage - before) - 1)) }
        if let last = timer.lastFiring { count = min(count, last - 1 - firings) }
        count -= rest
        guard count > 0 else { return nil }
        return (
            count,
            count == 1 + steps.count ? steps.time : timer.dwells.time(from: first, steps: count - 1)
        )
    }
}

extension Machine {
    // MARK: The finger

    /// Starts a drag at the shown position, unless another finger already holds the content.
    ///
    /// `travel` and `velocity` are those of the content, not of the finger.
    mutating func catchContent(travel: Double, over: Time?, velocity: Double) {
        guard !course.isEmpty else { return }
        if case .dragging = motion { return }
        let shown = position(at: now) * course.pagePoints
        motion = .dragging(
            Grip(
                raw: raw(shown), travel: course.geometry.travel > 0 ? travel.orZero : 0, start: now,
                over: over.map { max(.zero, $0) },
                velocity: velocity.orZero))
        emit(.dragBegin(page: page))
        emit(beginInteraction())
    }

    /// The drag of a live finger, whose release is not known yet.
    var liveGrip: Grip? {
        guard case .dragging(let grip) = motion, grip.over == nil else { return nil }
        return grip
    }

    /// The raw offset for a shown offset, in points.
    func raw(_ shown: Double) -> Double { course.loop == .infinite ? shown : course.rubberBand.raw(shown) }

    /// Releases the content: it snaps to a page or scrolls freely.
    mutating func releaseContent() {
        guard case .dragging(let grip) = motion else { return }
        if course.free != nil { return releaseFreely(velocity: grip.velocity) }
        emitDragEnd()
        let shown = position(at: now)
        let place = course.snapPoint.place(
            offset: shown * course.geometry.stride, velocity: grip.velocity, base: base)
        if place != base {
            change(Turn(page: course.page(at: place), base: place, cause: .drag))
        } else {
            moveBack(from: shown)
        }
    }

    /// Cancels the drag: the content returns to the current page.
    mutating func loseContent() {
        guard case .dragging = motion else { return }
        if course.free != nil { return releaseFreely(velocity: 0) }
        emitDragEnd()
        moveBack(from: position(at: now))
    }

    private mutating func moveBack(from shown: Double) {
        move(from: shown, over: abs(shown - Double(base)) <= 1e-9 ? .zero : nil)
    }

    // MARK: Buttons

    /// Handles `select`; the current page and invalid pages have no effect.
    mutating func select(_ page: Int, isAnimated: Bool = true) {
        guard page != self.page else { return align(isAnimated: isAnimated) }
        guard page >= 0 && page < course.count else { return }
        turn(Turn(page: page, base: nearestPlace(of: page), cause: .select, isAnimated: isAnimated))
    }

    /// Handles `next` and `previous`: no effect at an edge of the loop `none`, the other end with
    /// `rewind`.
    mutating func step(by delta: Int, cause: Banner.Event.Cause) {
        guard canStep(by: delta) else { return align(isAnimated: true) }
        let next = course.page(at: page + delta)
        turn(Turn(page: next, base: course.loop == .infinite ? base + delta : next, cause: cause))
    }

    /// Whether there is a page in this direction.
    func canStep(by delta: Int) -> Bool {
        course.loop != .never || (page + delta >= 0 && page + delta < course.count)
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
        course.loop == .infinite ? base + Rotation.way(from: self.page, to: page, count: course.count) : page
    }
}

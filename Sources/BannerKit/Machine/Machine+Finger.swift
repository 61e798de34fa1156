extension Machine {
    // MARK: The finger

    /// A finger takes hold of the content where it is shown, unless another one holds it; `travel` and `velocity` are
    /// the content's.
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

    /// The hold of a finger whose release is not known yet.
    var liveGrip: Grip? {
        guard case .dragging(let grip) = motion, grip.over == nil else { return nil }
        return grip
    }

    /// The raw offset of content that is shown at an offset.
    func raw(_ shown: Double) -> Double { course.loop == .infinite ? shown : course.rubberBand.raw(shown) }

    /// The finger releases the content, which snaps to a page.
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

    /// The finger loses the content, which returns to the current page.
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

    /// `select`: has no effect for the current page, or for a page that does not exist.
    mutating func select(_ page: Int, isAnimated: Bool = true) {
        guard page != self.page else { return align(isAnimated: isAnimated) }
        guard page >= 0 && page < course.count else { return }
        turn(Turn(page: page, base: nearestPlace(of: page), cause: .select, isAnimated: isAnimated))
    }

    /// `next` and `previous`: no effect at an edge of `none`, the other end with `rewind`.
    mutating func step(by delta: Int, cause: Banner.Event.Cause) {
        guard canStep(by: delta) else { return align(isAnimated: true) }
        let next = course.page(at: page + delta)
        turn(Turn(page: next, base: course.loop == .infinite ? base + delta : next, cause: cause))
    }

    /// Whether there is a page in this direction.
    func canStep(by delta: Int) -> Bool {
        course.loop != .never || (page + delta >= 0 && page + delta < course.count)
    }

    /// A change by the viewer other than a drag: it takes the content out of a finger, and the timer's change comes
    /// first.
    private mutating func turn(_ turn: Turn) {
        if case .dragging = motion {
            motion = .moving(from: position(at: now), start: now)
            goal = turn.goal ?? Double(turn.base)
            emitDragEnd()
        }
        emit(beginInteraction())
        change(turn)
    }

    /// Where `select` goes: the shorter way around in an infinite banner, forward if both are equally long.
    private func nearestPlace(of page: Int) -> Int {
        course.loop == .infinite ? base + Rotation.way(from: self.page, to: page, count: course.count) : page
    }
}

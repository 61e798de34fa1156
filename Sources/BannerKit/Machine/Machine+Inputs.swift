extension Machine {
    /// Performs an input at `time`; everything before it must have happened.
    mutating func receive(
        _ action: Banner.Input.Action, at time: Time, _ course: Course, into events: inout [Banner.Event]
    ) {
        pass(to: time)
        switch action {
        case .drag(let drag):
            let sign = course.geometry.fingerSign
            grab(
                travel: drag.by * sign, over: drag.over, velocity: drag.releaseVelocity * sign, course,
                into: &events)
        case .swipe(let swipe):
            let travel = course.geometry.stride / 4 * (swipe == .next ? 1 : -1)
            let over = Time.milliseconds(100)
            grab(travel: travel, over: over, velocity: travel / over.seconds, course, into: &events)
        case .select(let page):
            guard page != self.page && page >= 0 && page < course.count else { return }
            turn(to: page, base: nearestPlace(of: page, course), cause: .select, course, into: &events)
        case .next:
            step(by: 1, cause: .next, course, into: &events)
        case .previous:
            step(by: -1, cause: .previous, course, into: &events)
        case .tap:
            events.append(Banner.Event(now, .open(page: page)))
        case .pause:
            events.append(Banner.Event(now, .pause))
            append(suspend(.pause), to: &events)
        case .resume:
            events.append(Banner.Event(now, .resume))
            append(release(.pause, full: false, course), to: &events)
        case .hide:
            events.append(Banner.Event(now, .hide))
            if course.timer?.whenHidden != .ignore { append(suspend(.hidden), to: &events) }
        case .show:
            events.append(Banner.Event(now, .show))
            append(release(.hidden, full: course.timer?.whenHidden == .restart, course), to: &events)
        }
    }

    // MARK: The finger

    /// A finger takes hold of the content where it is shown; `travel` and `velocity` are the content's.
    mutating func grab(
        travel: Double, over: Time?, velocity: Double, _ course: Course, into events: inout [Banner.Event]
    ) {
        let shown = position(at: now, course) * course.geometry.stride
        let raw = course.loop == .infinite ? shown : course.rubberBand.raw(shown)
        motion = .dragging(
            Grip(raw: raw, travel: travel.orZero, start: now, over: over, velocity: velocity.orZero))
        events.append(Banner.Event(now, .dragBegin(page: page)))
        append(beginInteraction(course), to: &events)
    }

    /// The finger releases the content, which snaps to a page.
    mutating func release(_ course: Course, into events: inout [Banner.Event]) {
        guard case .dragging(let grip) = motion else { return }
        events.append(Banner.Event(now, .dragEnd(page: page)))
        let shown = position(at: now, course)
        let place = course.snapPoint.place(
            offset: shown * course.geometry.stride, velocity: grip.velocity, base: base)
        if place != base {
            change(to: course.page(at: place), base: place, cause: .drag, course, into: &events)
        } else if abs(shown - Double(base)) <= 1e-9 || course.transition == .zero {
            settle(course, into: &events)
        } else {
            motion = .moving(from: shown, start: now)
        }
    }

    // MARK: Buttons

    /// `next` and `previous`: no effect at an edge of `none`, the other end with `rewind`.
    private mutating func step(
        by delta: Int, cause: Banner.Event.Cause, _ course: Course, into events: inout [Banner.Event]
    ) {
        let beyond = page + delta < 0 || page + delta >= course.count
        guard !(beyond && course.loop == .none) else { return }
        let next = course.page(at: page + delta)
        turn(
            to: next, base: course.loop == .infinite ? base + delta : next, cause: cause, course, into: &events)
    }

    /// A change by the viewer other than a drag: the timer's change comes first.
    private mutating func turn(
        to page: Int, base: Int, cause: Banner.Event.Cause, _ course: Course, into events: inout [Banner.Event]
    ) {
        append(beginInteraction(course), to: &events)
        change(to: page, base: base, cause: cause, course, into: &events)
    }

    /// Where `select` goes: the shorter way around in an infinite banner, forward if both are equally long.
    private func nearestPlace(of page: Int, _ course: Course) -> Int {
        guard course.loop == .infinite else { return page }
        let forward = course.page(at: page - self.page)
        return forward <= course.count - forward ? base + forward : base + forward - course.count
    }

    private func append(_ change: Banner.Event.TimerChange?, to events: inout [Banner.Event]) {
        if let change { events.append(Banner.Event(now, .timer(change))) }
    }
}

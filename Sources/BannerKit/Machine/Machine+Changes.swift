extension Machine {
    /// A change of the current page.
    struct Turn: Sendable {
        /// The new page.
        var page: Int
        /// The new page's place in the row of cards.
        var base: Int
        /// The cause of the change.
        var cause: Banner.Event.Cause
        /// Whether the content moves there; otherwise it jumps.
        var isAnimated = true
        /// The duration of a glide; `nil` for T.
        var glide: Time?
        /// The resting place, if it differs from `base`.
        var goal: Double?
    }

    /// Makes a page current and starts the movement; `next` is the timer's next deadline after a
    /// firing.
    mutating func change(_ turn: Turn, next: Time? = nil) {
        let from = page
        let duration = turn.isAnimated ? turn.glide ?? course.transition : .zero
        let shown = position(at: now)
        motion = turn.glide.map { .gliding(from: shown, start: now, over: $0) } ?? .moving(from: shown, start: now)
        growThumb(from: page, to: turn.page, at: now)
        page = turn.page
        showing = course.showing(of: page, after: showing)
        base = turn.base
        goal = turn.goal ?? Double(base)
        window = Banner.Indicator.ScalingDotsState.window(window, afterChangeTo: page, count: course.count)
        if let next { clock = .running(deadline: next) }
        let stops = endsTimer(afterChangeBy: turn.cause)
        if stops { clock = .stopped }
        emitChange(from: from, turn.cause, over: duration)
        if stops { emit(.timer(.stopped)) }
        if duration == .zero { settle() }
    }

    /// Emits the change to the current page.
    mutating func emitChange(from: Int?, _ cause: Banner.Event.Cause, over duration: Time = .zero) {
        emit(
            .change(
                Banner.Event.Change(
                    page: page, from: from, cause: cause, duration: duration, place: freePlace,
                    index: course.index(base), indicator: restingIndicator())))
    }

    /// Whether the change just made ends the timer: at the last page of the loop `none`, or with
    /// the last firing of `cycles`.
    private func endsTimer(afterChangeBy cause: Banner.Event.Cause) -> Bool {
        switch clock {
        case .absent, .stopped: return false
        case .running, .suspended: break
        }
        if course.loop == .never && page == course.endPage { return true }
        guard cause == .timer, let last = course.timer?.lastFiring else { return false }
        return firings >= last
    }

    /// Ends the movement on the current page.
    mutating func settle() {
        motion = .resting
        lastSettle = now
        let timerChange = lift(.interaction, full: course.timer?.rules.afterInteraction == .restart)
        emit(.settle(landing()))
        recenter()
        emit(timerChange)
    }

    /// Moves the row of cards back to its middle copy.
    private mutating func recenter() {
        guard let virtual = course.virtual(base), base != page else { return }
        lap &+= (base - page) / course.count
        goal -= Double(base - page)
        base = page
        emit(.recenter(page: page, from: virtual, virtual: course.count + page))
    }
}

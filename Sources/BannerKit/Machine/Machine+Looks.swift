extension Machine {
    /// The shown position at an instant from `now` up to the next step, in pages; unbounded in an
    /// infinite banner.
    func position(at time: Time) -> Double {
        switch motion {
        case .resting:
            return goal
        case .moving(let from, let start):
            let elapsed = time - start
            guard elapsed < course.transition else { return goal }
            let fraction = elapsed.seconds / course.transition.seconds
            return held(from + (goal - from) * course.curve.value(at: fraction))
        case .gliding(let from, let start, let over):
            let fraction = (time - start).seconds / over.seconds
            return fraction < 1 ? from + (goal - from) * FreeScroll.curve.value(at: fraction) : goal
        case .dragging(let grip):
            let raw = grip.raw(at: time)
            return held(
                (course.loop == .infinite ? raw : course.rubberBand.shown(raw)) / course.pagePoints)
        }
    }

    /// A position clamped to the range that can be shown around the current page.
    func held(_ position: Double) -> Double {
        max(Double(base) - course.reach, min(Double(base) + course.reach, position))
    }

    /// The filled part of a timer bar's current segment, 0 … 1 («What a banner means», Indicators).
    ///
    /// It is 1 for indicators that the timer does not fill.
    private func fill(at time: Time) -> Double {
        course.indicator.isFilledByTimer ? filled(at: time) : 1
    }

    @inline(never)
    private func filled(at time: Time) -> Double {
        switch timerState(at: time) {
        case .absent, .stopped: return 1
        case .running(let left), .suspended(let left): return max(0, min(1, (dwell - left).seconds / dwell.seconds))
        }
    }

    /// The indicator at rest on the current page, with the timer's current state.
    func restingIndicator() -> Banner.Indicator.State? {
        course.indicator.state(
            page: page, position: goal == Double(base) ? Double(page) : goal, window: window, fill: fill(at: now),
            alpha: 1, thumb: nil)
    }

    /// The indicator at an instant from `now` up to the next step, when the content is at
    /// `position`.
    func indicator(at time: Time, position: Double) -> Banner.Indicator.State? {
        course.indicator.state(
            page: page, position: position, window: window, fill: fill(at: time), alpha: alpha(at: time),
            thumb: thumbWidth(on: page, at: time))
    }

    /// The opacity of an indicator that hides at rest, 0 … 1.
    private func alpha(at time: Time) -> Double {
        guard case .resting = motion, let hidesAfter = course.indicator.hidesAfter else { return 1 }
        return Banner.Indicator.ScrollBar.alpha(hidesAfter: hidesAfter, rest: time - lastSettle)
    }

    func landing() -> Banner.Event.Landing {
        Banner.Event.Landing(
            page: page, place: freePlace, index: course.index(base), indicator: restingIndicator())
    }
}

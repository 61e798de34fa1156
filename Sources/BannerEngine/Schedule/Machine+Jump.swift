import BannerModel

extension Machine {
    /// Moves on to `time`, everything up to it done, in a time that does not depend on how far it is.
    ///
    /// A firing at that very instant happens only with `timerToo`: before an input it does not.
    mutating func advance(to time: Time, timerToo: Bool, _ course: Course) {
        var discarded: [Event] = []
        while let step = nextStep(course), step.time <= time {
            if case .fire = step, step.time == time && !timerToo { break }
            if jump(upTo: time, course) != nil { continue }
            perform(step, course, into: &discarded)
            discarded.removeAll(keepingCapacity: true)
        }
        pass(to: time)
    }

    /// Skips all firings that have come and settled before `limit`, by look-up instead of one by one.
    ///
    /// From a rest with a running timer on, and without inputs, the banner only repeats itself: every firing turns to the
    /// next page, and the content has settled before the next one. The last firing of all is left to `perform`, which
    /// knows how a timer ends.
    ///
    /// - Returns: what was skipped; `nil` where nothing was.
    mutating func jump(upTo limit: Time, _ course: Course) -> Skip? {
        guard case .resting = motion, case .running(let deadline) = clock, let timer = course.timer else { return nil }
        let settling = max(1, course.transition.microseconds)
        let room = (limit - deadline).microseconds - settling
        guard room >= 0 else { return nil }
        let first = course.page(at: page + 1)
        var count = 1 + timer.dwells.steps(from: first, within: room)
        if course.loop == .none { count = min(count, Int64(course.count - 2 - page)) }
        if let last = timer.lastFiring { count = min(count, last - 1 - firings) }
        guard count > 0 else { return nil }

        let lastFiring = deadline + Time(microseconds: timer.dwells.time(from: first, steps: count - 1))
        let wraps = Int64(page) + count >= Int64(course.count)
        page = course.page(at: page + Int(count % Int64(course.count)))
        base = page
        window = ScalingDotsState.window(wraps ? 0 : window, afterChangeTo: page, count: course.count)
        firings += count
        clock = .running(deadline: lastFiring + Time(microseconds: timer.dwells.step(from: page)))
        land(at: lastFiring + course.transition)
        return Skip(start: deadline, page: first, count: count)
    }

    /// Whether from the next firing on everything repeats itself, until an input or the last firing.
    func isSteady(_ course: Course) -> Bool {
        guard case .resting = motion, case .running = clock, course.loop != .none else { return false }
        return course.timer?.lastFiring == nil
            && window == ScalingDotsState.startWindow(page: page, count: course.count)
    }
}

/// Firings that were skipped because they only repeat what came before.
struct Skip: Sendable {
    /// When the first of them came.
    var start: Time
    /// The page that the first of them turned to.
    var page: Int
    /// How many there were.
    var count: Int64
}

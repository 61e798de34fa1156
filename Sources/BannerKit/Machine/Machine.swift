/// The banner's state machine: an instant or an input in, events out; it has no clock («What a banner means», Timer and
/// Interaction).
///
/// Between two calls exactly one of these is true: the content rests on `page`, moves to it, or follows a finger. A
/// running timer always has a deadline, so a running banner cannot get stuck.
struct Machine: Sendable {
    /// The instant up to which everything has happened.
    private(set) var now = Time.zero
    /// The current page.
    var page: Int
    /// B: the current page's place in the row of cards; it continues past the ends of an infinite banner until a
    /// settle.
    var base: Int
    var motion = Motion.resting
    var clock: Clock
    /// How often the timer has turned the page.
    var firings: Int64 = 0
    /// The window of `scalingDots`.
    var window: Int
    /// When the content last came to rest.
    var lastSettle = Time.zero

    /// The machine at time 0, before any event.
    init(_ course: Course) {
        page = course.startPage
        base = course.startPage
        window = Banner.Indicator.ScalingDotsState.startWindow(page: page, count: course.count)
        let neverRuns = course.loop == .none && page == course.count - 1
        clock =
            switch course.timer {
            case nil: .absent
            case _? where neverRuns: .stopped
            case _?: .running(deadline: course.dwell(of: page))
            }
    }

    /// The events of time 0.
    func start(_ course: Course, into events: inout [Banner.Event]) {
        events.append(Banner.Event(now, .start(landing(course))))
        if case .running = clock { events.append(Banner.Event(now, .timer(.started))) }
    }

    // MARK: What happens by itself

    /// What happens next by itself, and when.
    enum Step: Sendable {
        case settle(Time)
        case release(Time)
        case fire(Time)

        var time: Time {
            switch self {
            case .settle(let time), .release(let time), .fire(let time): time
            }
        }
    }

    /// What happens next by itself; at the same instant the content's step comes before the timer's.
    func nextStep(_ course: Course) -> Step? {
        let content = contentStep(course)
        guard case .running(let deadline) = clock else { return content }
        guard let content, content.time <= deadline else { return .fire(deadline) }
        return content
    }

    /// The next settle or release.
    func contentStep(_ course: Course) -> Step? {
        switch motion {
        case .resting: nil
        case .moving(_, let start): .settle(start + course.transition)
        case .dragging(let grip): grip.over.map { .release(grip.start + $0) }
        }
    }

    /// Performs a step.
    mutating func perform(_ step: Step, _ course: Course, into events: inout [Banner.Event]) {
        now = step.time
        switch step {
        case .settle: settle(course, into: &events)
        case .release: release(course, into: &events)
        case .fire: fire(course, into: &events)
        }
    }

    /// Advances to an instant before which nothing more happens.
    mutating func pass(to time: Time) {
        if time > now { now = time }
    }

    /// Skips firings that the closed form has counted; only `Machine.jump` calls it.
    mutating func land(at time: Time) {
        now = time
        lastSettle = time
    }

    /// Shifts everything by complete cycles; only for a machine at rest with a running timer.
    mutating func shift(by time: Time) {
        now += time
        lastSettle += time
        if case .running(let deadline) = clock { clock = .running(deadline: deadline + time) }
    }

    // MARK: Changes and settles

    /// Makes `page`, at `base` in the row of cards, current and starts the movement; a firing also sets the timer's
    /// next deadline.
    mutating func change(
        to page: Int, base: Int, cause: Banner.Event.Cause, next: Time? = nil, _ course: Course,
        into events: inout [Banner.Event]
    ) {
        let from = self.page
        motion = .moving(from: position(at: now, course), start: now)
        self.page = page
        self.base = base
        window = Banner.Indicator.ScalingDotsState.window(window, afterChangeTo: page, count: course.count)
        if let next { clock = .running(deadline: next) }
        let stops = endsTimer(afterChangeBy: cause, course)
        if stops { clock = .stopped }
        events.append(
            Banner.Event(
                now,
                .change(
                    Banner.Event.Change(
                        page: page, from: from, cause: cause, duration: course.transition,
                        virtual: course.virtual(base), indicator: restingIndicator(course)))))
        if stops { events.append(Banner.Event(now, .timer(.stopped))) }
        if course.transition == .zero { settle(course, into: &events) }
    }

    /// Whether the change that was just made ends the timer: the last page of `none`, or the last firing of `cycles`.
    private func endsTimer(afterChangeBy cause: Banner.Event.Cause, _ course: Course) -> Bool {
        switch clock {
        case .absent, .stopped: return false
        case .running, .suspended: break
        }
        if course.loop == .none && page == course.count - 1 { return true }
        return cause == .timer && course.timer?.lastFiring == firings
    }

    /// The content comes to rest on the current page.
    mutating func settle(_ course: Course, into events: inout [Banner.Event]) {
        motion = .resting
        lastSettle = now
        let timerChange = release(.interaction, full: course.timer?.afterInteraction == .restart, course)
        events.append(Banner.Event(now, .settle(landing(course))))
        if let virtual = course.virtual(base), base != page {
            base = page
            events.append(
                Banner.Event(now, .recenter(page: page, from: virtual, virtual: course.count + page)))
        }
        if let timerChange { events.append(Banner.Event(now, .timer(timerChange))) }
    }
}

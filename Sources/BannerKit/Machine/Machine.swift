/// The banner's state machine: an instant or an input in, events out («What a banner means», Timer
/// and Interaction).
///
/// It has no clock. Between two calls the content either rests, moves, or follows a finger. A
/// running timer always has a deadline, so a running banner cannot get stuck.
struct Machine: Sendable {
    /// The banner's constants.
    var course: Course
    /// The events that have not been taken yet, in order.
    var events: [Banner.Event] = []
    /// The instant up to which everything has been performed.
    private(set) var now = Time.zero
    /// The current page.
    var page = 0
    /// The current showing, always one of the current page; the page itself if there are no
    /// weights.
    var showing = 0
    /// B: the current page's place in the row of cards.
    ///
    /// In an infinite banner it continues past the ends until the next settle.
    var base = 0
    /// The place where the content rests or will rest, in pages; differs from `base` only with free
    /// scrolling.
    var goal = 0.0
    /// The number of full rounds of an infinite banner, not counting those in `base`.
    var lap = 0
    var motion = Motion.resting
    var clock = Clock.absent
    /// The reasons to wait that neither a settle nor a stop ends, whether or not there is a timer.
    var holds: Reasons = []
    /// The number of page changes by the timer.
    var firings: Int64 = 0
    /// The window of `scalingDots`.
    var window = 0
    /// The last change of the thumb's width.
    var growth = ThumbGrowth.never
    /// The instant at which the content last came to rest.
    var lastSettle = Time.zero
    /// The last current item of an empty banner, by its place in the file; used only with a
    /// calendar.
    var remembered = 0

    /// The machine at time 0, before any event.
    init(_ course: Course) {
        self.course = course
        begin(on: course.cast == nil ? course.startPage : course.place(ofItemFrom: course.startItem).page)
        if course.cast != nil { remembered = course.startItem }
        guard let timer = course.timer else { return }
        let hasEnded = course.loop == .never && page == course.endPage && course.count > 1
        // A single item at the start does not end the timer: it runs as soon as there are two.
        if course.count < 2 { holds = .items }
        if timer.neverStarts && !hasEnded { holds.insert(.reduced) }
        if timer.neverStarts || hasEnded || course.fileCount < 2 {
            clock = .stopped
        } else if course.count < 2 {
            clock = .suspended(left: dwell, reasons: .items, asksFull: true)
        } else {
            clock = .running(deadline: dwell)
        }
    }

    /// Puts the content at rest on a page, without a movement.
    mutating func begin(on page: Int) {
        number(page)
        base = page
        goal = Double(page)
    }

    /// Sets the current page after a change of items, with everything that depends on the page.
    mutating func number(_ page: Int) {
        self.page = page
        showing = course.firstShowing(of: page)
        growth = .never
        window = Banner.Indicator.ScalingDotsState.startWindow(page: page, count: course.count)
        lastSettle = now
    }

    /// Emits the events of time 0.
    mutating func start() {
        emit(.start(landing()))
        if case .running = clock { emit(.timer(.started)) }
    }

    /// Emits an event at `now`.
    mutating func emit(_ kind: Banner.Event.Kind) { emit(kind, at: now) }

    /// Emits an event.
    mutating func emit(_ kind: Banner.Event.Kind, at time: Time) {
        var event = Banner.Event(time, kind)
        if course.cast != nil { event.cast = cast(of: kind.page ?? page) }
        events.append(event)
    }

    /// The item on a page and the number of available items; `nil` without a calendar.
    func cast(of page: Int) -> Banner.Event.Cast? {
        guard let cast = course.cast else { return nil }
        let item = page >= 0 && page < cast.count ? cast[page] : -1
        return Banner.Event.Cast(item: Int32(truncatingIfNeeded: item), count: Int32(truncatingIfNeeded: cast.count))
    }

    /// Emits a change of the timer, if there is one.
    mutating func emit(_ change: Banner.Event.TimerChange?) {
        if let change { emit(.timer(change)) }
    }

    /// Drops the events, for callers that need only the final state.
    mutating func discardEvents() { if !events.isEmpty { events.removeAll(keepingCapacity: true) } }

    // MARK: Steps

    /// A step that happens without input, with its instant.
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

    /// The next step; at the same instant, the content's step comes before the timer's.
    func nextStep() -> Step? {
        let content = contentStep()
        guard case .running(let deadline) = clock else { return content }
        guard let content, content.time <= deadline else { return .fire(deadline) }
        return content
    }

    /// The next step that comes before a stop.
    func nextStep(before stop: Stop) -> Step? {
        guard let step = nextStep(), step.time <= stop.at else { return nil }
        guard step.time == stop.at else { return step }
        switch step {
        case .fire: return stop.kind == .end ? step : nil
        case .release: return stop.kind == .set ? nil : step
        case .settle: return step
        }
    }

    /// The next settle or release.
    func contentStep() -> Step? {
        switch motion {
        case .resting: nil
        case .moving(_, let start): .settle(start + course.transition)
        case .gliding(_, let start, let over): .settle(start + over)
        case .dragging(let grip): grip.over.map { .release(grip.start + $0) }
        }
    }

    /// Performs a step.
    mutating func perform(_ step: Step) {
        now = step.time
        switch step {
        case .settle: settle()
        case .release: releaseContent()
        case .fire: fire()
        }
    }

    // MARK: Time

    /// Advances `now`, when no step is left before `time`.
    mutating func pass(to time: Time) {
        if time > now { now = time }
    }

    /// Sets `now` after skipped firings; called only by `Machine.jump`.
    mutating func land(at time: Time) {
        now = time
        lastSettle = time
    }

    /// Shifts all times by complete cycles; only for a machine at rest with a running timer.
    mutating func shift(by time: Time) {
        now += time
        lastSettle += time
        growth.start += time
        if case .running(let deadline) = clock { clock = .running(deadline: deadline + time) }
    }
}

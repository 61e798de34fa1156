/// The banner's state machine: an instant or an input in, events out; it has no clock («What a banner means», Timer and
/// Interaction).
///
/// Between two calls exactly one of these is true: the content rests on `page`, moves to it, or follows a finger. A
/// running timer always has a deadline, so a running banner cannot get stuck.
struct Machine: Sendable {
    /// The banner's numbers.
    var course: Course
    /// What has happened and has not been taken yet, in order.
    var events: [Banner.Event] = []
    /// The instant up to which everything has happened.
    private(set) var now = Time.zero
    /// The current page.
    var page = 0
    /// The current showing, one of the current page; without weights the page.
    var showing = 0
    /// B: the current page's place in the row of cards; it continues past the ends of an infinite banner until a
    /// settle.
    var base = 0
    /// Where the content rests or moves to, in pages from place 0: at `base`, unless it scrolls freely.
    var goal = 0.0
    /// How many times an infinite banner has gone around, without what `base` still holds.
    var lap = 0
    var motion = Motion.resting
    var clock = Clock.absent
    /// Why the timer would have to wait, whether or not there is one: what neither a settle nor a stop ends.
    var holds: Reasons = []
    /// How often the timer has turned the page.
    var firings: Int64 = 0
    /// The window of `scalingDots`.
    var window = 0
    /// The last change of the thumb's width.
    var growth = ThumbGrowth.never
    /// When the content last came to rest.
    var lastSettle = Time.zero
    /// The item that was current before the banner was empty, by its place in the file; only with a calendar.
    var remembered = 0

    /// The machine at time 0, before any event.
    init(_ course: Course) {
        self.course = course
        begin(on: course.cast == nil ? course.startPage : course.place(ofItemFrom: course.startItem).page)
        if course.cast != nil { remembered = course.startItem }
        guard let timer = course.timer else { return }
        let hasEnded = course.loop == .never && page == course.endPage && course.count > 1
        // One item at the start is not the end: the timer runs once there are two.
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

    /// The content is at rest on a page, without having come there.
    mutating func begin(on page: Int) {
        number(page)
        base = page
        goal = Double(page)
    }

    /// The items are other ones than before, and this is the current one's page.
    mutating func number(_ page: Int) {
        self.page = page
        showing = course.firstShowing(of: page)
        growth = .never
        window = Banner.Indicator.ScalingDotsState.startWindow(page: page, count: course.count)
        lastSettle = now
    }

    /// Makes the events of time 0.
    mutating func start() {
        emit(.start(landing()))
        if case .running = clock { emit(.timer(.started)) }
    }

    /// Something happens now.
    mutating func emit(_ kind: Banner.Event.Kind) { emit(kind, at: now) }

    /// Something happens at an instant.
    mutating func emit(_ kind: Banner.Event.Kind, at time: Time) {
        var event = Banner.Event(time, kind)
        if course.cast != nil { event.cast = cast(of: kind.page ?? page) }
        events.append(event)
    }

    /// The item on a page and the number of items; `nil` without a calendar.
    func cast(of page: Int) -> Banner.Event.Cast? {
        guard let cast = course.cast else { return nil }
        let item = page >= 0 && page < cast.count ? cast[page] : -1
        return Banner.Event.Cast(item: Int32(truncatingIfNeeded: item), count: Int32(truncatingIfNeeded: cast.count))
    }

    /// Something happens to the timer now, or nothing.
    mutating func emit(_ change: Banner.Event.TimerChange?) {
        if let change { emit(.timer(change)) }
    }

    /// Forgets what has happened; for callers that only want to know where the banner ends up.
    mutating func discardEvents() { if !events.isEmpty { events.removeAll(keepingCapacity: true) } }

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
    func nextStep() -> Step? {
        let content = contentStep()
        guard case .running(let deadline) = clock else { return content }
        guard let content, content.time <= deadline else { return .fire(deadline) }
        return content
    }

    /// What happens next by itself before a stop.
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
        growth.start += time
        if case .running(let deadline) = clock { clock = .running(deadline: deadline + time) }
    }
}

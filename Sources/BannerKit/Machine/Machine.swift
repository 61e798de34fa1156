/// The banner's state machine: an instant or an input in, events out («What a banner means», Timer
/// and Interaction).
///
/// It has no clock. Between two calls the content either rests, moves, or follows a finger. A
/// running timer always has a deadline, so a running banner cannot get stuck.
struct Machine {
    /// The banner's constants.
    var parameters: EngineParameters
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
    var pauseReasons: PauseReasons = []
    /// The number of page changes by the timer since it started.
    var firings: Int64 = 0
    /// Whether the timer has finished on the current page, so that it cannot start there again.
    private(set) var hasFinished = false
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
    init(_ parameters: EngineParameters) {
        self.parameters = parameters
        begin(
            on: parameters.availableItems == nil
                ? parameters.startPage : parameters.place(ofItemFrom: parameters.startItem).page)
        if parameters.availableItems != nil { remembered = parameters.startItem }
        guard let timer = parameters.timer else { return }
        let hasEnded = parameters.stopsTimer(on: page) && parameters.count > 1
        // A single item at the start does not end the timer: it runs as soon as there are two.
        if parameters.isTooSmall { pauseReasons = .items }
        if timer.rules.startsPaused { pauseReasons.insert(.pause) }
        if timer.neverStarts || hasEnded || parameters.filePages < parameters.neededPages {
            if !hasEnded && timer.neverStarts { pauseReasons.insert(.reduced) }
            clock = .stopped
        } else if !pauseReasons.isEmpty {
            clock = .suspended(
                then: timer.rules.startsPaused ? .start : .restart, reasons: pauseReasons)
        } else {
            clock = .running(deadline: dwell)
        }
        followTimer()
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
        showing = parameters.firstShowing(of: page)
        growth = .never
        window = Banner.Indicator.ScalingDotsState.startWindow(page: page, count: parameters.count)
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
        if parameters.availableItems != nil {
            event.availableItems = availableItems(of: kind.page ?? page)
        }
        events.append(event)
    }

    /// The item on a page and the number of available items; `nil` for pages of one card each in
    /// the file's order.
    func availableItems(of page: Int) -> Banner.Event.AvailableItems? {
        availableItems(ofCard: page < 0 ? page : parameters.pages.cards(onPage: page).lowerBound)
    }

    /// The item of a card and the number of available items.
    func availableItems(ofCard card: Int) -> Banner.Event.AvailableItems? {
        guard let availableItems = parameters.availableItems else { return nil }
        let item = card >= 0 && card < availableItems.count ? availableItems[card] : -1
        return Banner.Event.AvailableItems(
            item: Int32(truncatingIfNeeded: item),
            count: parameters.hasCalendar ? Int32(truncatingIfNeeded: availableItems.count) : -1)
    }

    /// Emits a change of the timer, if there is one.
    mutating func emit(_ change: Banner.Event.TimerChange?) {
        if let change { emit(.timer(change)) }
    }

    /// Drops the events, for callers that need only the final state.
    mutating func discardEvents() { if !events.isEmpty { events.removeAll(keepingCapacity: true) } }

    // MARK: Steps

    /// A step that happens without input, with its instant.
    enum Step {
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
        case .fire: return stop.kind == .end || parameters.drifts ? step : nil
        case .release: return stop.kind == .set ? nil : step
        case .settle: return step
        }
    }

    /// The next settle or release.
    func contentStep() -> Step? {
        switch motion {
        case .resting, .drifting: nil
        case .moving(_, let start): .settle(start + parameters.transition)
        case .gliding(_, let start, let over): .settle(start + over)
        case .dragging(let dragState): dragState.over.map { .release(dragState.start + $0) }
        }
    }

    /// Performs a step.
    mutating func perform(_ step: Step) {
        pass(to: step.time)
        switch step {
        case .settle: settle()
        case .release: endDrag()
        case .fire: if parameters.drifts { turnDrifting() } else { fire() }
        }
        followTimer()
    }

    // MARK: Time

    /// Advances `now`, when no step is left before `time`.
    mutating func pass(to time: Time) {
        guard time > now else { return }
        now = time
        if case .drifting = motion { goal = position(at: now) }
    }

    /// Sets `now` after skipped firings; called only by `Machine.jump`.
    mutating func settle(at time: Time) {
        now = time
        lastSettle = time
    }

    /// Shifts all times by complete cycles; only for a machine at rest with a running timer.
    mutating func shift(by time: Time) {
        now += time
        lastSettle += time
        growth.start += time
        if case .drifting(let from, let start) = motion {
            motion = .drifting(from: from, start: start + time)
        }
        if case .running(let deadline) = clock { clock = .running(deadline: deadline + time) }
    }
}

extension Machine {
    /// A change of the current page.
    struct Turn {
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
        let duration = turn.isAnimated ? turn.glide ?? parameters.transition : .zero
        let shown = position(at: now)
        motion =
            turn.glide.map { .gliding(from: shown, start: now, over: $0) }
            ?? .moving(from: shown, start: now)
        enter(turn)
        if let next { clock = .running(deadline: next) }
        requireFullDwell()
        let stops = endsTimer(afterChangeBy: turn.cause)
        if stops { clock = .stopped }
        emitChange(from: from, turn.cause, over: duration)
        if stops { emit(.timer(.stopped)) }
        if duration == .zero { settle() }
    }

    /// Makes a page current.
    mutating func enter(_ turn: Turn) {
        growThumb(from: page, to: turn.page, at: now)
        page = turn.page
        showing = parameters.showing(of: page, after: showing)
        base = turn.base
        goal = turn.goal ?? Double(base)
        window = Banner.Indicator.ScalingDotsState.window(
            window, afterChangeTo: page, count: parameters.count)
    }

    /// Emits the change to the current page.
    mutating func emitChange(from: Int?, _ cause: Banner.Event.Cause, over duration: Time = .zero) {
        hasFinished = false
        emit(
            .change(
                Banner.Event.Change(
                    page: page, from: from, cause: cause, duration: duration, place: freePlace,
                    index: parameters.index(base), indicator: restingIndicator())))
    }

    /// Whether the change just made ends the timer: at the last page of the loop `none`, or with
    /// the last firing of `cycles`.
    private func endsTimer(afterChangeBy cause: Banner.Event.Cause) -> Bool {
        switch clock {
        case .absent, .stopped: return false
        case .running, .suspended: break
        }
        if parameters.stopsTimer(on: page) { return true }
        guard cause == .timer, let last = parameters.timer?.lastFiring else { return false }
        return firings >= last
    }

    /// Ends the movement on the current page.
    mutating func settle() {
        motion = .resting
        lastSettle = now
        pauseReasons.remove(.interaction)
        let timerChange = removeReason(
            .interaction, full: parameters.timer?.rules.afterInteraction == .restart)
        emit(.settle(landing()))
        recenter()
        emit(timerChange)
    }

    /// Moves the row of cards back to its middle copy.
    mutating func recenter() {
        guard let virtual = parameters.virtual(base), base != page else { return }
        let pages = base - page
        lap &+= pages / parameters.count
        goal -= Double(pages)
        if case .drifting(let from, let start) = motion {
            motion = .drifting(from: from, start: start + dwell * Int64(abs(pages)))
        }
        base = page
        emit(.recenter(page: page, from: virtual, virtual: parameters.count + page))
    }

    /// Performs a firing: changes the page, finishes on the last one, or is skipped during a drag.
    mutating func fire() {
        guard let timer = parameters.timer else { return }
        if case .dragging = motion {
            clock = .running(deadline: now + dwell)
            emit(.timer(.skipped))
            return
        }
        if parameters.finishes && parameters.isEnd(page) {
            hasFinished = true
            clock = .stopped
            emit(.finished(page: page))
            emit(.timer(.stopped))
            return
        }
        firings += 1
        let next = parameters.showing(after: showing)
        let base =
            parameters.loop == .infinite
            ? base + parameters.displacement(to: next) : parameters.page(ofShowing: next)
        change(
            Turn(page: parameters.page(ofShowing: next), base: base, cause: .timer),
            next: now + timer.dwells.step(from: next))
    }

    // MARK: Reasons to wait

    /// Adds a reason to wait, whatever the timer's state; only with `waits` is the timer suspended.
    mutating func addPauseReason(_ reason: PauseReasons, waits: Bool = true) {
        pauseReasons.insert(reason)
        if waits { emit(suspend(for: reason)) }
    }

    /// Removes a reason to wait; after the last one, the timer continues with the remaining time or
    /// the `full` dwell.
    mutating func removePauseReason(_ reason: PauseReasons, full: Bool = false) {
        pauseReasons.remove(reason)
        emit(removeReason(reason, full: full))
    }

    /// Adds a reason to the timer's state; returns the change to emit, if any.
    mutating func suspend(for reason: PauseReasons) -> Banner.Event.TimerChange? {
        switch clock {
        case .absent, .stopped:
            return nil
        case .running(let deadline):
            clock = .suspended(then: .resume(left: deadline - now), reasons: reason)
            return .suspended
        case .suspended(let then, let reasons):
            clock = .suspended(then: then, reasons: reasons.union(reason))
            return nil
        }
    }

    /// Removes a reason from the timer's state; returns the change to emit, if any.
    ///
    /// After the last reason the timer runs again, with the full dwell if this or an earlier reason
    /// requires it.
    mutating func removeReason(_ reason: PauseReasons, full: Bool) -> Banner.Event.TimerChange? {
        guard case .suspended(_, let reasons) = clock, reasons.contains(reason) else { return nil }
        if full { requireFullDwell() }
        guard case .suspended(let then, _) = clock else { return nil }
        let rest = reasons.subtracting(reason)
        guard rest.isEmpty else {
            clock = .suspended(then: then, reasons: rest)
            return nil
        }
        if case .resume(let left) = then {
            clock = .running(deadline: now + left)
            return .resumed
        }
        clock = .running(deadline: now + dwell)
        return then == .start ? .started : parameters.drifts ? .resumed : .restarted
    }

    /// Drops the time left of a suspended timer: it continues with the full dwell.
    mutating func requireFullDwell() {
        guard case .suspended(.resume, let reasons) = clock, !parameters.drifts else { return }
        clock = .suspended(then: .restart, reasons: reasons)
    }

    /// Whether `resume` starts the timer, which has stopped.
    var canStart: Bool {
        guard case .stopped = clock, !hasFinished else { return false }
        return parameters.isTooSmall
            ? parameters.filePages >= parameters.neededPages : !parameters.stopsTimer(on: page)
    }

    /// Whether `resume` has an effect: it starts the timer, or ends the viewer's own pause.
    @inline(__always)
    var canResume: Bool {
        switch clock {
        case .absent, .running: false
        case .suspended(_, let reasons): reasons.contains(.pause)
        case .stopped: canStart
        }
    }

    /// Starts the timer that has stopped; the firings are counted anew.
    private mutating func start(_ rules: Banner.Timer) {
        firings = 0
        if parameters.isTooSmall { pauseReasons.insert(.items) }
        startTimer(rules, orWait: .start)
        if case .running = clock { emit(.timer(.started)) }
    }

    /// Starts the timer, or suspends it if there are reasons to wait.
    mutating func startTimer(_ rules: Banner.Timer, orWait then: Clock.Continuation) {
        pauseReasons.remove(.reduced)
        var reasons = pauseReasons
        if rules.whenHidden == .ignore { reasons.remove(.hidden) }
        if rules.whenHovered == .ignore { reasons.remove(.hovered) }
        if rules.whenFocused != .pause { reasons.remove(.focused) }
        clock =
            reasons.isEmpty
            ? .running(deadline: now + dwell) : .suspended(then: then, reasons: reasons)
    }

    /// Ends the viewer's own pause, or starts a timer that has stopped.
    mutating func resume() {
        removePauseReason(.pause)
        if canStart, let timer = parameters.timer { start(timer.rules) }
    }

    /// Applies `afterInteraction` at the start of an interaction; returns the timer's change, if
    /// any.
    mutating func beginInteraction() -> Banner.Event.TimerChange? {
        guard let policy = parameters.timer?.rules.afterInteraction else { return nil }
        switch policy {
        case .restart, .resume:
            pauseReasons.insert(.interaction)
            return suspend(for: .interaction)
        case .hold:
            pauseReasons.insert(.pause)
            return suspend(for: .pause)
        case .ignore: return nil
        case .stop:
            pauseReasons.remove(.reduced)
            return stop()
        }
    }

    /// Stops the timer; returns the timer's change, if any.
    mutating func stop() -> Banner.Event.TimerChange? {
        switch clock {
        case .absent, .stopped: return nil
        case .running, .suspended:
            clock = .stopped
            return .stopped
        }
    }
}

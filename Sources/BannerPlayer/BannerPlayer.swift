import BannerCalendar
public import Observation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Plays a banner in an app: it keeps the session and the time, and wakes when something happens.
///
/// A view reads `cards` and `indicator`, calls `advance()` in each frame while `needsFrames` is
/// true, and sends what the viewer does. `show()` begins the banner; `hide()` and `show()` follow
/// it off the screen and back. Nothing has to be polled: between movements the player sleeps until
/// the banner's next deadline, and it catches up after the device has slept.
///
/// ```swift
/// let player = BannerPlayer(banner)
/// let events = player.events
/// player.show()
/// for await event in events { print(event.time, event.item?.id ?? "") }
/// ```
@available(macOS 14, macCatalyst 17, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
@Observable
public final class BannerPlayer {
    /// The banner as it is shown now, up to the last call or deadline.
    public private(set) var session: Banner.Session
    /// Whether the banner is on the screen: after `show()`, until `hide()`.
    public private(set) var isShown = false

    @ObservationIgnored private let clock: ElapsedClock
    @ObservationIgnored private let date: () -> BannerCalendar.Instant
    /// The clock's time at which the banner appeared; `nil` before.
    @ObservationIgnored private var start: Duration?
    /// The date that the session takes for time 0; `nil` without a calendar.
    @ObservationIgnored private var startDate: BannerCalendar.Instant?
    /// The sleep until the next deadline.
    @ObservationIgnored private var wait: (until: Banner.Time, task: Task<Void, Never>)?
    @ObservationIgnored private var readers: [Int: AsyncStream<Banner.Session.Event>.Continuation] =
        [:]
    @ObservationIgnored private var readerCount = 0

    /// The longest time between two calls of which every event is reported, as in the element for
    /// web pages; after a longer one the device has slept, and the last change is reported.
    private static let longestWait = Banner.Time.minutes(10)
    /// How often the system's date is compared with the session's, in a banner with a calendar.
    private static let dateCheck = Banner.Time.minutes(1)

    /// A player of a banner that has not appeared yet.
    ///
    /// - Parameters:
    ///   - banner: the banner.
    ///   - viewer: the window, and whether motion is reduced.
    ///   - calendar: the banner's calendar. Items with dates then come and go by the system's date,
    ///     also after somebody has set it, and so do those of a banner that `update(_:)` brings.
    ///     Without a calendar every item is shown.
    ///   - clock: measures the time that passes. The default goes on while the device sleeps; tests
    ///     have one that is moved by hand.
    ///   - date: the present date, for the calendar; by default the system's.
    public init(
        _ banner: Banner, viewer: Banner.Viewer = Banner.Viewer(), calendar: BannerCalendar? = nil,
        clock: some Clock<Duration> = ContinuousClock(),
        date: @escaping () -> BannerCalendar.Instant = BannerPlayer.systemDate
    ) {
        self.clock = ElapsedClock(clock)
        self.date = date
        if let calendar {
            let start = date()
            startDate = start
            session = Banner.Session(
                banner, viewer: viewer, calendar: calendar, startingAt: start)
        } else {
            session = Banner.Session(banner, viewer: viewer)
        }
    }

    deinit {
        wait?.task.cancel()
        for reader in readers.values { reader.finish() }
    }

    /// The system's date.
    nonisolated public static func systemDate() -> BannerCalendar.Instant {
        BannerCalendar.Instant(secondsSince1970: Double(time(nil)))
    }

    // MARK: What to draw

    /// The cards in the window, with their frames in points.
    public var cards: [Banner.Session.Card] { session.cards }

    /// The indicator: its frame in the window, and its shapes in points of that frame.
    public var indicator: (frame: Banner.Frame, shapes: [Banner.IndicatorShape]) {
        (session.indicatorFrame, session.indicatorShapes)
    }

    /// Whether something moves, so that a view calls `advance()` in each frame.
    public var needsFrames: Bool { isShown && session.animatesUntil != nil }

    /// The events from now on, in order; each sequence has all of them.
    ///
    /// Ask for it before `show()`, and outside of a task that names the player: the task would keep
    /// the player, with which the sequence ends. A reader that does not keep up misses the oldest
    /// of more than 1,000 events. After a time off the screen, or ten minutes or more in which the
    /// device slept, only the last change of page is in it; `session` has the rest.
    public var events: AsyncStream<Banner.Session.Event> {
        let number = readerCount
        readerCount += 1
        let (stream, reader) = AsyncStream.makeStream(
            of: Banner.Session.Event.self, bufferingPolicy: .bufferingNewest(1_000))
        reader.onTermination = { [weak self] _ in
            Task { @MainActor in self?.readers[number] = nil }
        }
        readers[number] = reader
        return stream
    }

    // MARK: Time

    /// The time since the banner appeared.
    public var now: Banner.Time {
        max(session.now, start.map { Banner.Time(clock.elapsed() - $0) } ?? .zero)
    }

    /// The banner comes onto the screen: the first time it begins, later it goes to the present.
    public func show() {
        guard !isShown else { return }
        isShown = true
        if start == nil {
            start = clock.elapsed()
            advance()
        } else {
            catchUp()
            perform { $0.send(.show, at: $1) }
        }
    }

    /// The banner leaves the screen, also because the app goes to the background.
    ///
    /// What its timer does meanwhile is up to the banner (`whenHidden`). The player does not wake,
    /// and a finger is taken away.
    public func hide() {
        guard isShown else { return }
        isShown = false
        perform { $0.cancelDrag(at: $1) + $0.send(.hide, at: $1) }
    }

    /// Goes to the present: in each frame while something moves, or when the app hears that the
    /// system's date was set.
    public func advance() { perform { $0.advance(to: $1) } }

    /// Makes a call of the session at the present instant; its events are also in `events`.
    ///
    /// The call may read the player, but not change it: what the call leaves is what counts.
    ///
    /// ```swift
    /// player.perform { $0.pause(for: "menu", at: $1) }
    /// ```
    @discardableResult
    public func perform(
        _ call: (inout Banner.Session, Banner.Time) -> [Banner.Session.Event]
    ) -> [Banner.Session.Event] {
        if now - session.now >= BannerPlayer.longestWait { catchUp() }
        let time = now
        // A copy, so that the call may read the player.
        var session = session
        var events: [Banner.Session.Event] = []
        if let startDate {
            let present = date()
            let expected = startDate.secondsSince1970 + time.seconds
            if abs(present.secondsSince1970 - expected) > 2 {
                events = session.setClock(present, at: time)
                self.startDate = BannerCalendar.Instant(
                    secondsSince1970: present.secondsSince1970 - time.seconds)
            }
        }
        events += call(&session, time)
        self.session = session
        report(events)
        sleep()
        return events
    }

    private func catchUp() {
        if let change = session.catchUp(to: now).lastChange { report([change]) }
    }

    private func report(_ events: [Banner.Session.Event]) {
        for event in events {
            for number in readers.keys.sorted() { readers[number]?.yield(event) }
        }
    }

    /// Sleeps until the next deadline, while the banner is on the screen.
    private func sleep() {
        var deadline = isShown ? session.nextDeadline : nil
        if isShown, startDate != nil {
            deadline = min(deadline ?? .seconds(Int64.max), now + BannerPlayer.dateCheck)
        }
        guard deadline != wait?.until else { return }
        wait?.task.cancel()
        wait = nil
        guard let deadline, let start else { return }
        let clock = clock
        let task = Task { [weak self] in
            guard await clock.sleep(start + deadline.duration) else { return }
            self?.wake()
        }
        wait = (deadline, task)
    }

    private func wake() {
        wait = nil
        advance()
    }
}

/// A clock, by the time since it was given.
private struct ElapsedClock: Sendable {
    let elapsed: @Sendable () -> Duration
    /// Sleeps until a time; returns whether it was not cancelled.
    let sleep: @Sendable (Duration) async -> Bool

    init(_ clock: some Clock<Duration>) {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
        sleep = {
            (try? await clock.sleep(until: start.advanced(by: $0), tolerance: nil)) != nil
        }
    }
}

@available(macOS 14, macCatalyst 17, iOS 17, tvOS 17, watchOS 10, *)
extension BannerPlayer {
    // MARK: What the viewer does

    /// Sends an input.
    ///
    /// ```swift
    /// player.send(.next)
    /// ```
    public func send(_ action: Banner.Input.Action) {
        switch action {
        case .hide: hide()
        case .show: show()
        default: perform { $0.send(action, at: $1) }
        }
    }

    /// A tap on a card opens it, or goes to its page if that is not the current one.
    ///
    /// - Returns: the item that was opened, with its link and data.
    @discardableResult
    public func tap(_ card: Banner.Session.Card) -> Banner.Item? {
        // The card may be from before a change of the banner.
        let id = card.item.id
        guard cards.contains(where: { $0.item.id == id && $0.page == session.state.page }) else {
            select(id: id)
            return nil
        }
        let item = session.banner.items.firstIndex { $0.id == id }
        let opened = perform { $0.send(.tap(item: item), at: $1) }.last { event in
            if case .open = event.kind { true } else { false }
        }
        return opened?.item
    }

    /// Goes to the page of an item.
    public func select(id: String) { perform { $0.select(id: id, at: $1) } }

    /// A finger comes down and moves: from here on the content follows it.
    public func beginDrag() { perform { $0.beginDrag(at: $1) } }

    /// The finger's whole movement since it came down, in points along the axis.
    public func moveDrag(by travel: Double) { perform { $0.moveDrag(by: travel, at: $1) } }

    /// The finger leaves, with a velocity in points per second along the axis.
    public func endDrag(velocity: Double) { perform { $0.endDrag(velocity: velocity, at: $1) } }

    /// The system takes the finger away.
    public func cancelDrag() { perform { $0.cancelDrag(at: $1) } }

    // MARK: What changes

    /// Shows another banner, such as a server's; the current item stays current.
    public func update(_ banner: Banner) { perform { $0.update(banner, at: $1) } }

    /// Follows the device: the window, reduced motion and the reading direction.
    public func change(_ viewer: Banner.Viewer) {
        if viewer != session.viewer { perform { $0.change(viewer, at: $1) } }
    }
}

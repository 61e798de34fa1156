extension Session {
    /// Changes only the size of the viewer's window; otherwise like `change(_:at:)`.
    ///
    /// ```swift
    /// session.resize(to: Banner.Size(width: 844, height: 320), at: time)
    /// ```
    @discardableResult
    public mutating func resize(to size: Banner.Size, at time: Banner.Time) -> [Event] {
        var viewer = viewer
        (viewer.width, viewer.height) = (size.width, size.height)
        return change(viewer, at: time)
    }

    /// Changes the viewer: another window, with its matching breakpoints, or another preference for
    /// motion.
    ///
    /// If only the size changes, movements continue, and a dragged content stays under the finger.
    /// If the preference for motion changes, the content first comes to rest.
    @discardableResult
    public mutating func change(_ viewer: Banner.Viewer, at time: Banner.Time) -> [Event] {
        if viewer != self.viewer { endRecording(at: time) }
        return show(rulesToo: false, at: time) { $0.viewer = viewer }
    }

    /// Changes the banner, and keeps the current item or otherwise moves to its successor («What a
    /// banner means», Live sessions).
    ///
    /// Movements continue if the change does not affect them: other texts, colours or sizes, or
    /// items that come and go elsewhere. Otherwise the content first comes to rest. A running timer
    /// continues unless its item is gone; a stopped one stays stopped.
    ///
    /// ```swift
    /// var changed = session.banner
    /// changed.items.append(Banner.Item(id: "new"))
    /// session.update(changed, at: time)
    /// ```
    @discardableResult
    public mutating func update(_ banner: Banner, at time: Banner.Time) -> [Event] {
        endRecording(at: time)
        return show(at: time) { $0.banner = banner }
    }

    /// Shows only the items with these ids, in the banner's order, or all with `nil`; unknown ids
    /// are ignored.
    ///
    /// If the current item is not among them, its successor becomes current. With no items, nothing
    /// is shown, and the banner remembers the last item.
    ///
    /// ```swift
    /// session.show(only: ["spring", "summer"], at: time)
    /// ```
    @discardableResult
    public mutating func show(only ids: [String]?, at time: Banner.Time) -> [Event] {
        endRecording(at: time)
        return show(at: time) { $0.allowed = ids }
    }

    /// Plays up to an instant, makes a change, and shows the items that are then available and
    /// allowed.
    ///
    /// With `rulesToo`, other rules for the same items also emit the event `items`.
    private mutating func show(
        rulesToo: Bool = true, at time: Time, after change: (inout Session) -> Void
    ) -> [Event] {
        var events = run(.close, at: time)
        let (before, order) = (currentItem, banner.items)
        change(&self)
        var origin =
            self.origin.flatMap { $0.outcome.isSame(as: simulator.machine) ? $0 : nil }
            ?? Origin(
                simulator: simulator, items: items, order: order, currentID: currentID,
                outcome: simulator.machine)
        let time = now
        availabilitySource?.advance(banner, to: time)
        let set = shownSet
        let parameters = EngineParameters(
            banner.fitted(to: viewer), showing: set, hasCalendar: availabilitySource != nil)
        let shown = parameters.shown(of: banner.items)
        let index = IDIndex(shown.map { $0.id })
        let card = successor(
            of: origin, index, parameters.inOrder(banner.items), last: max(0, shown.count - 1))
        let page = parameters.pages.page(ofCard: card)
        func next(_ items: [Banner.Item], _ simulator: Simulator) -> PageMapping {
            let before = simulator.machine.parameters
            return PageMapping(
                parameters: parameters, page: page,
                places: (0..<(items.isEmpty ? 0 : before.count)).map { page in
                    index.place(of: items[before.pages.cards(onPage: page).lowerBound].id)
                        .map(parameters.pages.page)
                })
        }
        simulator.show(
            next(origin.items, origin.simulator), from: &origin.simulator,
            seenAs: next(items, simulator), rulesToo: rulesToo)
        events += report(simulator.takeEvents(), of: items, from: before, in: order, then: shown)
        items = shown
        currentID = currentItem?.id ?? origin.currentID
        if set != nil, let currentID {
            simulator.machine.remembered =
                banner.items.firstIndex { $0.id.isSame(as: currentID) } ?? 0
        }
        origin.outcome = simulator.machine
        self.origin = origin
        return events
    }

    /// The card of the item that was current before the changes of an instant, or of its successor.
    ///
    /// The successor is the next shown item in the order, otherwise the first one; if the loop is
    /// `none`, the last one.
    private func successor(
        of origin: Origin, _ shown: IDIndex, _ all: [Banner.Item], last: Int
    ) -> Int {
        guard let id = origin.currentID else { return max(0, min(last, banner.paging.startPage)) }
        if let page = shown.place(of: id) { return page }
        let isKnown = all.contains { $0.id.isSame(as: id) }
        let before = origin.simulator.machine.parameters.inOrder(origin.order)
        let later = (isKnown ? all : before).drop { !$0.id.isSame(as: id) }.dropFirst()
        for item in later {
            if let page = shown.place(of: item.id) { return page }
        }
        return banner.paging.loop == .never ? last : 0
    }

    /// The state before the changes of one instant: they are all applied to it together, so that
    /// their order does not matter.
    struct Origin {
        var simulator: Simulator
        /// The shown items.
        var items: [Banner.Item]
        /// The banner's items.
        var order: [Banner.Item]
        var currentID: String?
        /// The machine after the changes so far; any other action discards the origin.
        var outcome: Machine
    }

    /// The calendar of a session: the available items now, and a function for later times.
    struct AvailabilitySource {
        /// Returns the available items of a banner at a time.
        private let ask: @Sendable (Banner, Time) -> Availability
        /// The date of time 0, if it is known.
        let start: Banner.Date?
        /// Returns the local date and time in a banner's time zone, for a clock that is never set;
        /// `nil` if it is unknown.
        private let clock: (@Sendable (Banner, Time) -> String)?
        /// The available items now.
        private(set) var now: Availability
        /// The total change of the clock since time 0.
        fileprivate var shift = Time.zero

        init(
            asking ask: @escaping @Sendable (Banner, Time) -> Availability,
            from start: Banner.Date? = nil,
            clock: (@Sendable (Banner, Time) -> String)? = nil, _ banner: Banner, at time: Time
        ) {
            self.ask = ask
            self.start = start
            self.clock = clock
            now = ask(banner, time)
        }

        /// Updates the available items for a time or for another banner.
        mutating func advance(_ banner: Banner, to time: Time) {
            now = ask(banner, time + shift)
            now.until = now.until.map { $0 - shift }
        }

        /// The local date and time in a banner's time zone; `nil` if it is unknown.
        func local(_ banner: Banner) -> (@Sendable (Time) -> String)? {
            clock.map { [shift] clock in { @Sendable time in clock(banner, time + shift) } }
        }
    }

    /// The date of time 0, by the clock at that time; `nil` without a calendar.
    package var startDate: Banner.Date? { availabilitySource?.start }

    /// Sets the clock of a banner with a calendar: from `time` on, it shows the date that it would
    /// have shown at `shown`.
    package mutating func setClock(to shown: Time?, at time: Time) -> [Event] {
        guard let shown, availabilitySource != nil else { return run(.wait, at: time) }
        endRecording(at: time)
        return show(at: time) {
            let shift = max(.zero - .lastPlayable, min(.lastPlayable, shown)) - $0.now
            $0.availabilitySource?.shift = shift
        }
    }

    /// The next change of the set up to and including an instant; only a settle comes before it.
    func setChange(upTo time: Time) -> Stop? {
        availabilitySource?.now.until.flatMap { $0 <= time ? Stop(at: $0, kind: .set) : nil }
    }

    /// Applies a change of the set.
    mutating func changeSet(at change: Stop) -> [Banner.Event] {
        availabilitySource?.advance(banner, to: change.at)
        guard let set = shownSet, set != simulator.machine.parameters.set else {
            return simulator.perform(.wait, at: change)
        }
        let happened = simulator.perform(
            .set(EngineParameters(banner.fitted(to: viewer), showing: set)), at: change)
        items = simulator.machine.parameters.shown(of: banner.items)
        rememberCurrent()
        return happened
    }

    /// The items that are available and allowed, by their places in the file; `nil` for all.
    var shownSet: [Int]? {
        let available = availabilitySource?.now.items
        guard let allowed else { return available }
        let index = IDIndex(allowed)
        return (available ?? Array(banner.items.indices)).filter {
            index.place(of: banner.items[$0].id) != nil
        }
    }

    /// The current set, by the items' places in the file, in page order; `nil` for all items in the
    /// file's order.
    package var set: [Int]? { simulator.machine.parameters.availableItems }
}

extension Simulator {
    /// Shows other items, a banner with other rules, or another window.
    ///
    /// If the change does not affect the movement, it continues. Otherwise the content comes to
    /// rest, and the focus and the scales begin as at time 0.
    ///
    /// - Parameters:
    ///   - next: the page numbers after all changes of this instant, relative to those before them.
    ///   - origin: the simulator before the changes; if they bring content to rest, it is brought
    ///     to rest in it, too.
    ///   - seen: the same page numbers, relative to the current ones.
    ///   - rulesToo: whether other rules for the same items also emit the event `items`.
    mutating func show(
        _ next: PageMapping, from origin: inout Simulator, seenAs seen: PageMapping, rulesToo: Bool
    ) {
        let resizes = origin.machine.isPlayed(like: next)
        let goesOn = resizes || origin.machine.goesOn(after: next)
        if !goesOn {
            machine.rest()
            origin.machine.rest()
            origin.machine.discardEvents()
            origin.scales = ScaleTrack(from: origin.machine)
        }
        let last = machine
        machine = origin.machine
        if resizes { machine.refit(next.parameters) } else { machine.show(next, goesOn: goesOn) }
        machine.events = last.events
        machine.report(
            since: last, items: rulesToo && !last.isPlayed(like: seen),
            stays: !last.parameters.isEmpty && seen.keeps(last.page))
        scales = goesOn ? origin.scales : ScaleTrack(from: machine)
        if goesOn && !resizes { scales?.renumber(next) }
        observer = Observer(machine, kinds: kinds, scales, after: observer)
    }
}

/// The available items, by their places in the file, and the instant of their next change.
package struct Availability: Equatable {
    /// The items.
    package var items: [Int]
    /// The instant of the next change; `nil` for never.
    package var until: Time?

    /// Items that are available until a time.
    package init(items: [Int], until: Time?) {
        self.items = items
        self.until = until
    }
}

extension Schedule {
    /// The available items at an instant, and the instant of their next change; all items without a
    /// calendar.
    func availability(at time: Time) -> Availability {
        guard let sets else { return Availability(items: Array(banner.items.indices), until: nil) }
        let next = sets.times.partitioningIndex { $0 > time }
        return Availability(
            items: set(at: time) ?? [], until: next < sets.times.count ? sets.times[next] : nil)
    }
}

extension String {
    /// Whether two strings have the same bytes; ids are compared like this, without Unicode tables.
    func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

/// An index of ids for many lookups.
struct IDIndex {
    /// The ids in byte order with their places; of several equal ones the first place comes first.
    private let entries: [(id: String, place: Int)]

    init(_ ids: [String]) {
        entries = ids.enumerated().map { (id: $1, place: $0) }.sorted { a, b in
            a.id.isSame(as: b.id)
                ? a.place < b.place : a.id.utf8.lexicographicallyPrecedes(b.id.utf8)
        }
    }

    /// The first place of an id; `nil` if it is not in the list.
    func place(of id: String) -> Int? {
        let index = entries.partitioningIndex { !$0.id.utf8.lexicographicallyPrecedes(id.utf8) }
        guard index < entries.count, entries[index].id.isSame(as: id) else { return nil }
        return entries[index].place
    }
}

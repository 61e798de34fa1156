extension Session {
    /// Changes only the size of the viewer's window; otherwise like `change(_:at:)`.
    ///
    /// ```swift
    /// session.resize(to: Banner.Viewport(width: 844, height: 320), at: time)
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
        self.viewer = viewer
        return show(order: banner.items, rulesToo: false, at: time)
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
        let order = self.banner.items
        self.banner = banner
        return show(order: order, at: time)
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
        allowed = ids
        return show(order: banner.items, at: time)
    }

    /// Shows the items that are available and allowed.
    ///
    /// `order` is that of the previous banner. With `rulesToo`, other rules for the same items also
    /// emit the event `items`.
    mutating func show(order: [Banner.Item], rulesToo: Bool = true, at time: Time) -> [Event] {
        var events = run(.close, at: time)
        let before = currentItem
        var origin =
            self.origin.flatMap { $0.outcome.isSame(as: simulator.machine) ? $0 : nil }
            ?? Origin(
                simulator: simulator, items: items, order: order, currentID: currentID, outcome: simulator.machine)
        let time = now
        programme?.advance(banner, to: time)
        let set = shownSet
        var (shown, fitted) = (
            set.map { set in set.map { banner.items[$0] } } ?? banner.items, banner.fitted(to: viewer)
        )
        if set == nil, let allowed {
            let index = IDIndex(allowed)
            shown = banner.items.filter { index.place(of: $0.id) != nil }
            fitted.banner.items = shown
        }
        let index = IDIndex(shown.map { $0.id })
        let page = successor(of: origin, index, last: max(0, shown.count - 1))
        let course = Course(fitted, showing: set)
        func next(_ items: [Banner.Item]) -> Renumbering {
            Renumbering(course: course, page: page, places: items.map { index.place(of: $0.id) })
        }
        simulator.show(next(origin.items), from: &origin.simulator, seenAs: next(items), rulesToo: rulesToo)
        events += report(simulator.takeEvents(), of: items, from: before, in: order, then: shown)
        items = shown
        currentID = currentItem?.id ?? origin.currentID
        if set != nil, let currentID {
            simulator.machine.remembered = banner.items.firstIndex { $0.id.isSame(as: currentID) } ?? 0
        }
        origin.outcome = simulator.machine
        self.origin = origin
        return events
    }

    /// The page of the item that was current before the changes of an instant, or of its successor.
    ///
    /// The successor is the next shown item in the file, otherwise the first one; if the loop is
    /// `none`, the last one.
    private func successor(of origin: Origin, _ shown: IDIndex, last: Int) -> Int {
        guard let id = origin.currentID else { return max(0, min(last, banner.paging.startPage)) }
        if let page = shown.place(of: id) { return page }
        let isKnown = banner.items.contains { $0.id.isSame(as: id) }
        let later = (isKnown ? banner.items : origin.order).drop { !$0.id.isSame(as: id) }.dropFirst()
        for item in later {
            if let page = shown.place(of: item.id) { return page }
        }
        return banner.paging.loop == .never ? last : 0
    }

    /// The state before the changes of one instant: they are all applied to it together, so that
    /// their order does not matter.
    struct Origin: Sendable {
        var simulator: Simulator
        /// The shown items.
        var items: [Banner.Item]
        /// The banner's items.
        var order: [Banner.Item]
        var currentID: String?
        /// The machine after the changes so far; any other action discards the origin.
        var outcome: Machine
    }
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
        _ next: Renumbering, from origin: inout Simulator, seenAs seen: Renumbering, rulesToo: Bool
    ) {
        let resizes = origin.machine.isPlayed(like: next)
        let goesOn = resizes || origin.machine.goesOn(after: next)
        if !goesOn {
            machine.rest()
            origin.machine.rest()
            origin.machine.discardEvents()
            origin = Simulator(atStart: origin.machine, observing: kinds)
        }
        let last = machine
        var changed = origin.machine
        if resizes { changed.refit(next.course) } else { changed.show(next, goesOn: goesOn) }
        changed.events = last.events
        changed.report(
            since: last, items: rulesToo && !last.isPlayed(like: seen),
            stays: !last.course.isEmpty && seen.keeps(last.page))
        var scales = goesOn ? origin.scales : ScaleTrack(from: changed)
        if goesOn && !resizes { scales?.renumber(next) }
        self = Simulator(changed, scales: scales, observing: kinds, after: observer)
    }
}

extension Session {
    /// Changes the size of the window and nothing else of the viewer, as `change(_:at:)` does.
    @discardableResult
    public mutating func resize(to size: Banner.Size, at time: Banner.Time) -> [Event] {
        var viewer = viewer
        (viewer.width, viewer.height) = (size.width, size.height)
        return change(viewer, at: time)
    }

    /// Changes the viewer: another window, for which the banner's breakpoints count too, or another wish for motion.
    ///
    /// For another size what moves goes on moving, and a finger keeps the content where it is. When motion becomes
    /// reduced or no longer is, the content first comes to rest.
    @discardableResult
    public mutating func change(_ viewer: Banner.Viewer, at time: Banner.Time) -> [Event] {
        if viewer != self.viewer { endRecording(at: time) }
        self.viewer = viewer
        return show(order: banner.items, rulesToo: false, at: time)
    }

    /// Changes the banner, and keeps the current item if it is still there; otherwise the next one that is takes its
    /// place («What a banner means», Live sessions).
    ///
    /// What moves goes on moving if the change is out of its way: other texts, colours or sizes, or items that come and
    /// go elsewhere. Otherwise the content comes to rest first. A running timer goes on, unless its item has gone; one
    /// that has stopped stays so.
    @discardableResult
    public mutating func update(_ banner: Banner, at time: Banner.Time) -> [Event] {
        endRecording(at: time)
        let order = self.banner.items
        self.banner = banner
        return show(order: order, at: time)
    }

    /// Shows only the items with these ids from now on, in the banner's order, or all with `nil`; ids that the banner
    /// lacks are ignored.
    ///
    /// If the current item is not among them, the next one that is takes its place. Without any, nothing is shown, and
    /// the banner remembers where it was.
    @discardableResult
    public mutating func show(only ids: [String]?, at time: Banner.Time) -> [Event] {
        endRecording(at: time)
        allowed = ids
        return show(order: banner.items, at: time)
    }

    /// Shows the items that are on and allowed; `order` is that of the banner before, and with `rulesToo` other rules for the
    /// same items are the event `items`, too.
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

    /// The page that is current after the changes of an instant: that of the item which was current before them, or of the
    /// first item after it that is there, or else of the first of all, in a banner that ends the last.
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

    /// What there was before the changes of one instant: all of them are made together, so that their order does not matter.
    struct Origin: Sendable {
        var simulator: Simulator
        /// The items that were shown.
        var items: [Banner.Item]
        /// The banner's items.
        var order: [Banner.Item]
        var currentID: String?
        /// What has come of the changes so far; after anything else they begin anew.
        var outcome: Machine
    }
}

extension Simulator {
    /// Shows other items, a banner with other rules, or another window.
    ///
    /// If they are out of the way, what moves goes on; otherwise the content comes to rest, and the cards in focus and their
    /// scales begin as at time 0.
    ///
    /// - Parameters:
    ///   - next: the numbers of the pages after all changes of this instant, from those before them.
    ///   - origin: the simulator before them; what they bring to rest is at rest in it, too.
    ///   - seen: the same numbers of the pages now.
    ///   - rulesToo: whether other rules for the same items are the event `items`, too.
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

extension Session {
    /// Changes the size of the window and nothing else of the viewer, as `change(_:at:)` does.
    @discardableResult
    public mutating func resize(to viewport: Banner.Viewport, at time: Banner.Time) -> [Event] {
        var viewer = viewer
        viewer.window = Banner.Window(width: viewport.width, height: viewport.height)
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
        return show(order: banner.items, at: time)
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

    /// Shows the items that are allowed; `order` is that of the banner before.
    private mutating func show(order: [Banner.Item], at time: Time) -> [Event] {
        var events = run(.close, at: time)
        let before = currentItem
        if displaced?.time != now || displaced?.successor != currentID {
            displaced = Displaced(id: currentID, order: order, time: now)
        }
        let time = now
        programme?.advance(banner, to: time)
        let set = shownSet
        var (shown, fitted) = (set.map { set in set.map { banner.items[$0] } } ?? banner.items, fitted)
        if set == nil, let allowed {
            let index = IDIndex(allowed)
            shown = banner.items.filter { index.place(of: $0.id) != nil }
            fitted.banner.items = shown
        }
        let course = Course(fitted, showing: set)
        let index = IDIndex(shown.map { $0.id })
        let places = items.map { index.place(of: $0.id) }
        if items.count == shown.count && places.indices.allSatisfy({ places[$0] == $0 })
            && player.machine.course.isPlayed(like: course)
        {
            player.walk.machine.refit(course)
        } else {
            let page = successor(index, last: max(0, shown.count - 1))
            player.show(Renumbering(course: course, page: page, places: places), observing: kinds)
        }
        events += report(player.perform { _ in }, of: items, from: before, in: order, then: shown)
        items = shown
        rememberCurrent()
        if set != nil, let currentID {
            player.walk.machine.remembered = banner.items.firstIndex { $0.id.isSame(as: currentID) } ?? 0
        }
        displaced?.successor = currentID
        return events
    }

    /// The page that is current after a change of items: that of the item which was current before all changes of this
    /// instant, or of the first item after it that is there, or else of the first of all, in a banner that ends the last.
    private func successor(_ shown: IDIndex, last: Int) -> Int {
        guard let displaced, let id = displaced.id else { return max(0, min(last, banner.paging.startPage)) }
        if let page = shown.place(of: id) { return page }
        let isKnown = banner.items.contains { $0.id.isSame(as: id) }
        let later = (isKnown ? banner.items : displaced.order).drop { !$0.id.isSame(as: id) }.dropFirst()
        for item in later {
            if let page = shown.place(of: item.id) { return page }
        }
        return banner.paging.loop == .never ? last : 0
    }

    /// The item that was current before the changes of one instant, so that their order does not matter.
    struct Displaced: Equatable, Sendable {
        var id: String?
        /// The banner's items then.
        var order: [Banner.Item]
        var time: Time
        /// The item that is current after them.
        var successor: String?
    }
}

extension Player {
    /// Shows other items.
    ///
    /// If they are out of the way, what moves goes on; otherwise the cards in focus and their scales begin as at time 0.
    mutating func show(_ next: Renumbering, observing kinds: Banner.Event.Kinds) {
        var machine = walk.machine
        let goesOn = machine.goesOn(after: next)
        machine.show(next, goesOn: goesOn)
        var renumbered = goesOn ? scales : ScaleTrack(from: machine)
        if goesOn { renumbered?.renumber(next) }
        self = Player(from: machine, renumbered, observing: kinds, after: walk)
    }
}

extension Session {
    /// Changes the size of the window, for which the banner's breakpoints count too; what moves goes on moving, and a finger keeps the content where it is.
    @discardableResult
    public mutating func resize(to viewport: Banner.Viewport, at time: Time) -> [Banner.Event] {
        var banner = banner
        banner.viewport = viewport
        banner.surroundings.window = Banner.Window(width: viewport.width, height: viewport.height)
        return update(banner, at: time)
    }

    /// Changes the banner, and keeps the current item if it is still there; otherwise the next one that is takes its
    /// place («What a banner means», Live sessions).
    ///
    /// If only texts, colours or sizes differ, what moves goes on moving. Otherwise the content comes to rest first. A
    /// running timer goes on, unless its item has gone; one that has stopped stays so.
    @discardableResult
    public mutating func update(_ banner: Banner, at time: Time) -> [Banner.Event] {
        let order = self.banner.items
        var banner = banner
        // The same banner with other items, say, is still in the window that was given.
        if banner.surroundings == Banner.Surroundings() && banner.viewport == self.banner.viewport {
            banner.surroundings = self.banner.surroundings
        }
        self.banner = banner
        return show(order: order, at: time)
    }

    /// Shows only the items with these ids from now on, in the banner's order, or all with `nil`; ids that the banner
    /// lacks are ignored.
    ///
    /// If the current item is not among them, the next one that is takes its place. Without any, nothing is shown, and
    /// the banner remembers where it was.
    @discardableResult
    public mutating func show(only ids: [String]?, at time: Time) -> [Banner.Event] {
        allowed = ids
        return show(order: banner.items, at: time)
    }

    /// Shows the items that are allowed; the current one's successors are looked for in `order`.
    private mutating func show(order: [Banner.Item], at time: Time) -> [Banner.Event] {
        var events = run(to: time) { walk, time in walk.close(at: time) }
        var shown = banner
        if let allowed {
            let index = IDIndex(allowed)
            shown.items = banner.items.filter { index.place(of: $0.id) != nil }
        }
        let course = Course(shown)
        let isSameRow =
            items.count == shown.items.count && zip(items, shown.items).allSatisfy { $0.id.isSame(as: $1.id) }
        if isSameRow && player.machine.course.isPlayed(like: course) {
            player.refit(course)
        } else {
            let next = successor(among: shown.items, order: order)
            let stays = !items.isEmpty && next.isCurrent
            player.show(course, page: next.page, stays: stays, observing: kinds)
        }
        items = shown.items
        events += run(to: time) { _, _ in }
        return events
    }

    /// The page that is current after a change of items, and whether it is the current item's: otherwise that of the
    /// first item after it that is there, or else of the first of all, in a banner that ends the last.
    private func successor(among items: [Banner.Item], order: [Banner.Item]) -> (page: Int, isCurrent: Bool) {
        let last = max(0, items.count - 1)
        guard let currentID else { return (max(0, min(last, banner.paging.startPage)), false) }
        let index = IDIndex(items.map { $0.id })
        if let page = index.place(of: currentID) { return (page, true) }
        let later = order.drop { !$0.id.isSame(as: currentID) }.dropFirst()
        for item in later {
            if let page = index.place(of: item.id) { return (page, false) }
        }
        return (banner.paging.loop == .none ? last : 0, false)
    }
}

extension Player {
    /// Changes only sizes.
    mutating func refit(_ course: Course) { walk.machine.refit(course) }

    /// Shows other items; the cards in focus and their scales begin as at time 0.
    mutating func show(_ course: Course, page: Int, stays: Bool, observing kinds: Banner.Event.Kinds) {
        var machine = walk.machine
        machine.show(course, page: page, stays: stays)
        let focused = course.focusedCell(at: machine.position(at: machine.now))
        let scales = course.focus.map { ScaleTrack($0, count: course.count, focused: focused) }
        self = Player(from: machine, scales, observing: kinds, after: walk)
    }
}

extension Course {
    /// Whether a banner with these numbers is played in the same way, except for sizes.
    func isPlayed(like other: Course) -> Bool {
        count == other.count && isEmpty == other.isEmpty && loop == other.loop && transition == other.transition
            && hasEnd == other.hasEnd && timer == other.timer && focus == other.focus && curve == other.curve
    }
}

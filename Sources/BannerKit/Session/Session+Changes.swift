extension Session {
    /// Changes the size of the window; what moves goes on moving, and a finger keeps the content where it is.
    @discardableResult
    public mutating func resize(to viewport: Banner.Viewport, at time: Time) -> [Banner.Event] {
        var banner = banner
        banner.viewport = viewport
        return update(banner, at: time)
    }

    /// Changes the banner, and keeps the current item if it is still there; otherwise the next one that is takes its
    /// place («What a banner means», Live).
    ///
    /// If only texts, colours or sizes differ, what moves goes on moving. Otherwise the content comes to rest first. A
    /// running timer goes on, unless its item has gone; one that has stopped stays so.
    @discardableResult
    public mutating func update(_ banner: Banner, at time: Time) -> [Banner.Event] {
        let order = self.banner.items
        self.banner = banner
        return show(order: order, at: time)
    }

    /// Shows only some of the items from now on, or all with `nil`; ids that the banner lacks are ignored.
    ///
    /// If the current item is not among them, the next one that is takes its place. With an empty set nothing is shown,
    /// and the banner remembers where it was.
    @discardableResult
    public mutating func showOnly(_ ids: Set<String>?, at time: Time) -> [Banner.Event] {
        allowed = ids
        return show(order: banner.items, at: time)
    }

    /// Shows the items that are allowed.
    ///
    /// - Parameter order: the items among which the current one's successors are looked for.
    private mutating func show(order: [Banner.Item], at time: Time) -> [Banner.Event] {
        var events = run(to: time) { walk, time in walk.close(at: time) }
        var shown = banner
        if let allowed { shown.items = banner.items.filter { allowed.contains($0.id) } }
        let course = Course(shown)
        if player.machine.course.isPlayed(like: course) && items.map(\.id) == shown.items.map(\.id) {
            player.refit(course)
        } else {
            let next = successor(among: shown.items, order: order)
            let stays = !items.isEmpty && next.id == currentID
            player.show(course, page: next.page, stays: stays, observing: kinds)
        }
        items = shown.items
        events += run(to: time) { _, _ in }
        return events
    }

    /// The item that is current after a change of items: the current one, the first after it that is there, or else
    /// the first of all, in a banner that ends the last.
    private func successor(among items: [Banner.Item], order: [Banner.Item]) -> (page: Int, id: String?) {
        guard let currentID else {
            let page = max(0, min(items.count - 1, banner.paging.startPage))
            return (page, items.indices.contains(page) ? items[page].id : nil)
        }
        var pages: [String: Int] = [:]
        for (page, item) in items.enumerated() where pages[item.id] == nil { pages[item.id] = page }
        if let page = pages[currentID] { return (page, currentID) }
        let later = order.drop { $0.id != currentID }.dropFirst()
        if let item = later.first(where: { pages[$0.id] != nil }), let page = pages[item.id] { return (page, item.id) }
        let page = banner.paging.loop == .none ? max(0, items.count - 1) : 0
        return (page, items.indices.contains(page) ? items[page].id : nil)
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
        self = Player(from: machine, scales, observing: kinds)
    }
}

extension Course {
    /// Whether a banner with these numbers is played in the same way, except for sizes.
    func isPlayed(like other: Course) -> Bool {
        count == other.count && isEmpty == other.isEmpty && loop == other.loop && transition == other.transition
            && hasEnd == other.hasEnd && timer == other.timer && focus == other.focus && curve == other.curve
    }
}

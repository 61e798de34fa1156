extension Machine {
    /// The current item by its place in the file, or the one that was current before the banner was empty.
    var item: Int { course.isEmpty ? remembered : course.item(onPage: page) }

    /// The set of items changes now: steps 1 to 5 of «What a banner means», Playing against the calendar.
    mutating func change(to next: Course) {
        rest()
        let current = item
        let wasEmpty = course.isEmpty
        let place = next.place(ofItemFrom: current)
        course = next
        remembered = current
        begin(on: place.page)
        lap = 0
        let stays = place.isSame && !wasEmpty && !course.isEmpty
        let appears = !stays && !course.isEmpty
        // Every indicator is the one at the end, so the timer is set before anything is told.
        let waits = waitForItems()
        let ends = course.timer != nil && course.hasEnd && page == course.endPage && !course.isEmpty ? stop() : nil
        let restarts = appears ? restart() : nil
        let goes = course.count > 1 && holds.remove(.items) != nil ? lift(.items, full: true) : nil
        emit(.items(count: course.isEmpty ? 0 : course.count, landing: stays ? landing() : nil))
        emit(waits)
        if appears { emitChange(from: nil, .calendar) }
        emit(ends)
        if appears { emit(.settle(landing())) }
        emit(restarts)
        emit(goes)
    }

    /// With too few items the timer waits, unless it has stopped or never ran.
    private mutating func waitForItems() -> Banner.Event.TimerChange? {
        guard course.timer != nil, course.lacksItems, !holds.contains(.items), course.fileCount > 1 else { return nil }
        if case .stopped = clock { return nil }
        holds.insert(.items)
        return suspend(for: .items)
    }

    /// Another item is current: the timer begins its dwell anew, at once or when it no longer waits.
    mutating func restart() -> Banner.Event.TimerChange? {
        switch clock {
        case .absent, .stopped: return nil
        case .running:
            clock = .running(deadline: now + dwell)
            return .restarted
        case .suspended(let left, let reasons, _):
            clock = .suspended(left: left, reasons: reasons, asksFull: true)
            return nil
        }
    }
}

extension Course {
    /// The place of an item in the file, by its page.
    func item(onPage page: Int) -> Int {
        guard let cast else { return page }
        return page >= 0 && page < cast.count ? cast[page] : 0
    }

    /// The page of an item by its place in the file; `nil` if it is not available.
    func page(ofItem item: Int) -> Int? {
        guard let cast else { return item }
        let page = cast.partitioningIndex { $0 >= item }
        return page < cast.count && cast[page] == item ? page : nil
    }

    /// The page of an item or, if it is not available, of its follower: the first one after it in the file, else the first
    /// of all, in a banner that ends the last.
    func place(ofItemFrom item: Int) -> (page: Int, isSame: Bool) {
        guard let cast, !cast.isEmpty else { return (0, false) }
        let page = cast.partitioningIndex { $0 >= item }
        if page < cast.count { return (page, cast[page] == item) }
        return (hasEnd ? cast.count - 1 : 0, false)
    }
}

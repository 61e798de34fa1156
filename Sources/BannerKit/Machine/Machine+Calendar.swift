extension Machine {
    /// The current item by its place in the file or, if the banner is empty, the last current one.
    var item: Int { course.isEmpty ? remembered : course.item(onPage: page) }

    /// Changes the set of items: steps 1 to 5 of «What a banner means», Playing against the
    /// calendar.
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
        // The timer is set before any event is emitted, so that every event has the final
        // indicator.
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

    /// Suspends the timer if there are too few items, unless it has stopped or never ran.
    private mutating func waitForItems() -> Banner.Event.TimerChange? {
        guard course.timer != nil, course.lacksItems, !holds.contains(.items), course.fileCount > 1 else { return nil }
        if case .stopped = clock { return nil }
        holds.insert(.items)
        return suspend(for: .items)
    }

    /// Restarts the dwell for a new current item, at once or when the timer is resumed.
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
    /// The item on a page, by its place in the file.
    func item(onPage page: Int) -> Int {
        guard let cast else { return page }
        return page >= 0 && page < cast.count ? cast[page] : 0
    }

    /// The page of an item by its place in the file; `nil` if the item is not available.
    func page(ofItem item: Int) -> Int? {
        guard let cast else { return item }
        let page = cast.partitioningIndex { $0 >= item }
        return page < cast.count && cast[page] == item ? page : nil
    }

    /// The page of an item or, if it is not available, of its successor.
    ///
    /// The successor is the next available item in the file, otherwise the first one; if the loop
    /// is `none`, the last one.
    func place(ofItemFrom item: Int) -> (page: Int, isSame: Bool) {
        guard let cast, !cast.isEmpty else { return (0, false) }
        let page = cast.partitioningIndex { $0 >= item }
        if page < cast.count { return (page, cast[page] == item) }
        return (hasEnd ? cast.count - 1 : 0, false)
    }
}

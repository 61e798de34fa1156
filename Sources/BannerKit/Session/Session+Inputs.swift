extension Session {
    /// Sends an input.
    ///
    /// - Returns: what happened up to then, and the immediate effects of the input. A focus, or an indicator that
    ///   appears or disappears, at this exact instant is returned by the next call, because another input can undo it
    ///   («What a banner means», Focus).
    ///
    /// As in a scenario, the page of `.select` counts all items of a banner that is played against its calendar;
    /// `select(page:at:)` counts those that are shown.
    @discardableResult
    public mutating func send(_ action: Banner.Input.Action, at time: Banner.Time) -> [Event] {
        perform(.input(action), recorded: action, at: time)
    }

    // MARK: Pages

    /// Selects a page; the current page and a page that does not exist change nothing.
    ///
    /// - Parameters:
    ///   - page: the page, from 0.
    ///   - isAnimated: whether the content moves there; otherwise it is there at once, as with a transition of 0 s.
    ///   - time: when.
    /// - Returns: what happened up to then, and the change.
    @discardableResult
    public mutating func select(page: Int, isAnimated: Bool = true, at time: Banner.Time) -> [Event] {
        if !isAnimated { endRecording(at: time) }
        // A scenario counts all items, and has none that is not there.
        let item = set.map { $0.indices.contains(page) ? $0[page] : -1 } ?? page
        let input = banner.items.indices.contains(item) ? Banner.Input.Action.select(page: item) : nil
        return perform(.select(page: page, isAnimated: isAnimated), recorded: input, at: time)
    }

    /// Selects the page of an item; an item that is not shown, and the current one, change nothing.
    @discardableResult
    public mutating func select(id: String, isAnimated: Bool = true, at time: Banner.Time) -> [Event] {
        select(page: items.firstIndex { $0.id.isSame(as: id) } ?? -1, isAnimated: isAnimated, at: time)
    }

    /// Whether `next` leads to another page, or brings content that scrolls freely onto its page.
    public var canGoNext: Bool { items.count > 1 && simulator.machine.canMove(by: 1) }

    /// Whether `previous` leads to another page, or brings content that scrolls freely onto its page.
    public var canGoPrevious: Bool { items.count > 1 && simulator.machine.canMove(by: -1) }

    // MARK: Waiting

    /// Makes the timer wait for a reason of the app's own, such as something that covers the banner; reasons with different names
    /// add up («What a banner means», Interaction).
    ///
    /// The viewer's own pause is `send(.pause, at:)`; neither ends the other. What a pointer and the keyboard do are inputs, `hover`,
    /// `leave`, `focusIn` and `focusOut`: the banner says whether its timer waits for them.
    @discardableResult
    public mutating func pause(for reason: String, at time: Banner.Time) -> [Event] {
        endRecording(at: time)
        let isFirst = pauseReasons.isEmpty
        if !pauseReasons.contains(where: { $0.isSame(as: reason) }) { pauseReasons.append(reason) }
        return run(isFirst ? .hold : .wait, at: time)
    }

    /// Ends a reason; when the last one has ended, the timer continues with the remaining time.
    @discardableResult
    public mutating func resume(for reason: String, at time: Banner.Time) -> [Event] {
        let before = pauseReasons.count
        pauseReasons.removeAll { $0.isSame(as: reason) }
        let wasLast = before > 0 && pauseReasons.isEmpty
        return run(wasLast ? .unhold : .wait, at: time)
    }
}

// MARK: A live finger

extension Session {
    /// A finger comes down on the content; while one holds it, a second one changes nothing.
    @discardableResult
    public mutating func beginDrag(at time: Banner.Time) -> [Event] {
        perform(.grab, at: time)
    }

    /// The finger has moved by this many points in total since it came down; positive is to the right.
    ///
    /// Without a finger on the content, it changes nothing.
    @discardableResult
    public mutating func moveDrag(by travel: Double, at time: Banner.Time) -> [Event] {
        run(.move(travel), at: time)
    }

    /// The finger leaves the content with this velocity in points per second; positive is to the right.
    ///
    /// Without a finger on the content, it changes nothing.
    @discardableResult
    public mutating func endDrag(velocity: Double, at time: Banner.Time) -> [Event] {
        leave(velocity: velocity, at: time)
    }

    /// The system takes the finger away, for a scroll or a gesture of its own: the content returns to the current page or, if
    /// it scrolls freely, stays where it is.
    @discardableResult
    public mutating func cancelDrag(at time: Banner.Time) -> [Event] {
        leave(velocity: nil, at: time)
    }

    /// A finger leaves the content, with a velocity or because the system takes it away.
    private mutating func leave(velocity: Double?, at time: Time) -> [Event] {
        if recorder != nil { noteRelease(velocity: velocity) }
        defer { recorder?.release = nil }
        return perform(velocity.map { .release(velocity: $0) } ?? .cancelDrag, at: time)
    }
}

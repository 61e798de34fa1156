extension Session {
    /// Sends an input.
    ///
    /// As in a scenario, the page of `.select` counts all items of a banner that is played against
    /// its calendar; `select(page:at:)` counts only the shown ones.
    ///
    /// ```swift
    /// for event in session.send(.next, at: time) { print(event.kind) }
    /// ```
    ///
    /// - Returns: the events up to then, and the immediate effects of the input. Focus and
    ///   indicator events at this exact instant are returned by the next call, because another
    ///   input can undo them («What a banner means», Focus).
    @discardableResult
    public mutating func send(_ action: Banner.Input.Action, at time: Banner.Time) -> [Event] {
        perform(.input(action), recorded: action, at: time)
    }

    // MARK: Pages

    /// Selects a page; the current page and invalid pages change nothing.
    ///
    /// - Parameters:
    ///   - page: the page, from 0.
    ///   - isAnimated: whether the content moves there; otherwise it jumps, as with a transition of
    ///     0 s.
    ///   - time: the instant.
    /// - Returns: the events up to then, and the change.
    @discardableResult
    public mutating func select(page: Int, isAnimated: Bool = true, at time: Banner.Time) -> [Event] {
        if !isAnimated { endRecording(at: time) }
        // A scenario counts all items, so a page that does not exist cannot be recorded.
        let item = set.map { $0.indices.contains(page) ? $0[page] : -1 } ?? page
        let input = banner.items.indices.contains(item) ? Banner.Input.Action.select(page: item) : nil
        return perform(.select(page: page, isAnimated: isAnimated), recorded: input, at: time)
    }

    /// Selects the page of an item; the current item and items that are not shown change nothing.
    ///
    /// ```swift
    /// session.select(id: "summer", at: time)
    /// ```
    @discardableResult
    public mutating func select(id: String, isAnimated: Bool = true, at time: Banner.Time) -> [Event] {
        select(page: items.firstIndex { $0.id.isSame(as: id) } ?? -1, isAnimated: isAnimated, at: time)
    }

    /// Whether `next` leads to another page, or brings content that scrolls freely onto its page.
    public var canGoNext: Bool { items.count > 1 && simulator.machine.canMove(by: 1) }

    /// Whether `previous` leads to another page, or brings content that scrolls freely onto its
    /// page.
    public var canGoPrevious: Bool { items.count > 1 && simulator.machine.canMove(by: -1) }

    // MARK: Suspending the timer

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
    /// Starts a live drag; while one is in progress, a second finger is ignored.
    ///
    /// ```swift
    /// session.beginDrag(at: time)
    /// session.moveDrag(by: -120, at: time + .milliseconds(100))
    /// session.endDrag(velocity: -900, at: time + .milliseconds(120))
    /// ```
    @discardableResult
    public mutating func beginDrag(at time: Banner.Time) -> [Event] {
        perform(.grab, at: time)
    }

    /// Sets the total movement of a live drag in points; positive is to the right, or down on the
    /// vertical axis.
    ///
    /// Without a drag it has no effect.
    @discardableResult
    public mutating func moveDrag(by travel: Double, at time: Banner.Time) -> [Event] {
        run(.move(travel), at: time)
    }

    /// Ends a live drag with a velocity in points per second; positive is to the right, or down on
    /// the vertical axis.
    ///
    /// Without a drag it has no effect.
    @discardableResult
    public mutating func endDrag(velocity: Double, at time: Banner.Time) -> [Event] {
        leave(velocity: velocity, at: time)
    }

    /// Cancels a live drag, when the system takes the touch for a scroll or another gesture.
    ///
    /// The content returns to the current page or, with free scrolling, stays where it is.
    @discardableResult
    public mutating func cancelDrag(at time: Banner.Time) -> [Event] {
        leave(velocity: nil, at: time)
    }

    /// Ends a live drag with a velocity, or cancels it without one.
    private mutating func leave(velocity: Double?, at time: Time) -> [Event] {
        if recorder != nil { noteRelease(velocity: velocity) }
        defer { recorder?.release = nil }
        return perform(velocity.map { .release(velocity: $0) } ?? .cancelDrag, at: time)
    }
}

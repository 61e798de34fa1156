/// The timer that turns the pages («What a banner means», Timer).
public struct Timer: Equatable, Sendable {
    /// The dwell of a page that has no `duration` of its own, more than 0.
    public var interval: Time
    /// The moment from which a page's dwell counts.
    public var countsFrom = CountsFrom.change
    /// What the timer does around a viewer's interaction.
    public var afterInteraction = AfterInteraction.restart
    /// What the timer does while the banner is hidden.
    public var whenHidden = WhenHidden.pause
    /// The passes over all items after which the timer stops, 1 or more; `nil` for no end.
    public var cycles: Int?

    /// A timer of that interval with every other property at its default.
    public init(interval: Time) {
        self.interval = interval
    }
}

/// The moment from which a page's dwell counts.
public enum CountsFrom: CaseIterable, Sendable {
    /// The moment the page becomes the current one.
    case change
    /// The moment the content comes to rest on the page.
    case settle
}

/// What the timer does around a drag, select, next or previous («What a banner means», Interaction).
public enum AfterInteraction: CaseIterable, Sendable {
    /// Waits, and starts anew with the full dwell once the content has settled.
    case restart
    /// Waits, and goes on with the time it had left once the content has settled.
    case resume
    /// Stops for good when the interaction begins.
    case stop
    /// Keeps its beat; only a firing under the finger is skipped.
    case ignore
}

/// What the timer does while the banner is hidden («What a banner means», Interaction).
public enum WhenHidden: CaseIterable, Sendable {
    /// Waits, and goes on with the time it had left.
    case pause
    /// Waits, and starts anew with the full dwell.
    case restart
    /// Goes on.
    case ignore
}

/// What comes after the last page, where to start, and how far a swipe goes.
public struct Paging: Equatable, Sendable {
    /// What comes after the last page.
    public var loop = Loop.infinite
    /// The page shown at time 0, from 0 to n − 1.
    public var startPage = 0
    /// How many pages one drag can turn at most, 1 or more.
    public var maxPagesPerSwipe = 1
    /// How quickly released content slows down, which decides the page that it snaps to.
    public var decelerationRate = DecelerationRate.fast

    /// An endless banner that starts on its first page and turns one page per swipe.
    public init() {}
}

/// What comes after the last page («What a banner means», Transitions).
public enum Loop: CaseIterable, Sendable {
    /// Nothing: the banner ends there.
    case none
    /// The first page, by moving back through all pages in between.
    case rewind
    /// The first page, as the next one: positions keep increasing.
    case infinite
}

/// How quickly released content slows down («What a banner means», Release).
public enum DecelerationRate: CaseIterable, Sendable {
    /// Each millisecond leaves 0.998 of the velocity.
    case normal
    /// Each millisecond leaves 0.99 of the velocity.
    case fast

    /// The fraction of the velocity that is left after a millisecond.
    public var perMillisecond: Double {
        switch self {
        case .normal: 0.998
        case .fast: 0.99
        }
    }
}

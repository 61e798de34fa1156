/// What lies beyond the last page, where to start, and how far a swipe carries.
public struct Paging: Equatable, Sendable {
    /// What comes after the last page.
    public var loop = Loop.infinite
    /// The page shown at time 0, from 0 to n − 1.
    public var startPage = 0
    /// The most pages that one drag can turn, 1 or more.
    public var maxPagesPerSwipe = 1
    /// How quickly released content would come to rest, which decides the page that it snaps to.
    public var decelerationRate = DecelerationRate.fast

    /// An endless banner that starts on its first page and turns one page a swipe.
    public init() {}
}

/// What comes after the last page («What a banner means», Transitions).
public enum Loop: CaseIterable, Sendable {
    /// Nothing: the banner ends there.
    case none
    /// The first page, by running back through all pages in between.
    case rewind
    /// The first page, as the next one: positions count on without end.
    case infinite
}

/// How quickly released content would come to rest («What a banner means», Release).
public enum DecelerationRate: CaseIterable, Sendable {
    /// 0.998 of the velocity is left after each millisecond.
    case normal
    /// 0.99 of the velocity is left after each millisecond.
    case fast

    /// The part of the velocity that is left after a millisecond.
    public var perMillisecond: Double {
        switch self {
        case .normal: 0.998
        case .fast: 0.99
        }
    }
}

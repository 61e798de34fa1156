/// The size of a card within the viewport and the gap between two cards («What a banner means», Geometry).
public struct Layout: Equatable, Sendable {
    /// A card's width as a fraction of the viewport's, more than 0 and at most 1.
    public var cellWidthMultiplier = 1.0
    /// A card's height as a fraction of the viewport's, more than 0 and at most 1.
    public var cellHeightMultiplier = 1.0
    /// The gap between two cards in points, 0 or more.
    public var spacing = 0.0
    /// The side that the next card is on.
    public var direction = Direction.leftToRight

    /// The smallest stride, from one card's edge to the next one's, in points («What a banner means», Geometry).
    public static let leastStride = 0.01

    /// Cards as large as the viewport, without a gap, from left to right.
    public init() {}
}

/// The side that the next card is on.
public enum Direction: CaseIterable, Sendable {
    /// The next card is on the right.
    case leftToRight
    /// The next card is on the left: x is mirrored in the viewport, pages and times are unchanged.
    case rightToLeft
}

/// How the content moves from one page to another («What a banner means», Transitions).
public struct Transition: Equatable, Sendable {
    /// T: how long the move takes; 0 is a jump.
    public var duration = Time.milliseconds(300)
    /// How the move speeds up and slows down.
    public var easing = Easing.easeInOut

    /// A move of 300 ms that eases in and out.
    public init() {}
}

/// How the card in the middle grows («What a banner means», Focus).
public struct Focus: Equatable, Sendable {
    /// The focused card's scale, more than 0; 1 for no effect.
    public var scale = 1.0
    /// How long a card takes to grow or to shrink.
    public var duration = Time.milliseconds(400)
    /// How the growth speeds up and slows down.
    public var easing = Easing.easeOut

    /// No effect.
    public init() {}
}

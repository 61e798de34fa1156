/// How a movement gathers and loses speed: the usual named curves, or a cubic Bézier of one's own
/// («What a banner means», Transitions).
public enum Easing: Equatable, Sendable {
    /// Even speed.
    case linear
    /// From rest to speed: (.42, 0, 1, 1).
    case easeIn
    /// From speed to rest: (0, 0, .58, 1).
    case easeOut
    /// From rest to rest: (.42, 0, .58, 1).
    case easeInOut
    /// A cubic Bézier from (0, 0) to (1, 1) with these two control points; both x lie in 0 … 1.
    case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
}

extension Banner {
    /// The easing of a movement: a named curve or a custom cubic Bézier («What a banner means»,
    /// Transitions).
    ///
    /// ```swift
    /// let easing = Banner.Easing.cubicBezier(x1: 0.34, y1: 1.56, x2: 0.64, y2: 1)
    /// ```
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Easing: Hashable, Sendable {
        /// Constant speed.
        case linear
        /// Starts slowly: (.42, 0, 1, 1).
        case easeIn
        /// Ends slowly: (0, 0, .58, 1).
        case easeOut
        /// Starts and ends slowly: (.42, 0, .58, 1).
        case easeInOut
        /// A cubic Bézier from (0, 0) to (1, 1) with these two control points; both x values are in
        /// 0 … 1.
        case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
    }
}

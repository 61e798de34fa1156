extension Banner {
    /// The movement from one page to another («What a banner means», Transitions).
    public struct Transition: Hashable, Sendable {
        /// T: the duration; 0 is a jump.
        public var duration: Time
        /// The easing.
        public var easing: Easing
        /// The visual effect.
        public var effect: Effect

        /// A transition; by default the cards slide for 300 ms, eased in and out.
        ///
        /// ```swift
        /// let fade = Banner.Transition(duration: .milliseconds(500), effect: .fade)
        /// ```
        public init(
            duration: Time = .milliseconds(300), easing: Easing = .easeInOut,
            effect: Effect = .slide
        ) {
            self.duration = duration
            self.easing = easing
            self.effect = effect
        }

        /// Encodes or decodes what a page's engine needs, in the order of the table.
        mutating func code(through numbers: inout some NumberCoder) {
            numbers.code(&duration)
            numbers.code(&easing)
            numbers.code(&effect)
        }

        /// The visual effect of a transition («What a banner means», Fade).
        public enum Effect: String, CaseIterable, Sendable {
            /// The cards move along the axis.
            case slide
            /// The cards lie on one another and change their opacity.
            case fade
        }
    }

    /// The growth of the card in the middle: `focus` in a file («What a banner means», Focus).
    public struct CardFocus: Hashable, Sendable {
        /// The scale of the card in the middle, more than 0; 1 for no effect.
        public var scale: Double
        /// The duration of a card's growing or shrinking.
        public var duration: Time
        /// The easing of the growth.
        public var easing: Easing

        /// A growth; none by default.
        public init(
            scale: Double = 1, duration: Time = .milliseconds(400), easing: Easing = .easeOut
        ) {
            self.scale = scale
            self.duration = duration
            self.easing = easing
        }

        /// Encodes or decodes what a page's engine needs, in the order of the table.
        mutating func code(through numbers: inout some NumberCoder) {
            numbers.code(&scale)
            numbers.code(&duration)
            numbers.code(&easing)
        }
    }

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

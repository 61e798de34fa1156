extension Banner {
    /// How the content moves from one page to another («What a banner means», Transitions).
    public struct Transition: Hashable, Sendable {
        /// T: how long the move takes; 0 is a jump.
        public var duration: Time
        /// How the move speeds up and slows down.
        public var easing: Easing
        /// What the move looks like.
        public var effect: Effect

        /// A move; by default of 300 ms, eased in and out, in which the cards slide.
        public init(
            duration: Time = .milliseconds(300), easing: Easing = .easeInOut, effect: Effect = .slide
        ) {
            self.duration = duration
            self.easing = easing
            self.effect = effect
        }

        /// What a move looks like («What a banner means», Fade).
        public enum Effect: String, CaseIterable, Sendable {
            /// The cards move along the axis.
            case slide
            /// The cards lie on one another and change their opacity.
            case fade
        }
    }

    /// How the card in the middle grows: `focus` in a file («What a banner means», Focus).
    public struct Emphasis: Hashable, Sendable {
        /// The focused card's scale, more than 0; 1 for no effect.
        public var scale: Double
        /// How long a card takes to grow or to shrink.
        public var duration: Time
        /// How the growth speeds up and slows down.
        public var easing: Easing

        /// A growth; by default none.
        public init(scale: Double = 1, duration: Time = .milliseconds(400), easing: Easing = .easeOut) {
            self.scale = scale
            self.duration = duration
            self.easing = easing
        }
    }
}

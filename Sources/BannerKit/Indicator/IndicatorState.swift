extension Banner.Indicator {
    /// What an indicator shows at one instant: one case a style («What a banner means», Events and state).
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum State: Equatable, Sendable {
        /// Hidden, because there is only one page.
        case hidden(Style)
        /// `count` equal dots.
        case dots(count: Int, current: Int)
        /// Dots of three sizes around a window.
        case scalingDots(ScalingDotsState)
        /// Dots, two of which share the pill's length.
        case pill(PillState)
        /// A thumb `width` points long, `x` points from the track's start, with opacity `alpha` (0 … 1).
        case scrollBar(x: Double, width: Double, alpha: Double)
        /// A bar filled to `fraction`, 0 … 1.
        case progressBar(fraction: Double)
        /// The text "page + 1 / count".
        case fraction(page: Int, count: Int)
        /// `count` segments: those before `current` are full, `current` is filled to `fill`, 0 … 1.
        case timerBar(count: Int, current: Int, fill: Double)

        /// The indicator's style.
        public var style: Style {
            switch self {
            case .hidden(let style): style
            case .dots: .dots
            case .scalingDots: .scalingDots
            case .pill: .pill
            case .scrollBar: .scrollBar
            case .progressBar: .progressBar
            case .fraction: .fraction
            case .timerBar: .timerBar
            }
        }
    }
}

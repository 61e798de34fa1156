extension Banner {
    /// What is drawn below the cards to tell the current page
    /// («What a banner means», Indicators); one case a style, with its parameters.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Indicator: Equatable, Sendable {
        /// No indicator.
        case none(Base = Base())
        /// n equal dots, one of them current.
        case dots(Dots = Dots())
        /// Dots of three sizes around a window of three big ones, for many pages (S0).
        case scalingDots(ScalingDots = ScalingDots())
        /// Dots with the current one stretched; its length passes to the next dot as the content moves (S1).
        case pill(Pill = Pill())
        /// A thumb on a track (S2).
        case scrollBar(ScrollBar = ScrollBar())
        /// A bar that fills page by page (S4).
        case progressBar(ProgressBar = ProgressBar())
        /// The text «2/5».
        case fraction(Base = Base())
        /// A segment for each page, filled by the timer, as in stories.
        case timerBar(TimerBar = TimerBar())

        /// What all styles have in common.
        public var base: Base {
            switch self {
            case .none(let base), .fraction(let base): base
            case .dots(let style): style.base
            case .scalingDots(let style): style.base
            case .pill(let style): style.base
            case .scrollBar(let style): style.base
            case .progressBar(let style): style.base
            case .timerBar(let style): style.base
            }
        }

        /// The style without its parameters.
        public var style: Style {
            switch self {
            case .none: .none
            case .dots: .dots
            case .scalingDots: .scalingDots
            case .pill: .pill
            case .scrollBar: .scrollBar
            case .progressBar: .progressBar
            case .fraction: .fraction
            case .timerBar: .timerBar
            }
        }

        /// The name of an indicator's style.
        #if hasAttribute(nonexhaustive)
            @nonexhaustive
        #endif
        public enum Style: CaseIterable, Sendable {
            /// The styles, in the order of «What a banner means», Indicators.
            case none, dots, scalingDots, pill, scrollBar, progressBar, fraction, timerBar
        }

        /// What all indicator styles have in common.
        public struct Base: Equatable, Sendable {
            /// The colour of the parts that are not current.
            public var color: Color
            /// The colour of the current part.
            public var currentColor: Color
            /// Whether the indicator is hidden when there is only one page.
            public var hidesForSinglePage: Bool

            /// By default black, at alpha 0.2 for the parts that are not current.
            public init(
                color: Color = .faintBlack, currentColor: Color = .black, hidesForSinglePage: Bool = true
            ) {
                self.color = color
                self.currentColor = currentColor
                self.hidesForSinglePage = hidesForSinglePage
            }
        }
    }
}

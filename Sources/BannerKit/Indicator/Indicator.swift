// The lists of styles. To add a style, add its type in Styles, and one line in each of these lists.

extension Banner {
    /// An indicator: a style with its parameters («What a banner means», Indicators).
    ///
    /// ```swift
    /// let indicator = Banner.Indicator.dots(Banner.Indicator.Dots(size: 8))
    /// ```
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Indicator: Hashable, Sendable {
        /// No indicator; `none` in a file.
        case absent(Base = Base())
        /// n equal dots, with the current one highlighted.
        case dots(Dots = Dots())
        /// Dots of three sizes around a window of three big ones, for many pages (S0).
        case scalingDots(ScalingDots = ScalingDots())
        /// Dots with the current one stretched; its length passes to the next dot as the content
        /// moves (S1).
        case pill(Pill = Pill())
        /// A thumb on a track (S2).
        ///
        /// Indirect: stored inline, its parameters would double the size of every indicator.
        indirect case scrollBar(ScrollBar = ScrollBar())
        /// A bar that fills page by page (S4).
        case progressBar(ProgressBar = ProgressBar())
        /// The text «2/5».
        case fraction(Base = Base())
        /// A segment for each page, filled by the timer, as in stories.
        case timerBar(TimerBar = TimerBar())

        /// The name of an indicator's style.
        #if hasAttribute(nonexhaustive)
            @nonexhaustive
        #endif
        public enum Style: String, CaseIterable, Sendable {
            /// The styles, in the order of «What a banner means», Indicators.
            case absent = "none", dots, scalingDots, pill, scrollBar, progressBar, fraction, timerBar

            /// The style's name, as in a banner file.
            package var word: String { rawValue }
        }

        /// An indicator's state at one instant, with one case per style («What a banner means»,
        /// Events and state).
        #if hasAttribute(nonexhaustive)
            @nonexhaustive
        #endif
        package enum State: Hashable, Sendable {
            /// Hidden, because there is only one page.
            case hidden(Style)
            /// `count` equal dots.
            case dots(count: Int, current: Int)
            /// Dots of three sizes around a window.
            case scalingDots(ScalingDotsState)
            /// Dots, two of which share the pill's length.
            case pill(PillState)
            /// A thumb `width` points long, `x` points from the track's start, with opacity `alpha`
            /// (0 … 1). `shift` is its distance from the normal place, in points, for a bar that
            /// hides by sliding.
            case scrollBar(x: Double, width: Double, alpha: Double, shift: Double? = nil)
            /// A bar filled to `fraction`, 0 … 1.
            case progressBar(fraction: Double)
            /// The text "page + 1 / count".
            case fraction(page: Int, count: Int)
            /// `count` segments: those before `current` are full, `current` is filled to `fill`,
            /// 0 … 1.
            case timerBar(count: Int, current: Int, fill: Double)
        }
    }
}

extension Banner.Indicator {
    /// Calls the visitor with the concrete style.
    func ask<Question: IndicatorQuestion>(_ question: Question) -> Question.Answer {
        switch self {
        case .absent(let base): question.answer(NoIndicator(base: base))
        case .dots(let style): question.answer(style)
        case .scalingDots(let style): question.answer(style)
        case .pill(let style): question.answer(style)
        case .scrollBar(let style): question.answer(style)
        case .progressBar(let style): question.answer(style)
        case .fraction(let base): question.answer(Fraction(base: base))
        case .timerBar(let style): question.answer(style)
        }
    }
}

extension Banner.Indicator {
    /// The style without its parameters.
    public var style: Style {
        switch self {
        case .absent: .absent
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

extension Banner.Indicator.Style {
    /// The indicator of this style with every parameter at its default.
    package var indicator: Banner.Indicator {
        switch self {
        case .absent: .absent()
        case .dots: .dots()
        case .scalingDots: .scalingDots()
        case .pill: .pill()
        case .scrollBar: .scrollBar()
        case .progressBar: .progressBar()
        case .fraction: .fraction()
        case .timerBar: .timerBar()
        }
    }
}

extension Banner.Indicator.State {
    /// The indicator's style.
    package var style: Banner.Indicator.Style { Banner.Expectation.IndicatorValues(self).style ?? .absent }
}

extension Banner.Expectation.IndicatorValues {
    /// The values of a state, with the names that expectations and JSON use.
    package init(_ state: Banner.Indicator.State?) {
        switch state {
        case nil: self.init(style: .absent)
        case .hidden(let style): self.init(style: style, hidden: true)
        case .dots(let count, let current): self.init(style: .dots, count: count, current: current)
        case .scalingDots(let dots): self = dots.values
        case .pill(let pill): self = pill.values
        case .scrollBar(let x, let width, let alpha, let shift):
            self.init(style: .scrollBar, x: x, width: width, alpha: alpha, shift: shift)
        case .progressBar(let fraction): self.init(style: .progressBar, fraction: fraction)
        case .fraction(let page, let count):
            self.init(style: .fraction, text: Banner.Indicator.Fraction.text(page: page, count: count))
        case .timerBar(let count, let current, let fill):
            self.init(style: .timerBar, count: count, current: current, fill: fill)
        }
        hidden = hidden ?? false
    }
}

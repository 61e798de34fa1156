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
            case absent = "none", dots, scalingDots, pill, scrollBar, progressBar, fraction,
                timerBar

            /// The style's name, as in a banner file.
            package var word: String { rawValue }
        }

        /// An indicator's state at one instant, with one case per style («What a banner means»,
        /// Events and state).
        #if hasAttribute(nonexhaustive)
            @nonexhaustive
        #endif
        package enum State: Hashable {
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
    func accept<Visitor: IndicatorVisitor>(_ visitor: Visitor) -> Visitor.Result {
        var visitor = visitor
        return accept(&visitor)
    }

    func accept<Visitor: IndicatorVisitor>(_ visitor: inout Visitor) -> Visitor.Result {
        switch self {
        case .absent(let base): visitor.visit(NoIndicator(base: base))
        case .dots(let style): visitor.visit(style)
        case .scalingDots(let style): visitor.visit(style)
        case .pill(let style): visitor.visit(style)
        case .scrollBar(let style): visitor.visit(style)
        case .progressBar(let style): visitor.visit(style)
        case .fraction(let base): visitor.visit(Fraction(base: base))
        case .timerBar(let style): visitor.visit(style)
        }
    }

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

    /// The properties that all indicator styles share.
    public struct Base: Hashable, Sendable {
        /// The colour of the parts that are not current.
        public var color: Banner.Color
        /// The colour of the current part.
        public var currentColor: Banner.Color
        /// Whether the indicator is hidden when there is only one page.
        public var hidesForSinglePage: Bool
        /// The placement: beside the cards or on them.
        public var placement: Placement
        /// The edge at which the indicator is.
        public var edge: Edge
        /// The distance between an indicator on the cards and its edge, in points.
        public var margin: Double

        /// Shared properties; by default black, with alpha 0.2 for the parts that are not current.
        public init(
            color: Banner.Color = .faintBlack, currentColor: Banner.Color = .black,
            hidesForSinglePage: Bool = true,
            placement: Placement = .below, edge: Edge = .bottom, margin: Double = 12
        ) {
            self.color = color
            self.currentColor = currentColor
            self.hidesForSinglePage = hidesForSinglePage
            self.placement = placement
            self.edge = edge
            self.margin = margin
        }

        /// Encodes or decodes what a page's engine needs, in the order of the table.
        @inline(never)
        mutating func code(through numbers: inout some NumberCoder) {
            numbers.code(&color)
            numbers.code(&currentColor)
            numbers.code(&hidesForSinglePage)
            numbers.code(&placement)
            numbers.code(&edge)
            numbers.code(&margin)
        }

        /// The distance between the marks and the edge, in points: `margin` on the cards, 12 beside
        /// them.
        var gap: Double { placement == .over ? margin : IndicatorStrip.space / 2 }
    }

    /// The placement of an indicator: beside the cards or on them («What a banner means», Where the
    /// indicator is).
    public enum Placement: String, CaseIterable, Sendable {
        /// Beside the cards.
        case below
        /// On the cards.
        case over
    }

    /// The edge at which an indicator is.
    public enum Edge: String, CaseIterable, Sendable {
        /// Below the cards, or on their lower part.
        case bottom
        /// Above the cards, or on their upper part.
        case top
    }

    /// The properties that all styles share.
    package var base: Base {
        get { accept(BaseVisitor()) }
        set { self = accept(BaseSetter(base: newValue)) }
    }

    /// The style's display names and descriptions.
    package var words: IndicatorWords { accept(WordsVisitor()) }

    /// The style's own parameters.
    package var parameters: [IndicatorParameter] { accept(ParametersVisitor()).list }

    /// The value of the style's own parameter with this index; `nil` if it has no value or does not
    /// exist.
    package func number(ofParameter number: Int) -> Double? {
        accept(ParametersVisitor(only: number)).list.first?.number
    }

    /// Replaces the value of the style's own parameter with this index; a negative number removes
    /// it.
    package mutating func replace(parameter number: Int, with value: Double) {
        self = accept(ParametersVisitor(only: number, new: value)).indicator
    }

    /// The indicator's state at an instant; `nil` for the style `none`.
    func state(at moment: IndicatorMoment) -> State? {
        moment.setting.isHidden ? .hidden(style) : accept(StateVisitor(moment: moment))
    }

    /// The height of the strip below the cards, in points.
    var stripHeight: Double { accept(HeightVisitor()) }

    /// The shapes that draw a state.
    func marks(of state: State, on strip: IndicatorStrip) -> [Picture.Mark] {
        var visitor = MarksVisitor(state: state, strip: strip)
        accept(&visitor)
        return visitor.strip.marks
    }

    /// A state drawn with characters.
    func text(of state: State, in cells: IndicatorDrawing) -> String {
        if case .hidden = state { return "hidden" }
        return accept(TextVisitor(state: state, cells: cells))
    }

    /// The length of a row of marks, one for each page, in points; `nil` for other styles.
    package func rowLength(count: Int) -> Double? {
        switch self {
        case .dots(let dots): dots.length(count: count)
        case .pill(let pill): pill.length(count: count)
        case .scalingDots(let dots): dots.length(count: count)
        case .absent, .scrollBar, .progressBar, .fraction, .timerBar: nil
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
    package var style: Banner.Indicator.Style {
        Banner.Expectation.IndicatorValues(self).style ?? .absent
    }
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
            self.init(
                style: .fraction, text: Banner.Indicator.Fraction.text(page: page, count: count))
        case .timerBar(let count, let current, let fill):
            self.init(style: .timerBar, count: count, current: current, fill: fill)
        }
        hidden = hidden ?? false
    }
}

// Operations on an indicator of any style. Embedded Swift has no `any IndicatorStyle`, so each
// operation is a visitor type of its own, for `Indicator.accept`.

/// A visitor: an operation on any style.
protocol IndicatorVisitor {
    associatedtype Result
    mutating func visit<Style: IndicatorStyle>(_ style: Style) -> Result
}

private struct BaseVisitor: IndicatorVisitor {
    func visit(_ style: some IndicatorStyle) -> Banner.Indicator.Base { style.base }
}

private struct BaseSetter: IndicatorVisitor {
    let base: Banner.Indicator.Base
    func visit(_ style: some IndicatorStyle) -> Banner.Indicator {
        var style = style
        style.base = base
        return style.indicator
    }
}

private struct WordsVisitor: IndicatorVisitor {
    func visit<Style: IndicatorStyle>(_ style: Style) -> IndicatorWords { Style.words }
}

private struct ParametersVisitor: IndicatorVisitor {
    var only: Int?
    var new: Double?
    func visit(_ style: some IndicatorStyle) -> (
        list: [IndicatorParameter], indicator: Banner.Indicator
    ) {
        var (style, parameters) = (style, IndicatorParameters(only: only, replacing: new))
        style.list(in: &parameters)
        return (parameters.list, style.indicator)
    }
}

private struct StateVisitor: IndicatorVisitor {
    let moment: IndicatorMoment
    func visit(_ style: some IndicatorStyle) -> Banner.Indicator.State? { style.state(at: moment) }
}

private struct HeightVisitor: IndicatorVisitor {
    func visit(_ style: some IndicatorStyle) -> Double { style.stripHeight }
}

private struct MarksVisitor: IndicatorVisitor {
    let state: Banner.Indicator.State
    var strip: IndicatorStrip
    mutating func visit(_ style: some IndicatorStyle) { style.draw(state, on: &strip) }
}

private struct TextVisitor: IndicatorVisitor {
    let state: Banner.Indicator.State
    let cells: IndicatorDrawing
    func visit(_ style: some IndicatorStyle) -> String { style.text(of: state, in: cells) }
}

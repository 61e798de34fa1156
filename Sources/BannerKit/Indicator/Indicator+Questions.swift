// Operations on an indicator of any style. Embedded Swift has no `any IndicatorStyle`, so each
// operation is a visitor type of its own, and `Indicator.ask` is the only place that switches over
// the styles.

/// A visitor: an operation on any style.
protocol IndicatorQuestion {
    associatedtype Answer
    func answer<Style: IndicatorStyle>(_ style: Style) -> Answer
}

extension Banner.Indicator {
    /// The properties that all styles share.
    package var base: Base {
        get { ask(BaseQuestion()) }
        set { self = ask(BaseChange(base: newValue)) }
    }

    /// The style's display names and descriptions.
    package var words: IndicatorWords { ask(WordsQuestion()) }

    /// The style's own parameters.
    package var parameters: [IndicatorParameter] { ask(ParametersQuestion()).list }

    /// The value of the style's own parameter with this index; `nil` if it has no value or does not
    /// exist.
    package func number(ofParameter number: Int) -> Double? {
        ask(ParametersQuestion(only: number)).list.first?.number
    }

    /// Replaces the parameters that have a number here, in their order; a negative number removes
    /// the value.
    package mutating func replace(parameters numbers: [Double?]) {
        self = ask(ParametersQuestion(numbers: numbers)).indicator
    }

    /// The indicator's state at an instant; `nil` for the style `none`.
    func state(at moment: IndicatorMoment) -> State? {
        moment.setting.isHidden ? .hidden(style) : ask(StateQuestion(moment: moment))
    }

    /// The height of the strip below the cards, in points.
    var stripHeight: Double { ask(HeightQuestion()) }

    /// The shapes that draw a state.
    func marks(of state: State, on strip: IndicatorStrip) -> [Picture.Mark] {
        ask(MarksQuestion(state: state, strip: strip))
    }

    /// A state drawn with characters.
    func text(of state: State, in cells: IndicatorDrawing) -> String {
        if case .hidden = state { return "hidden" }
        return ask(TextQuestion(state: state, cells: cells))
    }
}

private struct BaseQuestion: IndicatorQuestion {
    func answer(_ style: some IndicatorStyle) -> Banner.Indicator.Base { style.base }
}

private struct BaseChange: IndicatorQuestion {
    let base: Banner.Indicator.Base
    func answer(_ style: some IndicatorStyle) -> Banner.Indicator {
        var style = style
        style.base = base
        return style.indicator
    }
}

private struct WordsQuestion: IndicatorQuestion {
    func answer<Style: IndicatorStyle>(_ style: Style) -> IndicatorWords { Style.words }
}

private struct ParametersQuestion: IndicatorQuestion {
    var numbers: [Double?] = []
    var only: Int?
    func answer(_ style: some IndicatorStyle) -> (list: [IndicatorParameter], indicator: Banner.Indicator) {
        var (style, parameters) = (style, IndicatorParameters(replacing: numbers, only: only))
        style.list(in: &parameters)
        return (parameters.list, style.indicator)
    }
}

private struct StateQuestion: IndicatorQuestion {
    let moment: IndicatorMoment
    func answer(_ style: some IndicatorStyle) -> Banner.Indicator.State? { style.state(at: moment) }
}

private struct HeightQuestion: IndicatorQuestion {
    func answer(_ style: some IndicatorStyle) -> Double { style.stripHeight }
}

private struct MarksQuestion: IndicatorQuestion {
    let state: Banner.Indicator.State
    let strip: IndicatorStrip
    func answer(_ style: some IndicatorStyle) -> [Picture.Mark] { style.marks(of: state, on: strip) }
}

private struct TextQuestion: IndicatorQuestion {
    let state: Banner.Indicator.State
    let cells: IndicatorDrawing
    func answer(_ style: some IndicatorStyle) -> String { style.text(of: state, in: cells) }
}

// What is drawn and written of each style; the style's own file in Styles says how. The compiler asks for a line in
// each of these lists.

extension Banner.Indicator {
    /// The height of the strip below the cards, in points.
    var stripHeight: Double {
        switch self {
        case .none: 0
        case .dots(let style): style.stripHeight
        case .scalingDots(let style): style.stripHeight
        case .pill(let style): style.stripHeight
        case .scrollBar(let style): style.stripHeight
        case .progressBar(let style): style.stripHeight
        case .fraction: FractionPicture.stripHeight
        case .timerBar(let style): style.stripHeight
        }
    }

    /// The marks of a state of this indicator.
    func marks(of state: State, on strip: IndicatorStrip) -> [Picture.Mark] {
        switch self {
        case .none: []
        case .dots(let style): style.marks(of: state, on: strip)
        case .scalingDots(let style): style.marks(of: state, on: strip)
        case .pill(let style): style.marks(of: state, on: strip)
        case .scrollBar(let style): style.marks(of: state, on: strip)
        case .progressBar(let style): style.marks(of: state, on: strip)
        case .fraction(let base): FractionPicture.marks(of: state, base, on: strip)
        case .timerBar(let style): style.marks(of: state, on: strip)
        }
    }

    /// The style's own parameters as numbers, for the engine in a page.
    var numbers: [Double] {
        switch self {
        case .none, .fraction: []
        case .dots(let style): style.numbers
        case .scalingDots(let style): style.numbers
        case .pill(let style): style.numbers
        case .scrollBar(let style): style.numbers
        case .progressBar(let style): style.numbers
        case .timerBar(let style): style.numbers
        }
    }

    /// The indicator whose own parameters are the next numbers.
    init(_ style: Style, _ base: Base, from numbers: inout NumberReader) {
        self =
            switch style {
            case .none: .none(base)
            case .dots: .dots(Dots(base, from: &numbers))
            case .scalingDots: .scalingDots(ScalingDots(base, from: &numbers))
            case .pill: .pill(Pill(base, from: &numbers))
            case .scrollBar: .scrollBar(ScrollBar(base, from: &numbers))
            case .progressBar: .progressBar(ProgressBar(base, from: &numbers))
            case .fraction: .fraction(base)
            case .timerBar: .timerBar(TimerBar(base, from: &numbers))
            }
    }
}

extension Banner.Indicator.State {
    /// The state as characters.
    func text(in cells: IndicatorCells) -> String {
        switch self {
        case .hidden: "hidden"
        case .dots(_, let current): Banner.Indicator.Dots.text(current: current, in: cells)
        case .scalingDots(let dots): dots.text(in: cells)
        case .pill(let pill): pill.text(in: cells)
        case .scrollBar(let x, let width, let alpha):
            Banner.Indicator.ScrollBar.text(x: x, width: width, alpha: alpha, in: cells)
        case .progressBar(let fraction): cells.filled(fraction)
        case .fraction(let page, let count): IndicatorFraction.text(page: page, count: count)
        case .timerBar(_, let current, let fill):
            Banner.Indicator.TimerBar.text(current: current, fill: fill, in: cells)
        }
    }

    /// How far along the indicator the current mark is, 0 … 1, or −1 if nothing is shown; a scroll bar's track is this
    /// many points long.
    package func progress(track: Double) -> Double {
        switch self {
        case .hidden: -1
        case .dots(let count, let current), .fraction(let current, let count): share(Double(current), count)
        case .scalingDots(let dots): share(Double(dots.current), dots.count)
        case .pill(let pill): share(pill.place, pill.count)
        case .scrollBar(let x, let width, _): max(0, min(1, x / max(1, track - width)))
        case .progressBar(let fraction): fraction
        case .timerBar(let count, let current, let fill): (Double(current) + fill) / Double(count)
        }
    }

    private func share(_ page: Double, _ count: Int) -> Double { count > 1 ? page / Double(count - 1) : 0 }
}

extension Banner.Indicator.Style {
    /// The style's name, as in a banner file.
    package var word: String {
        switch self {
        case .none: "none"
        case .dots: "dots"
        case .scalingDots: "scalingDots"
        case .pill: "pill"
        case .scrollBar: "scrollBar"
        case .progressBar: "progressBar"
        case .fraction: "fraction"
        case .timerBar: "timerBar"
        }
    }
}

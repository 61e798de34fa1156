import BannerDiagnostics
import BannerKit
import BannerTree

extension Banner.Indicator.Style {
    /// How a style's parameters are read; each is made on first use.
    var variant: IndicatorVariant {
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

    /// A style's word.
    fileprivate var choice: Choice<Self> {
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

    /// The words of the styles.
    static let shape = Shape<Banner.Indicator.Style>.choice(allCases.map(\.choice))
}

extension Banner.Indicator {
    /// The value of `indicator`, or only its style.
    static let shape = Shape.variants({ $0.variant }, defaultStyle: .dots)
}

extension Banner.Indicator {
    /// `progressBar`: a bar that fills page by page (S4).
    public struct ProgressBar: Equatable, Sendable {
        /// What all styles have in common.
        public var base: Base
        /// The bar's length in points; `nil` for 0.8 of the viewport's width.
        public var width: Double?
        /// The bar's height in points.
        public var height: Double

        /// The style; every parameter that is left out has its default («What a banner means», Indicators).
        public init(base: Base = Base(), width: Double? = nil, height: Double = 4) {
            self.base = base
            self.width = width
            self.height = height
        }
    }
}

extension Banner.Indicator.ProgressBar {
    func state(at moment: IndicatorMoment) -> Banner.Indicator.State {
        .progressBar(fraction: Double(moment.page + 1) / Double(moment.count))
    }

    static func values(fraction: Double) -> Banner.Expectation.IndicatorValues {
        Banner.Expectation.IndicatorValues(style: .progressBar, fraction: fraction)
    }
}

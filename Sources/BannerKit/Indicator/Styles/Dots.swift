extension Banner.Indicator {
    /// `dots`: equal dots, one of them current.
    public struct Dots: Equatable, Sendable {
        /// What all styles have in common.
        public var base: Base
        /// A dot's diameter in points.
        public var size: Double
        /// The gap between two dots in points.
        public var spacing: Double

        /// The style; every parameter that is left out has its default («What a banner means», Indicators).
        public init(base: Base = Base(), size: Double = 7, spacing: Double = 9) {
            self.base = base
            self.size = size
            self.spacing = spacing
        }
    }
}

extension Banner.Indicator.Dots {
    func state(at moment: IndicatorMoment) -> Banner.Indicator.State {
        .dots(count: moment.count, current: moment.page)
    }

    static func values(count: Int, current: Int) -> Banner.Expectation.IndicatorValues {
        Banner.Expectation.IndicatorValues(style: .dots, count: count, current: current)
    }
}

extension Banner.Indicator {
    /// `timerBar`: a segment for each page, filled by the timer.
    public struct TimerBar: Equatable, Sendable {
        /// What all styles have in common.
        public var base: Base
        /// A segment's height in points.
        public var height: Double
        /// The gap between two segments in points.
        public var spacing: Double

        /// The style; every parameter that is left out has its default («What a banner means», Indicators).
        public init(base: Base = Base(), height: Double = 3, spacing: Double = 4) {
            self.base = base
            self.height = height
            self.spacing = spacing
        }
    }
}

extension Banner.Indicator.TimerBar {
    func state(at moment: IndicatorMoment) -> Banner.Indicator.State {
        .timerBar(count: moment.count, current: moment.page, fill: moment.fill)
    }

    static func values(count: Int, current: Int, fill: Double) -> Banner.Expectation.IndicatorValues {
        Banner.Expectation.IndicatorValues(style: .timerBar, count: count, current: current, fill: fill)
    }
}

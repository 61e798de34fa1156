extension Banner.Indicator {
    /// `timerBar`: a segment for each page, filled by the timer.
    public struct TimerBar: IndicatorStyle, Hashable, Sendable {
        /// The properties that all styles share.
        public var base: Base
        /// A segment's height in points.
        public var height: Double
        /// The gap between two segments in points.
        public var spacing: Double

        /// The style; omitted parameters have their defaults («What a banner means», Indicators).
        public init(base: Base = Base(), height: Double = 3, spacing: Double = 4) {
            self.base = base
            self.height = height
            self.spacing = spacing
        }

        static let words = IndicatorWords(
            "Timer bar", "A segment for each page, filled by the timer.",
            "A segment for each page, filled by the timer, as in stories.")

        var indicator: Banner.Indicator { .timerBar(self) }

        mutating func list(in parameters: inout some ParameterList) {
            parameters.size("height", &height, "A segment's height in points.")
            parameters.gap("spacing", &spacing, "The gap between two segments in points.")
        }

        func state(at moment: IndicatorMoment) -> State? {
            .timerBar(count: moment.count, current: moment.page, fill: moment.fill)
        }

        var stripHeight: Double { IndicatorStrip.space + height }

        /// The width of a segment of 0.9 of a card, in points; negative if the gaps leave no room.
        package func segmentWidth(count: Int, cellWidth: Double) -> Double {
            (cellWidth * 0.9 - Double(count - 1) * spacing) / Double(count)
        }

        func draw(_ state: State, on strip: inout IndicatorStrip) {
            guard case .timerBar(let count, let current, let fill) = state else { return }
            let width = max(0.5, segmentWidth(count: count, cellWidth: strip.cellWidth))
            let step = width + spacing
            let start = strip.start(
                length: Double(count) * step - spacing, middle: Double(current) * step)
            for page in strip.visiblePages(start: start, step: step, count: count) {
                let x = start + Double(page) * step
                strip.mark(-1 - 2 * page, x: x, width: width, height: height, base.color)
                let part =
                    Self.hasPassed(page, current: current, isBackward: strip.isBackward)
                    ? 1 : page == current ? fill : 0
                if part > 0 {
                    strip.mark(
                        -2 - 2 * page, x: x, width: width * part, height: height,
                        base.currentColor)
                }
            }
        }

        func text(of state: State, in cells: IndicatorDrawing) -> String {
            guard case .timerBar(_, let current, let fill) = state else { return "" }
            return cells.row(around: current) { page in
                let isPassed = Self.hasPassed(page, current: current, isBackward: cells.isBackward)
                return isPassed || page == current && fill >= 1 ? cells.full : cells.empty
            } + " \(Int(nearest: (fill * 100).rounded(.down), in: 0...100))%"
        }

        /// Whether the timer has passed a page: a page before the current one or, backward, after
        /// it.
        private static func hasPassed(_ page: Int, current: Int, isBackward: Bool) -> Bool {
            isBackward ? page > current : page < current
        }
    }
}

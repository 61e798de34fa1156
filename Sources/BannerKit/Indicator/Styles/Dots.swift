extension Banner.Indicator {
    /// `dots`: equal dots, with the current one highlighted.
    public struct Dots: IndicatorStyle, Hashable, Sendable {
        /// The properties that all styles share.
        public var base: Base
        /// A dot's diameter in points.
        public var size: Double
        /// The gap between two dots in points.
        public var spacing: Double

        /// The style; omitted parameters have their defaults («What a banner means», Indicators).
        public init(base: Base = Base(), size: Double = 7, spacing: Double = 9) {
            self.base = base
            self.size = size
            self.spacing = spacing
        }

        static let words = IndicatorWords("Dots", "Equal dots, one of them current.")

        var indicator: Banner.Indicator { .dots(self) }

        mutating func list(in parameters: inout some ParameterList) {
            parameters.size("size", &size, "A dot's diameter in points.")
            parameters.gap("spacing", &spacing, "The gap between two dots in points.")
        }

        func state(at moment: IndicatorMoment) -> State? {
            .dots(count: moment.count, current: moment.page)
        }

        var stripHeight: Double { IndicatorStrip.space + size }

        /// The length of the row in points.
        func length(count: Int) -> Double { Double(count) * (size + spacing) - spacing }

        func draw(_ state: State, on strip: inout IndicatorStrip) {
            guard case .dots(let count, let current) = state else { return }
            let step = size + spacing
            let start = strip.start(
                length: length(count: count), middle: Double(current) * step)
            for page in strip.visiblePages(start: start, step: step, count: count) {
                strip.mark(
                    page, x: start + Double(page) * step, width: size, height: size,
                    page == current ? base.currentColor : base.color)
            }
        }

        func text(of state: State, in cells: IndicatorDrawing) -> String {
            guard case .dots(_, let current) = state else { return "" }
            return cells.row(around: current) { $0 == current ? cells.current : cells.other }
        }
    }
}

extension Banner.Indicator {
    /// `progressBar`: a bar that fills page by page (S4).
    public struct ProgressBar: IndicatorStyle, Hashable, Sendable {
        /// The properties that all styles share.
        public var base: Base
        /// The bar's length in points; `nil` for 0.8 of the viewport's width.
        public var width: Double?
        /// The bar's height in points.
        public var height: Double

        /// The style; omitted parameters have their defaults («What a banner means», Indicators).
        public init(base: Base = Base(), width: Double? = nil, height: Double = 4) {
            self.base = base
            self.width = width
            self.height = height
        }

        static let words = IndicatorWords("Progress bar", "A bar that is filled page by page.")

        var indicator: Banner.Indicator { .progressBar(self) }

        mutating func list(in parameters: inout some ParameterList) {
            parameters.size(
                "width", &width, "The bar's length in points.", else: "0.8 of the viewport's width",
                example: 312)
            parameters.size("height", &height, "The bar's height in points.")
        }

        func state(at moment: IndicatorMoment) -> State? {
            .progressBar(fraction: Double(moment.page + 1) / Double(moment.count))
        }

        var stripHeight: Double { IndicatorStrip.space + height }

        func draw(_ state: State, on strip: inout IndicatorStrip) {
            guard case .progressBar(let fraction) = state else { return }
            let width = width ?? strip.width * 0.8
            let start = strip.centred(width)
            strip.mark(-1, x: start, width: width, height: height, base.color)
            strip.mark(-2, x: start, width: width * fraction, height: height, base.currentColor)
        }

        func text(of state: State, in cells: IndicatorDrawing) -> String {
            if case .progressBar(let fraction) = state { cells.filled(fraction) } else { "" }
        }
    }
}

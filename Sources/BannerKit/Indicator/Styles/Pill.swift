extension Banner.Indicator {
    /// `pill`: dots with the current one stretched to a pill (S1).
    public struct Pill: IndicatorStyle, Hashable, Sendable {
        /// The properties that all styles share.
        public var base: Base
        /// The pill's length in points.
        public var width: Double
        /// The height of the pill and the dots in points.
        public var height: Double
        /// A dot's width in points.
        public var dot: Double
        /// The gap between two dots in points.
        public var spacing: Double

        /// The style; omitted parameters have their defaults («What a banner means», Indicators).
        public init(
            base: Base = Base(), width: Double = 20, height: Double = 6, dot: Double = 6,
            spacing: Double = 6
        ) {
            self.base = base
            self.width = width
            self.height = height
            self.dot = dot
            self.spacing = spacing
        }

        static let words = IndicatorWords(
            "Pill", "Dots with the current one stretched.",
            "The current dot is stretched; its length passes to the next one as the content moves.")

        var indicator: Banner.Indicator { .pill(self) }

        mutating func list(in parameters: inout some ParameterList) {
            parameters.size("width", &width, "The pill's length in points.")
            parameters.size("height", &height, "The height of the pill and the dots in points.")
            parameters.size("dot", &dot, "A dot's width in points.")
            parameters.gap("spacing", &spacing, "The gap between two dots in points.")
        }

        func state(at moment: IndicatorMoment) -> State? {
            .pill(PillState(self, count: moment.count, place: moment.place))
        }

        var stripHeight: Double { IndicatorStrip.space + height }

        /// The length of the row in points.
        func length(count: Int) -> Double {
            Double(count) * (dot + spacing) - spacing + width - dot
        }

        func draw(_ state: State, on strip: inout IndicatorStrip) {
            guard case .pill(let pill) = state else { return }
            let step = dot + spacing
            let start = strip.start(
                length: length(count: pill.count),
                middle: (Double(pill.first) + pill.progress) * step)
            for page in strip.visiblePages(start: start, step: step, count: pill.count) {
                var x = start + Double(page) * step
                if page > pill.first { x += pill.firstWidth - dot }
                if let second = pill.second, page > second { x += pill.secondWidth - dot }
                strip.mark(
                    page, x: x, width: pill.width(of: page), height: height,
                    base.color.mixed(with: base.currentColor, part: pill.currentPart(of: page)))
            }
        }

        func text(of state: State, in cells: IndicatorDrawing) -> String {
            guard case .pill(let pill) = state else { return "" }
            return cells.row(around: pill.first) { $0 == pill.first ? cells.pill : cells.other }
        }
    }

    /// The state of a pill indicator («What a banner means», Indicators; S1).
    ///
    /// While the content moves, the pill's length passes to the next dot. From the last page to the
    /// first, the last and the first dot share it.
    package struct PillState: Hashable {
        /// n: the number of dots.
        package let count: Int
        /// i: the dot that the pill moves from.
        package let first: Int
        /// j: the dot that the pill moves to; `nil` for a single dot.
        package let second: Int?
        /// f: the progress of the pill from `first` to `second`, 0 ..< 1.
        package let progress: Double
        private let width, dot: Double

        init(_ style: Pill, count: Int, place: Double) {
            let (page, part) = pageAndPart(of: place)
            self.count = count
            first = max(0, min(count - 1, Int(clamped: page)))
            second = count == 1 ? nil : (first + 1) % count
            progress = part
            width = style.width
            dot = style.dot
        }

        /// The width in points of the dot that the pill moves from.
        package var firstWidth: Double { dot + (width - dot) * (1 - progress) }
        /// The width in points of the dot that the pill moves to.
        package var secondWidth: Double { dot + (width - dot) * progress }

        /// The width in points of a page's dot.
        package func width(of page: Int) -> Double {
            if page == first { return firstWidth }
            return page == second ? secondWidth : dot
        }

        /// The share of the current colour in a page's dot, 0 … 1, mixed in straight RGBA with the
        /// colour of the other dots.
        package func currentPart(of page: Int) -> Double {
            if page == first { return 1 - progress }
            return page == second ? progress : 0
        }
    }
}

extension Banner.Indicator.PillState {
    var values: Banner.Expectation.IndicatorValues {
        Banner.Expectation.IndicatorValues(
            style: .pill, count: count, pair: second.map { [first, $0] } ?? [first],
            widths: second == nil ? [firstWidth] : [firstWidth, secondWidth])
    }
}

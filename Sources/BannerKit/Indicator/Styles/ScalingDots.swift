extension Banner.Indicator {
    /// `scalingDots`: three big dots around the current page, with smaller ones beside them (S0).
    public struct ScalingDots: IndicatorStyle, Hashable, Sendable {
        /// The properties that all styles share.
        public var base: Base
        /// The diameter in points of a dot in the window.
        public var big: Double
        /// The diameter in points of a dot next to the window.
        public var medium: Double
        /// The diameter in points of a dot two places from the window.
        public var small: Double
        /// The gap between two dots in points.
        public var spacing: Double
        /// The colour behind the dots; `nil` for none.
        public var background: Banner.Color?

        /// The style; omitted parameters have their defaults («What a banner means», Indicators).
        public init(
            base: Base = Base(), big: Double = 4, medium: Double = 3, small: Double = 2,
            spacing: Double = 4,
            background: Banner.Color? = nil
        ) {
            self.base = base
            self.big = big
            self.medium = medium
            self.small = small
            self.spacing = spacing
            self.background = background
        }

        static let words = IndicatorWords(
            "Scaling dots", "Dots of three sizes around a window of three, for many pages.",
            """
            Three big dots around the current page, smaller ones beside them, at most seven in \
            total.
            """
        )

        var indicator: Banner.Indicator { .scalingDots(self) }

        mutating func list(in parameters: inout some ParameterList) {
            parameters.size("big", &big, "The diameter in points of the three dots in the window.")
            parameters.size(
                "medium", &medium, "The diameter in points of the dots next to the window.")
            parameters.size(
                "small", &small, "The diameter in points of the dots two places from the window.")
            parameters.gap("spacing", &spacing, "The gap between two dots in points.")
            parameters.color("background", &background, "The colour behind the dots.", else: "none")
        }

        func state(at moment: IndicatorMoment) -> State? {
            .scalingDots(
                ScalingDotsState(
                    self, count: moment.count, current: moment.page, window: moment.dots))
        }

        var stripHeight: Double { IndicatorStrip.space + big }

        /// The length of the row, at its longest, with its background, in points.
        package func length(count: Int) -> Double {
            let equal = Banner.Indicator.ScalingDotsState.maxEqual
            let sizes =
                count > equal
                ? 3 * big + 2 * medium + Double(min(2, count - equal)) * small : Double(count) * big
            return sizes + Double(min(7, count) - 1) * spacing + (background == nil ? 0 : 16)
        }

        func draw(_ state: State, on strip: inout IndicatorStrip) {
            guard case .scalingDots(let dots) = state else { return }
            let pages = dots.first..<dots.first + dots.visibleCount
            let length =
                pages.reduce(0) { $0 + dots.size(of: $1) } + Double(pages.count - 1) * spacing
            let start = strip.centred(length)
            if let background {
                strip.mark(-1, x: start - 8, width: length + 16, height: big + 10, background)
            }
            var x = start
            for page in pages {
                let size = dots.size(of: page)
                let color = page == dots.current ? base.currentColor : base.color
                strip.mark(page, x: x, width: size, height: size, color)
                x += size + spacing
            }
        }

        func text(of state: State, in cells: IndicatorDrawing) -> String {
            guard case .scalingDots(let dots) = state else { return "" }
            let row = (dots.first..<dots.first + dots.visibleCount).map { page in
                page == dots.current ? cells.current : cells.steps[dots.step(of: page) ?? 2]
            }
            return cells.inDirection(row.joined())
        }
    }

    /// The state of a scaling dots indicator («What a banner means», Indicators; S0).
    ///
    /// The window depends on the earlier pages, so the state machine stores it.
    package struct ScalingDotsState: Hashable {
        /// n: the number of pages.
        package let count: Int
        /// The current page, always a big dot.
        package let current: Int
        private let window: Int
        private let big, medium, small: Double

        init(_ style: ScalingDots, count: Int, current: Int, window: Int) {
            self.count = count
            self.current = current
            // Equal dots show no window, so it must not make states differ.
            self.window = count <= ScalingDotsState.maxEqual ? 0 : window
            big = style.big
            medium = style.medium
            small = style.small
        }

        /// The maximum number of pages shown as equal dots.
        static let maxEqual = 5

        /// The page of the first visible dot.
        package var first: Int { count <= ScalingDotsState.maxEqual ? 0 : max(0, window - 2) }

        /// The number of visible dots, at most 7.
        package var visibleCount: Int {
            count <= ScalingDotsState.maxEqual ? count : min(count - 1, window + 4) - first + 1
        }

        /// The diameters in points of the visible dots, from page `first` on.
        package var sizes: [Double] { (first..<first + visibleCount).map(size(of:)) }

        /// The diameter in points of a page's dot; 0 where it is not visible.
        @inline(never)
        package func size(of page: Int) -> Double {
            switch step(of: page) {
            case 0: big
            case 1: medium
            case 2: small
            default: 0
            }
        }

        /// The distance of a page's dot from the window, as a size step: 0 big, 1 medium, 2 small;
        /// `nil` if it is not visible.
        package func step(of page: Int) -> Int? {
            guard page >= 0 && page < count else { return nil }
            guard count > ScalingDotsState.maxEqual else { return 0 }
            let distance = max(0, window - page, page - window - 2)
            return distance <= 2 ? distance : nil
        }

        /// The initial window when the banner starts on a page.
        static func startWindow(page: Int, count: Int) -> Int {
            max(0, min(page - 2, count - 3))
        }

        /// The window after a change to a page.
        static func window(_ window: Int, afterChangeTo page: Int, count: Int) -> Int {
            let moved = page > window + 2 ? page - 2 : min(page, window)
            return max(0, min(moved, count - 3))
        }
    }
}

extension Banner.Indicator.ScalingDotsState {
    var values: Banner.Expectation.IndicatorValues {
        Banner.Expectation.IndicatorValues(
            style: .scalingDots, count: count, current: current, first: first, sizes: sizes)
    }
}

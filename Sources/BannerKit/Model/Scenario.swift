extension Banner {
    /// A test of a banner: inputs to play, and the expected results («What a banner means»,
    /// Scenarios).
    ///
    /// ```swift
    /// let next = Banner.Input(at: .seconds(1), .next)
    /// let scenario = Banner.Scenario(
    ///     name: "next", duration: .seconds(2), inputs: [next], expect: [.changes(1)])
    /// ```
    public struct Scenario: Hashable, Sendable {
        /// The scenario's name, unique within its banner.
        public var name: String
        /// The date of time 0, for a scenario played against the calendar; `nil` for one with all
        /// items.
        public var start: Date?
        /// The duration, including the last instant.
        public var duration: Time
        /// The width and height in points of the window that it is played in; `nil` for the
        /// banner's own.
        public var width, height: Double?
        /// Whether it is played for a viewer who asked for less motion: `reducedMotion` in a file.
        public var reducesMotion: Bool
        /// The viewer's seed for a random order of the items; `nil` for 0.
        public var seed: Int64?
        /// The viewer's inputs, in order of time.
        public var inputs: [Input]
        /// The expected results.
        public var expect: [Expectation]

        /// The maximum number of inputs («What a banner means», Limits).
        package static let inputLimit = 1_000

        /// A scenario; by default without inputs and expectations.
        public init(
            name: String, start: Date? = nil, duration: Time, width: Double? = nil,
            height: Double? = nil,
            reducesMotion: Bool = false, seed: Int64? = nil, inputs: [Input] = [],
            expect: [Expectation] = []
        ) {
            self.name = name
            self.start = start
            self.duration = duration
            self.width = width
            self.height = height
            self.reducesMotion = reducesMotion
            self.seed = seed
            self.inputs = inputs
            self.expect = expect
        }

        /// Whom the window is that of: `viewport` in a file.
        package var viewport: Viewer {
            get { Viewer(width: width, height: height) }
            set { (width, height) = (newValue.width, newValue.height) }
        }
    }

    /// A condition that must hold when a scenario is played («What a banner means», Scenarios).
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Expectation: Hashable, Sendable {
        /// At this instant the page, the number of available items and the indicator have these
        /// values, where given.
        case at(Time, page: Int? = nil, count: Int? = nil, indicator: IndicatorValues? = nil)
        /// The page is current at every instant from the first time up to, but not including, the
        /// second.
        case always(page: Int, from: Time, to: Time)
        /// The page is current at no instant from the first time up to, but not including, the
        /// second.
        case never(page: Int, from: Time, to: Time)
        /// The total time for which the page is current is within these bounds, where given.
        case shown(page: Int, atLeast: Time? = nil, atMost: Time? = nil)
        /// There are exactly this many changes.
        case changes(Int)
    }
}

extension Banner.Expectation {
    /// The expected values of an indicator's state; `nil` accepts any value.
    ///
    /// Names and units are those of «What a banner means», Events and state; numbers match within
    /// 1e−6.
    public struct IndicatorValues: Hashable, Sendable {
        /// The indicator's style.
        package var style: Banner.Indicator.Style?
        /// Whether it is hidden because there is only one page.
        package var hidden: Bool?
        /// The number of dots or segments.
        package var count: Int?
        /// The current dot or segment.
        package var current: Int?
        /// The page of the first visible dot.
        package var first: Int?
        /// The visible dots' diameters in points.
        package var sizes: [Double]?
        /// The pill's two dots.
        package var pair: [Int]?
        /// The widths of the pill's two dots in points.
        package var widths: [Double]?
        /// The thumb's distance from the track's start in points.
        package var x: Double?
        /// The thumb's length in points.
        package var width: Double?
        /// The scroll bar's opacity, 0 … 1.
        package var alpha: Double?
        /// The distance of a scroll bar from its normal place while it hides by sliding, in points.
        package var shift: Double?
        /// The filled part of a progress bar, 0 … 1.
        package var fraction: Double?
        /// The text of a fraction.
        package var text: String?
        /// The filled part of the current segment, 0 … 1.
        package var fill: Double?

        /// Expected values; omitted values are not checked.
        public init(
            style: Banner.Indicator.Style? = nil, hidden: Bool? = nil, count: Int? = nil,
            current: Int? = nil,
            first: Int? = nil, sizes: [Double]? = nil, pair: [Int]? = nil, widths: [Double]? = nil,
            x: Double? = nil,
            width: Double? = nil, alpha: Double? = nil, shift: Double? = nil,
            fraction: Double? = nil,
            text: String? = nil,
            fill: Double? = nil
        ) {
            self.style = style
            self.hidden = hidden
            self.count = count
            self.current = current
            self.first = first
            self.sizes = sizes
            self.pair = pair
            self.widths = widths
            self.x = x
            self.width = width
            self.alpha = alpha
            self.shift = shift
            self.fraction = fraction
            self.text = text
            self.fill = fill
        }
    }
}

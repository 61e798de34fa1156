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

    /// `scalingDots`: three big dots around the current page, smaller ones beside them (S0).
    public struct ScalingDots: Equatable, Sendable {
        /// What all styles have in common.
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

        /// The style; every parameter that is left out has its default («What a banner means», Indicators).
        public init(
            base: Base = Base(), big: Double = 4, medium: Double = 3, small: Double = 2, spacing: Double = 4,
            background: Banner.Color? = nil
        ) {
            self.base = base
            self.big = big
            self.medium = medium
            self.small = small
            self.spacing = spacing
            self.background = background
        }
    }

    /// `pill`: the current dot is stretched to a pill (S1).
    public struct Pill: Equatable, Sendable {
        /// What all styles have in common.
        public var base: Base
        /// The pill's length in points.
        public var width: Double
        /// The height of the pill and the dots in points.
        public var height: Double
        /// A dot's width in points.
        public var dot: Double
        /// The gap between two dots in points.
        public var spacing: Double

        /// The style; every parameter that is left out has its default («What a banner means», Indicators).
        public init(base: Base = Base(), width: Double = 20, height: Double = 6, dot: Double = 6, spacing: Double = 6) {
            self.base = base
            self.width = width
            self.height = height
            self.dot = dot
            self.spacing = spacing
        }
    }

    /// `scrollBar`: a thumb on a track (S2).
    public struct ScrollBar: Equatable, Sendable {
        /// What all styles have in common.
        public var base: Base
        /// The track's length in points; `nil` for a cell's width.
        public var track: Double?
        /// The thumb's length in points.
        public var thumb: Double
        /// The bar's height in points.
        public var height: Double
        /// The thumb's distance from the track's start on the first page, in points.
        public var inset: Double
        /// How much shorter the thumb's path is than the free track, in points.
        public var spacing: Double
        /// How long after a settle the bar starts to fade; `nil` for never.
        public var hidesAfter: Time?

        /// The style; every parameter that is left out has its default («What a banner means», Indicators).
        public init(
            base: Base = Base(), track: Double? = nil, thumb: Double = 50, height: Double = 3.2, inset: Double = 3,
            spacing: Double = 14, hidesAfter: Time? = nil
        ) {
            self.base = base
            self.track = track
            self.thumb = thumb
            self.height = height
            self.inset = inset
            self.spacing = spacing
            self.hidesAfter = hidesAfter
        }
    }

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

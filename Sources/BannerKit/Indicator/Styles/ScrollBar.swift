extension Banner.Indicator {
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
}

extension Banner.Indicator.ScrollBar {
    func state(at moment: IndicatorMoment) -> Banner.Indicator.State {
        .scrollBar(
            x: thumbStart(at: moment.place, count: moment.count, track: track ?? moment.cellWidth), width: thumb,
            alpha: moment.alpha)
    }

    static func values(x: Double, width: Double, alpha: Double) -> Banner.Expectation.IndicatorValues {
        Banner.Expectation.IndicatorValues(style: .scrollBar, x: x, width: width, alpha: alpha)
    }

    /// How long the bar takes to fade out.
    static let fading = Time.milliseconds(300)

    /// The thumb's distance in points from the track's start, with the content at `place`
    /// («What a banner means», Indicators; S2).
    ///
    /// Between the last page and the first one of an infinite banner the thumb runs back over the whole track.
    func thumbStart(at place: Double, count: Int, track: Double) -> Double {
        let last = Double(count - 1)
        let part = count == 1 ? 0 : place <= last ? place / last : Double(count) - place
        return inset + part * (track - thumb - spacing)
    }

    /// The bar's opacity, 0 … 1, `rest` after the content came to rest.
    static func alpha(hidesAfter: Time, rest: Time) -> Double {
        guard rest > hidesAfter else { return 1 }
        return max(0, 1 - (rest - hidesAfter).seconds / fading.seconds)
    }
}

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

extension Banner.Indicator.ScrollBar: IndicatorStyle {
    static var style: Banner.Indicator.Style { .scrollBar }
    static var word: String { "scrollBar" }
    static var words: IndicatorWords {
        IndicatorWords("Scroll bar", "A thumb on a track.", insteadOf: "thumb", "scroll", "scroller")
    }

    var indicator: Banner.Indicator { .scrollBar(self) }

    mutating func list(in parameters: inout IndicatorParameters) {
        parameters.size(
            "track", &track, "The track's length in points.", else: "a card's width", example: 273,
            insteadOf: "width", "length")
        parameters.size("thumb", &thumb, "The thumb's length in points.")
        parameters.size("height", &height, "The bar's height in points.", insteadOf: "thickness")
        parameters.gap("inset", &inset, "The thumb's distance from the track's start on the first page, in points.")
        parameters.gap("spacing", &spacing, "How much shorter the thumb's path is than the free track, in points.")
        parameters.duration(
            "hidesAfter", &hidesAfter, "How long after a move the bar begins to fade.", else: "never",
            example: .seconds(1))
    }

    func state(at moment: IndicatorMoment) -> Banner.Indicator.State? {
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

    var stripHeight: Double { IndicatorStrip.space + height }

    func marks(of state: Banner.Indicator.State, on strip: IndicatorStrip) -> [Picture.Mark] {
        guard case .scrollBar(let x, let width, let alpha) = state else { return [] }
        let track = track ?? strip.cellWidth
        let start = strip.centred(track)
        return [
            strip.mark(-1, x: start, width: track, height: height, base.color.faded(alpha)),
            strip.mark(-2, x: start + x, width: width, height: height, base.currentColor.faded(alpha)),
        ]
    }

    func text(of state: Banner.Indicator.State, in cells: IndicatorCells) -> String {
        guard case .scrollBar(let x, let width, let alpha) = state else { return "" }
        return alpha == 0 ? "hidden" : cells.bar(x: x, width: width)
    }

    func progress(of state: Banner.Indicator.State, cellWidth: Double) -> Double {
        guard case .scrollBar(let x, let width, _) = state else { return 0 }
        return max(0, min(1, x / max(1, (track ?? cellWidth) - width)))
    }
}

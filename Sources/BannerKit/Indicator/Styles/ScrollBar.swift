extension Banner.Indicator {
    /// `scrollBar`: a thumb on a track (S2).
    public struct ScrollBar: IndicatorStyle, Hashable, Sendable {
        /// The properties that all styles share.
        public var base: Base
        /// The track's length in points; `nil` for a card's width.
        public var track: Double?
        /// The thumb's length.
        public var thumb: Thumb
        /// The bar's height in points.
        public var height: Double
        /// The thumb's distance from the track's start on the first page, in points.
        public var inset: Double
        /// The difference between the free length of the track and the thumb's path, in points.
        public var spacing: Double
        /// The time from a settle until the bar starts to hide; `nil` for never.
        public var hidesAfter: Banner.Time?
        /// The way the bar hides.
        public var hides: Hides
        /// The animation of a thumb with several widths.
        public var growth: Growth

        /// The style; omitted parameters have their defaults («What a banner means», Indicators).
        public init(
            base: Base = Base(), track: Double? = nil, thumb: Thumb = .width(50), height: Double = 3.2,
            inset: Double = 3,
            spacing: Double = 14, hidesAfter: Banner.Time? = nil, hides: Hides = .fade,
            growth: Growth = Growth()
        ) {
            self.base = base
            self.track = track
            self.thumb = thumb
            self.height = height
            self.inset = inset
            self.spacing = spacing
            self.hidesAfter = hidesAfter
            self.hides = hides
            self.growth = growth
        }

        static let words = IndicatorWords("Scroll bar", "A thumb on a track.")

        var indicator: Banner.Indicator { .scrollBar(self) }

        mutating func list(in parameters: inout some ParameterList) {
            parameters.size("track", &track, "The track's length in points.", else: "a card's width", example: 273)
            parameters.special("thumb", &thumb)
            parameters.size("height", &height, "The bar's height in points.")
            parameters.gap("inset", &inset, "The thumb's distance from the track's start on the first page, in points.")
            parameters.gap("spacing", &spacing, "How much shorter the thumb's path is than the free track, in points.")
            parameters.duration(
                "hidesAfter", &hidesAfter, "How long after a move the bar begins to fade.", else: "never",
                example: .seconds(1))
            parameters.special("hides", &hides)
            parameters.special("growth", &growth)
        }

        func state(at moment: IndicatorMoment) -> State? {
            let track = track ?? moment.setting.cellWidth
            let width =
                moment.thumb
                ?? width(
                    at: moment.page, count: moment.count, room: max(0, track - spacing), window: moment.setting.window,
                    content: moment.setting.content)
            let slides = hides == .slide && hidesAfter != nil && !moment.setting.reducesMotion
            return .scrollBar(
                x: thumbStart(at: moment.place, count: moment.count, room: track - width - spacing), width: width,
                alpha: slides ? 1 : moment.alpha,
                shift: slides ? (1 - moment.alpha) * (height + base.gap) : nil)
        }

        /// The duration of the fade.
        static let fading = Time.milliseconds(300)

        /// The thumb's distance from the track's start, in points, when the content is at `place`
        /// («What a banner means», Indicators; S2).
        ///
        /// From the last page to the first of an infinite banner, the thumb moves back over the
        /// whole track.
        func thumbStart(at place: Double, count: Int, room: Double) -> Double {
            let last = Double(count - 1)
            let part = count == 1 ? 0 : place <= last ? place / last : Double(count) - place
            return inset + part * room
        }

        /// The bar's opacity, 0 … 1, at the time `rest` after the settle.
        static func alpha(hidesAfter: Time, rest: Time) -> Double {
            guard rest > hidesAfter else { return 1 }
            return max(0, 1 - (rest - hidesAfter).seconds / fading.seconds)
        }

        var stripHeight: Double { IndicatorStrip.space + height }

        func marks(of state: State, on strip: IndicatorStrip) -> [Picture.Mark] {
            guard case .scrollBar(let x, let width, let alpha, let shift) = state else { return [] }
            let track = track ?? strip.cellWidth
            let start = strip.centred(track)
            return [
                strip.mark(-1, x: start, width: track, height: height, base.color.faded(alpha)),
                strip.mark(-2, x: start + x, width: width, height: height, base.currentColor.faded(alpha)),
            ].map { strip.moved($0, outwards: shift ?? 0) }
        }

        func text(of state: State, in cells: IndicatorDrawing) -> String {
            guard case .scrollBar(let x, let width, let alpha, let shift) = state else { return "" }
            return alpha == 0 || shift.map { $0 >= height + base.gap } == true
                ? "hidden" : cells.bar(x: x, width: width, of: max(1, track ?? cells.cellWidth))
        }
    }
}

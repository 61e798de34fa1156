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
            base: Base = Base(), track: Double? = nil, thumb: Thumb = .width(50),
            height: Double = 3.2,
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
            parameters.size(
                "track", &track, "The track's length in points.", else: "a card's width",
                example: 273)
            parameters.special("thumb", &thumb)
            parameters.size("height", &height, "The bar's height in points.")
            parameters.gap(
                "inset", &inset,
                "The thumb's distance from the track's start on the first page, in points.")
            parameters.gap(
                "spacing", &spacing,
                "How much shorter the thumb's path is than the free track, in points.")
            parameters.duration(
                "hidesAfter", &hidesAfter, "How long after a move the bar begins to fade.",
                else: "never",
                example: .seconds(1))
            parameters.special("hides", &hides)
            parameters.special("growth", &growth)
        }

        func state(at moment: IndicatorMoment) -> State? {
            let track = track ?? moment.setting.cellWidth
            let width =
                moment.thumb
                ?? width(
                    at: moment.page, count: moment.count, room: max(0, track - spacing),
                    window: moment.setting.window,
                    content: moment.setting.content)
            let slides = hides == .slide && hidesAfter != nil && !moment.setting.reducesMotion
            return .scrollBar(
                x: thumbStart(at: moment.place, count: moment.count, room: track - width - spacing),
                width: width,
                alpha: slides ? 1 : moment.alpha,
                shift: slides ? (1 - moment.alpha) * (height + base.gap) : nil)
        }

        /// The duration of the fade.
        static let fading = Time(microseconds: 300_000)

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

        func draw(_ state: State, on strip: inout IndicatorStrip) {
            guard case .scrollBar(let x, let width, let alpha, let shift) = state else { return }
            let track = track ?? strip.cellWidth
            let start = strip.centred(track)
            strip.mark(
                -1, x: start, width: track, height: height, base.color.faded(alpha),
                outwards: shift)
            strip.mark(
                -2, x: start + x, width: width, height: height, base.currentColor.faded(alpha),
                outwards: shift)
        }

        func text(of state: State, in cells: IndicatorDrawing) -> String {
            guard case .scrollBar(let x, let width, let alpha, let shift) = state else { return "" }
            return alpha == 0 || shift.map { $0 >= height + base.gap } == true
                ? "hidden" : cells.bar(x: x, width: width, of: max(1, track ?? cells.cellWidth))
        }
    }
}

extension Banner.Indicator.ScrollBar {
    /// The length of a scroll bar's thumb («What a banner means», The thumb).
    public enum Thumb: Hashable, Sendable, NumberCodable {
        /// A fixed length in points, more than 0.
        case width(Double)
        /// The window's share of the content as a share of the track, at least 20 points.
        case auto
        /// Several lengths in points, 2 to 10, each for an equal share of the pages.
        case widths([Double])

        mutating func code(through numbers: inout some NumberCoder) {
            // No widths: the thumb's is automatic.
            var widths =
                switch self {
                case .auto: [Double]()
                case .width(let width): [width]
                case .widths(let widths): widths
                }
            var count = widths.count
            numbers.code(count: &count)
            // The default has one.
            widths = (0..<count).map {
                var width = $0 < widths.count ? widths[$0] : 0
                numbers.code(&width)
                return width
            }
            self = widths.count > 1 ? .widths(widths) : widths.first.map { .width($0) } ?? .auto
        }
    }

    /// The animation of a thumb from one width to another.
    public struct Growth: Hashable, Sendable, NumberCodable {
        /// The duration.
        public var duration: Banner.Time
        /// The easing.
        public var easing: Banner.Easing

        /// An animation; by default 300 ms with `easeIn`.
        public init(duration: Banner.Time = .milliseconds(300), easing: Banner.Easing = .easeIn) {
            self.duration = duration
            self.easing = easing
        }

        mutating func code(through numbers: inout some NumberCoder) {
            numbers.code(&duration)
            numbers.code(&easing)
        }
    }

    /// The way a bar hides («What a banner means», Out of sight).
    public enum Hides: String, CaseIterable, Sendable, NumberCodable {
        /// Fades out.
        case fade
        /// Slides away from the cards, or out over its edge.
        case slide

        mutating func code(through numbers: inout some NumberCoder) { numbers.code(&self) }
    }

    /// The thumb's width at rest on a page.
    func width(at page: Int, count: Int, room: Double, window: Double, content: Double) -> Double {
        switch thumb {
        case .width(let width): return width
        case .auto: return min(room, max(Self.minAuto, room * window / content))
        case .widths(let widths):
            guard let last = widths.last else { return 0 }
            let part = max(0, page) * widths.count / max(1, count)
            return part < widths.count ? widths[part] : last
        }
    }

    /// The minimum width of an automatic thumb, in points.
    private static let minAuto = 20.0
}

/// The animation of a thumb that has several widths.
struct ThumbParameters {
    /// The width at rest on each page.
    let widths: [Double]
    /// The duration of a change of width.
    let duration: Time
    /// The range of widths that a change can start from.
    ///
    /// Without a limit, an overshooting easing would widen the thumb forever if each change starts
    /// before the last has ended.
    let starts: ClosedRange<Double>
    private let curve: Curve

    /// Fails for a thumb with a single width, or one that changes at once.
    init?(_ indicator: Banner.Indicator, count: Int, reducesMotion: Bool) {
        guard case .scrollBar(let style) = indicator, case .widths = style.thumb, !reducesMotion
        else { return nil }
        guard style.growth.duration > .zero else { return nil }
        widths = (0..<count).map {
            style.width(at: $0, count: count, room: 0, window: 0, content: 1)
        }
        duration = style.growth.duration
        starts = 0...10 * (widths.max() ?? 0)
        curve = Curve(style.growth.easing)
    }

    /// The progress of a change of width after `time`.
    func part(after time: Time) -> Double {
        curve.value(after: time, of: duration)
    }
}

/// A change of the thumb's width.
struct ThumbGrowth: Equatable {
    /// The width at `start`, in points.
    var from: Double
    /// The instant at which the change starts.
    var start: Time

    /// The initial value; an optional would make every machine larger.
    static let never = ThumbGrowth(from: 0, start: Time(microseconds: -1 << 60))
}

extension Machine {
    /// The thumb's width on a page at an instant from `now` up to the next step; `nil` if it is not
    /// changing.
    func thumbWidth(on page: Int, at time: Time) -> Double? {
        guard let thumb = parameters.thumb, time - growth.start < thumb.duration else { return nil }
        let width = thumb.widths[page]
        return max(0, growth.from + (width - growth.from) * thumb.part(after: time - growth.start))
    }

    /// The instant at which the change of width ends.
    var thumbEnd: Time { growth.start + (parameters.thumb?.duration ?? .zero) }

    /// Starts a change of width between two pages, from the current width at `time`.
    mutating func growThumb(from page: Int, to next: Int, at time: Time) {
        guard parameters.growsThumb, let thumb = parameters.thumb,
            thumb.widths[page] != thumb.widths[next]
        else { return }
        let width = thumbWidth(on: page, at: time) ?? thumb.widths[page]
        growth = ThumbGrowth(from: min(width, thumb.starts.upperBound), start: time)
    }

    /// Updates the growth for skipped firings, the first of which left the showing `before`.
    ///
    /// The first and the last pass are computed change by change, those between in closed form.
    mutating func growThumb(through skipped: PageIntervals, from before: Int) {
        guard parameters.thumb != nil, let dwells = parameters.timer?.dwells else { return }
        let count = Int64(dwells.count)
        var (showing, time, left) = (before, skipped.start, skipped.count)
        while left > 0 {
            let next = parameters.showing(after: showing)
            growThumb(
                from: parameters.page(ofShowing: showing), to: parameters.page(ofShowing: next),
                at: time)
            (showing, time, left) = (next, time + dwells.step(from: next), left - 1)
            guard skipped.count - left == count, left >= count else { continue }
            let passes = left / count
            repeatThumb(passes, length: dwells.period, from: time, after: showing)
            (time, left) = (time + dwells.period * passes, left - passes * count)
        }
    }

    /// Updates the growth for equal passes, each starting with the firing that ends `showing`.
    mutating func repeatThumb(_ passes: Int64, length: Time, from start: Time, after showing: Int) {
        guard let thumb = parameters.thumb, let dwells = parameters.timer?.dwells else { return }
        var line = ClampedLine(holding: thumb.starts)
        var (time, showing, page, last) = (
            start, showing, parameters.page(ofShowing: showing), growth.start
        )
        for _ in 0..<dwells.count {
            showing = parameters.showing(after: showing)
            let next = parameters.page(ofShowing: showing)
            if thumb.widths[page] != thumb.widths[next] {
                let part = thumb.part(after: time - last)
                line = ClampedLine(part: part, of: thumb.widths[page], holding: thumb.starts).after(
                    line)
                last = time
            }
            time += dwells.step(from: showing)
            page = next
        }
        growth.from = line.applied(passes, to: growth.from)
        growth.start = last + length * (passes - 1)
    }
}

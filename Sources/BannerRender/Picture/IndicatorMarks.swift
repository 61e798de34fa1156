import BannerKit

/// Where an indicator's dots and bars are drawn: centred in a strip as wide as the window, with space above and below.
///
/// «What a banner means», Indicators, fixes sizes and gaps; a row that is longer than the strip keeps the current
/// page in sight.
struct IndicatorMarks: Sendable {
    private let indicator: Banner.Indicator
    private let geometry: Banner.Geometry
    /// The largest number of equal marks to draw; more would be too small to see.
    private static let mostMarks = 400

    /// The marks of a banner's indicator.
    init(_ banner: Banner, _ geometry: Banner.Geometry) {
        indicator = banner.indicator
        self.geometry = geometry
    }

    /// The strip's height in points.
    var height: Double {
        switch indicator {
        case .none: 0
        case .fraction: 32
        case .dots(let style): 24 + style.size
        case .scalingDots(let style): 24 + style.big
        case .pill(let style): 24 + style.height
        case .scrollBar(let style): 24 + style.height
        case .progressBar(let style): 24 + style.height
        case .timerBar(let style): 24 + style.height
        }
    }

    /// The marks of a state.
    func marks(of state: Banner.Indicator.State?) -> [Picture.Mark] {
        switch (indicator, state) {
        case (.dots(let style), .dots(let count, let current)): dots(style, count, current)
        case (.scalingDots(let style), .scalingDots(let dots)): scalingDots(style, dots)
        case (.pill(let style), .pill(let pill)): self.pill(style, pill)
        case (.scrollBar(let style), .scrollBar(let x, let width, let alpha)): scrollBar(style, x, width, alpha)
        case (.progressBar(let style), .progressBar(let fraction)): progressBar(style, fraction)
        case (.fraction(let base), .fraction(let page, let count)):
            [mark(-1, x: 0, width: geometry.viewport.width, height: 16, base.currentColor, "\(page + 1)/\(count)")]
        case (.timerBar(let style), .timerBar(let count, let current, let fill)): timerBar(style, count, current, fill)
        default: []
        }
    }

    private func mark(
        _ key: Int, x: Double, width: Double, height: Double, _ color: Banner.Color, _ text: String? = nil
    ) -> Picture.Mark {
        let frame = Banner.Frame(x: x, y: (self.height - height) / 2, width: width, height: height)
        return Picture.Mark(key: key, frame: frame, color: color, text: text)
    }

    /// Where a row of this length begins, so that its `middle` is visible.
    private func start(length: Double, middle: Double) -> Double {
        let width = geometry.viewport.width
        guard length > width - 16 else { return (width - length) / 2 }
        return max(width - 8 - length, min(8, width / 2 - middle))
    }

    /// The first and the last of many equal steps that are visible.
    private func sight(start: Double, step: Double, count: Int) -> Range<Int> {
        guard step > 0 else { return 0..<min(count, 1) }
        let first = max(0, min(Double(count), (-start / step).rounded(.down) - 1))
        let end = max(first, min(Double(count), ((geometry.viewport.width - start) / step).rounded(.up) + 1))
        let (low, high) = (Int(held: first), Int(held: end))
        return low..<max(low, min(high, low + IndicatorMarks.mostMarks))
    }

    private func dots(_ style: Banner.Indicator.Dots, _ count: Int, _ current: Int) -> [Picture.Mark] {
        let step = style.size + style.spacing
        let start = start(length: Double(count) * step - style.spacing, middle: Double(current) * step)
        return sight(start: start, step: step, count: count).map { page in
            mark(
                page, x: start + Double(page) * step, width: style.size, height: style.size,
                page == current ? style.base.currentColor : style.base.color)
        }
    }

    private func scalingDots(_ style: Banner.Indicator.ScalingDots, _ dots: Banner.Indicator.ScalingDotsState)
        -> [Picture.Mark]
    {
        let step = style.big + style.spacing
        let length = Double(dots.visibleCount) * step - style.spacing
        let start = (geometry.viewport.width - length) / 2
        var marks: [Picture.Mark] = []
        if let background = style.background {
            marks = [mark(-1, x: start - 8, width: length + 16, height: style.big + 10, background)]
        }
        for index in 0..<dots.visibleCount {
            let page = dots.first + index
            let size = dots.size(of: page)
            marks.append(
                mark(
                    page, x: start + Double(index) * step + (style.big - size) / 2, width: size, height: size,
                    page == dots.current ? style.base.currentColor : style.base.color))
        }
        return marks
    }

    private func pill(_ style: Banner.Indicator.Pill, _ pill: Banner.Indicator.PillState) -> [Picture.Mark] {
        let step = style.dot + style.spacing
        let length = Double(pill.count) * step - style.spacing + style.width - style.dot
        let start = start(length: length, middle: (Double(pill.first) + pill.progress) * step)
        return sight(start: start, step: step, count: pill.count).map { page in
            var x = start + Double(page) * step
            if page > pill.first { x += pill.firstWidth - style.dot }
            if let second = pill.second, page > second { x += pill.secondWidth - style.dot }
            return mark(
                page, x: x, width: pill.width(of: page), height: style.height,
                style.base.color.mixed(with: style.base.currentColor, part: pill.currentPart(of: page)))
        }
    }

    private func scrollBar(_ style: Banner.Indicator.ScrollBar, _ x: Double, _ width: Double, _ alpha: Double)
        -> [Picture.Mark]
    {
        let track = style.track ?? geometry.cellWidth
        let start = (geometry.viewport.width - track) / 2
        return [
            mark(-1, x: start, width: track, height: style.height, style.base.color.faded(alpha)),
            mark(-2, x: start + x, width: width, height: style.height, style.base.currentColor.faded(alpha)),
        ]
    }

    private func progressBar(_ style: Banner.Indicator.ProgressBar, _ fraction: Double) -> [Picture.Mark] {
        let width = style.width ?? geometry.viewport.width * 0.8
        let start = (geometry.viewport.width - width) / 2
        return [
            mark(-1, x: start, width: width, height: style.height, style.base.color),
            mark(-2, x: start, width: width * fraction, height: style.height, style.base.currentColor),
        ]
    }

    private func timerBar(_ style: Banner.Indicator.TimerBar, _ count: Int, _ current: Int, _ fill: Double) -> [Picture
        .Mark]
    {
        let total = geometry.cellWidth * 0.9
        let width = max(0.5, (total - Double(count - 1) * style.spacing) / Double(count))
        let step = width + style.spacing
        let start = start(length: Double(count) * step - style.spacing, middle: Double(current) * step)
        var marks: [Picture.Mark] = []
        for page in sight(start: start, step: step, count: count) {
            let x = start + Double(page) * step
            marks.append(mark(page, x: x, width: width, height: style.height, style.base.color))
            let part = page < current ? 1 : page == current ? fill : 0
            if part > 0 {
                marks.append(
                    mark(-2 - page, x: x, width: width * part, height: style.height, style.base.currentColor))
            }
        }
        return marks
    }
}

extension Banner.Color {
    /// The colour mixed with a share of another one, 0 … 1, in straight RGBA.
    func mixed(with other: Banner.Color, part: Double) -> Banner.Color {
        func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
            UInt8(max(0, min(255, (Double(a) + (Double(b) - Double(a)) * part).rounded(.toNearestOrEven))))
        }
        return Banner.Color(
            red: channel(red, other.red), green: channel(green, other.green), blue: channel(blue, other.blue),
            alpha: channel(alpha, other.alpha))
    }

    /// The colour with a fraction of its opacity, 0 … 1.
    func faded(_ part: Double) -> Banner.Color {
        var color = self
        color.alpha = UInt8(max(0, min(255, (Double(alpha) * part).rounded(.toNearestOrEven))))
        return color
    }
}

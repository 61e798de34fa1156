/// A banner's indicator as a function of what the state machine knows; one file per style contains the formulas.
struct IndicatorFormula: Sendable {
    private let indicator: Banner.Indicator
    private let count: Int
    private let loop: Banner.Paging.Loop
    private let cellWidth: Double

    init(_ indicator: Banner.Indicator, geometry: Banner.Geometry, loop: Banner.Paging.Loop) {
        self.indicator = indicator
        self.count = geometry.count
        self.loop = loop
        self.cellWidth = geometry.cellWidth
    }

    /// The state of the indicator; `nil` for the style `none`.
    ///
    /// Discrete styles use `page`, `window` and `fill`, continuous ones `position` (in pages) and `alpha`.
    func state(page: Int, position: Double, window: Int, fill: Double, alpha: Double) -> Banner.Indicator.State? {
        if count == 1 && indicator.base.hidesForSinglePage && indicator.style != .none {
            return .hidden(indicator.style)
        }
        return switch indicator {
        case .none: nil
        case .dots: .dots(count: count, current: page)
        case .scalingDots(let style):
            .scalingDots(Banner.Indicator.ScalingDotsState(style, count: count, current: page, window: window))
        case .pill(let style): .pill(Banner.Indicator.PillState(style, count: count, place: place(position)))
        case .scrollBar(let style):
            .scrollBar(
                x: style.thumbStart(at: place(position), count: count, track: style.track ?? cellWidth),
                width: style.thumb, alpha: alpha)
        case .progressBar: .progressBar(fraction: Double(page + 1) / Double(count))
        case .fraction: .fraction(page: page, count: count)
        case .timerBar: .timerBar(count: count, current: page, fill: fill)
        }
    }

    /// Whether it has a window that depends on the path to the page.
    var hasWindow: Bool {
        if case .scalingDots = indicator { count > Banner.Indicator.ScalingDotsState.mostEqual } else { false }
    }

    /// Whether a part of it is filled by the timer.
    var isFilledByTimer: Bool {
        guard case .timerBar(let style) = indicator else { return false }
        return !(count == 1 && style.base.hidesForSinglePage)
    }

    /// How long after a settle the indicator starts to fade; `nil` for one that stays.
    var hidesAfter: Time? {
        guard case .scrollBar(let style) = indicator, !(count == 1 && style.base.hidesForSinglePage) else { return nil }
        return style.hidesAfter
    }

    /// A position clamped to 0 … n − 1 if there are edges, and wrapped into 0 ..< n if there are none.
    private func place(_ position: Double) -> Double {
        loop == .infinite ? wrapped(position, count: count) : max(0, min(Double(count - 1), position))
    }
}

/// A position wrapped into 0 ..< count; a value that would be shown as `count` itself is 0.
func wrapped(_ position: Double, count: Int) -> Double {
    let n = Double(count)
    let rest = position - (position / n).rounded(.down) * n
    return rest < 0 || n - rest < 5e-7 ? 0 : rest
}

/// A banner's indicator as a function of what the state machine knows; each style's formula is in its file in Styles.
struct IndicatorFormula: Sendable {
    private let indicator: Banner.Indicator
    /// What is the same at each moment.
    private let moment: IndicatorMoment
    /// Whether it has a window that depends on the path to the page.
    let hasWindow: Bool
    /// Whether a part of it is filled by the timer.
    let isFilledByTimer: Bool
    /// Whether it hides at rest, if there are enough pages for it.
    let hidesAtRest: Bool
    /// How long after a settle the indicator starts to hide; `nil` for one that stays.
    let hidesAfter: Time?

    init(_ indicator: Banner.Indicator, geometry: Banner.Geometry, loop: Banner.Paging.Loop, reducesMotion: Bool) {
        self.indicator = indicator
        let count = geometry.count
        let isHidden = count == 1 && indicator.base.hidesForSinglePage && indicator.style != .absent
        moment = IndicatorMoment(
            count: count, cellWidth: geometry.cellWidth, window: geometry.viewportLength,
            content: geometry.viewportLength + geometry.largestOffset, loop: loop, reducesMotion: reducesMotion,
            isHidden: isHidden)
        hasWindow =
            if case .scalingDots = indicator { count > Banner.Indicator.ScalingDotsState.mostEqual } else { false }
        isFilledByTimer = if case .timerBar = indicator { !isHidden } else { false }
        let rest: Time? = if case .scrollBar(let style) = indicator { style.hidesAfter } else { nil }
        hidesAtRest = rest != nil
        hidesAfter = isHidden ? nil : rest
    }

    /// The state of the indicator; `nil` for the style `none`.
    ///
    /// Discrete styles use `page`, `window` and `fill`, continuous ones `position` (in pages) and `alpha`.
    func state(page: Int, position: Double, window: Int, fill: Double, alpha: Double, thumb: Double?)
        -> Banner.Indicator.State?
    {
        var moment = moment
        (moment.page, moment.position, moment.dots) = (page, position, window)
        (moment.fill, moment.alpha, moment.thumb) = (fill, alpha, thumb)
        return indicator.state(at: moment)
    }
}

/// What an indicator's state depends on at one instant.
struct IndicatorMoment: Sendable {
    /// n.
    let count: Int
    /// The current page.
    var page = 0
    /// The position shown, in pages; unbounded in an infinite banner.
    var position = 0.0
    /// The window of `scalingDots`.
    var dots = 0
    /// How far the current page's dwell has passed, 0 … 1.
    var fill = 0.0
    /// The opacity of an indicator that hides at rest, 0 … 1.
    var alpha = 0.0
    /// The width of a thumb that grows or shrinks; `nil` at rest.
    var thumb: Double?
    /// A cell's width in points.
    let cellWidth: Double
    /// W: the window's length along the axis in points.
    let window: Double
    /// W and how far the content moves.
    let content: Double
    /// What comes after the last page.
    let loop: Banner.Paging.Loop
    /// Whether the viewer asked for less motion.
    let reducesMotion: Bool
    /// Whether the indicator is hidden because there is only one page.
    let isHidden: Bool

    /// The position clamped to 0 … n − 1 if there are edges, and wrapped into 0 ..< n if there are none.
    var place: Double {
        loop == .infinite ? wrapped(position, count: count) : max(0, min(Double(count - 1), position))
    }
}

/// A position wrapped into 0 ..< count; a value that would be shown as `count` itself is 0.
func wrapped(_ position: Double, count: Int) -> Double {
    let n = Double(count)
    // Without the division where it changes nothing.
    let rest = position > 0 && position < n ? position : position - (position / n).rounded(.down) * n
    return rest < 0 || n - rest < 5e-7 ? 0 : rest
}

/// A banner's indicator as a function of what the state machine knows; each style's formula is in its file in Styles.
struct IndicatorFormula: Sendable {
    private let indicator: Banner.Indicator
    private let count: Int
    private let loop: Banner.Paging.Loop
    private let cellWidth: Double
    private let window: IndicatorMoment.Window
    private let reducesMotion: Bool
    /// Whether it is hidden because there is only one page.
    private let isHidden: Bool
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
        self.count = geometry.count
        self.loop = loop
        self.cellWidth = geometry.cellWidth
        self.reducesMotion = reducesMotion
        window = IndicatorMoment.Window(
            length: geometry.viewportLength, content: geometry.viewportLength + geometry.largestOffset)
        isHidden = count == 1 && indicator.base.hidesForSinglePage && indicator.style != .absent
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
        indicator.state(
            at: IndicatorMoment(
                count: count, page: page, position: position, dots: window, fill: fill, alpha: alpha, thumb: thumb,
                cellWidth: cellWidth, window: self.window, loop: loop, reducesMotion: reducesMotion,
                isHidden: isHidden))
    }
}

/// What an indicator's state depends on at one instant.
struct IndicatorMoment {
    /// n.
    let count: Int
    /// The current page.
    let page: Int
    /// The position shown, in pages; unbounded in an infinite banner.
    let position: Double
    /// The window of `scalingDots`.
    let dots: Int
    /// How far the current page's dwell has passed, 0 … 1.
    let fill: Double
    /// The opacity of an indicator that hides at rest, 0 … 1.
    let alpha: Double
    /// The width of a thumb that grows or shrinks; `nil` at rest.
    let thumb: Double?
    /// A cell's width in points.
    let cellWidth: Double
    /// The window and the content in it.
    let window: Window
    /// What comes after the last page.
    let loop: Banner.Paging.Loop
    /// Whether the viewer asked for less motion.
    let reducesMotion: Bool
    /// Whether the indicator is hidden because there is only one page.
    let isHidden: Bool

    /// The window and the content in it, along the axis in points.
    struct Window: Equatable, Sendable {
        /// W.
        let length: Double
        /// W and how far the content moves.
        let content: Double
    }

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

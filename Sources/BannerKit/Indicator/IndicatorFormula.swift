/// A banner's indicator as a function of what the state machine knows; each style's formula is in its file in Styles.
struct IndicatorFormula: Sendable {
    private let indicator: Banner.Indicator
    /// What is the same at each moment.
    private let setting: IndicatorMoment.Setting
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
        setting = IndicatorMoment.Setting(
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
        indicator.state(
            at: IndicatorMoment(
                setting: setting, page: page, position: position, dots: window, fill: fill, alpha: alpha, thumb: thumb))
    }
}

/// What an indicator's state depends on at one instant.
struct IndicatorMoment {
    /// What is the same at each.
    let setting: Setting
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

    /// What is the same at each moment.
    struct Setting: Sendable {
        /// n.
        let count: Int
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
    }

    /// n.
    var count: Int { setting.count }

    /// The position clamped to 0 … n − 1 if there are edges, and wrapped into 0 ..< n if there are none.
    var place: Double {
        setting.loop == .infinite ? wrapped(position, count: count) : max(0, min(Double(count - 1), position))
    }
}

/// The whole page at or before a position, and how far past it the position is, in pages; within 1e−9 of a whole page it is
/// that page («What a banner means», Terms).
func pageAndPart(of position: Double) -> (page: Double, part: Double) {
    let page = (position + wholeTolerance).rounded(.down)
    let part = position - page
    return (page, part <= wholeTolerance ? 0 : part)
}

/// How far from a whole page, in pages, a position still counts as that page.
let wholeTolerance = 1e-9

/// A position wrapped into 0 ..< count; a value that would be shown as `count` itself is 0.
func wrapped(_ position: Double, count: Int) -> Double {
    let n = Double(count)
    // Without the division where it changes nothing.
    let rest = position > 0 && position < n ? position : position - (position / n).rounded(.down) * n
    return rest < 0 || n - rest < 5e-7 ? 0 : rest
}

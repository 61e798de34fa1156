/// Computes a banner's indicator from the machine's values; each style's formula is in its file in
/// Styles.
struct IndicatorFormula {
    private let indicator: Banner.Indicator
    /// The values that stay the same for the whole timeline.
    private let setting: IndicatorMoment.Setting
    /// Whether the style has a window that depends on earlier pages.
    let hasWindow: Bool
    /// Whether the timer fills a part of the indicator.
    let isFilledByTimer: Bool
    /// Whether it hides at rest when there is more than one page.
    let hidesAtRest: Bool
    /// The time from a settle until the indicator starts to hide; `nil` if it stays visible.
    let hidesAfter: Time?

    init(
        _ indicator: Banner.Indicator, geometry: Banner.Geometry, loop: Banner.Paging.Loop,
        reducesMotion: Bool
    ) {
        self.indicator = indicator
        let count = geometry.count
        let isHidden = count == 1 && indicator.base.hidesForSinglePage && indicator.style != .absent
        setting = IndicatorMoment.Setting(
            count: count, cellWidth: geometry.cellWidth, window: geometry.viewportLength,
            content: geometry.viewportLength + geometry.largestOffset, loop: loop,
            reducesMotion: reducesMotion,
            isHidden: isHidden)
        hasWindow =
            if case .scalingDots = indicator {
                count > Banner.Indicator.ScalingDotsState.maxEqual
            } else { false }
        isFilledByTimer = if case .timerBar = indicator { !isHidden } else { false }
        let rest: Time? =
            if case .scrollBar(let style) = indicator { style.hidesAfter } else { nil }
        hidesAtRest = rest != nil
        hidesAfter = isHidden ? nil : rest
    }

    /// The indicator's state; `nil` for the style `none`.
    ///
    /// Discrete styles use `page`, `window` and `fill`; continuous ones use `position` (in pages)
    /// and `alpha`.
    func state(
        page: Int, position: Double, window: Int, fill: Double, alpha: Double, thumb: Double?
    )
        -> Banner.Indicator.State?
    {
        indicator.state(
            at: IndicatorMoment(
                setting: setting, page: page, position: position, dots: window, fill: fill,
                alpha: alpha, thumb: thumb))
    }
}

/// The inputs of an indicator's formula at one instant.
struct IndicatorMoment {
    /// The values that stay the same at every instant.
    let setting: Setting
    /// The current page.
    let page: Int
    /// The shown position in pages; unbounded in an infinite banner.
    let position: Double
    /// The window of `scalingDots`: the page of its first dot.
    let dots: Int
    /// The elapsed part of the current page's dwell, 0 … 1.
    let fill: Double
    /// The opacity of an indicator that hides at rest, 0 … 1.
    let alpha: Double
    /// The width in points of a thumb that is growing or shrinking; `nil` at rest.
    let thumb: Double?

    /// The values that stay the same at every instant.
    struct Setting {
        /// n: the number of pages.
        let count: Int
        /// A card's width in points.
        let cellWidth: Double
        /// W: the window's length along the axis in points.
        let window: Double
        /// The content's length along the axis in points: the window's length and the largest
        /// offset.
        let content: Double
        /// The behaviour after the last page.
        let loop: Banner.Paging.Loop
        /// Whether the viewer asked for reduced motion.
        let reducesMotion: Bool
        /// Whether the indicator is hidden because there is only one page.
        let isHidden: Bool
    }

    /// n: the number of pages.
    var count: Int { setting.count }

    /// The position clamped to 0 … n − 1 or, in an infinite banner, wrapped into 0 ..< n.
    var place: Double {
        setting.loop == .infinite
            ? wrapped(position, count: count) : max(0, min(Double(count - 1), position))
    }
}

/// Splits a position into its whole page and the part past it, in pages.
///
/// Within 1e−9 of a whole page, the part is 0 («What a banner means», Terms).
func pageAndPart(of position: Double) -> (page: Double, part: Double) {
    let page = (position + wholeTolerance).rounded(.down)
    let part = position - page
    return (page, part <= wholeTolerance ? 0 : part)
}

/// The tolerance, in pages, within which a position counts as a whole page.
let wholeTolerance = 1e-9

/// A position wrapped into 0 ..< count; a value that would round to `count` is 0.
func wrapped(_ position: Double, count: Int) -> Double {
    let n = Double(count)
    // Avoids the division where it changes nothing.
    let rest =
        position > 0 && position < n ? position : position - (position / n).rounded(.down) * n
    return rest < 0 || n - rest < 5e-7 ? 0 : rest
}

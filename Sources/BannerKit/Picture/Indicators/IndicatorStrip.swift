/// The area of an indicator's marks: as wide as the window, with space above and below.
///
/// Sizes and gaps are defined in «What a banner means», Indicators. A row longer than the strip is
/// scrolled so that the current page is visible.
package struct IndicatorStrip: Sendable {
    private let indicator: Banner.Indicator
    /// The strip's width in points.
    let width: Double
    /// The strip's height in points.
    package let height: Double
    /// The difference between the marks' distance from the edge and their distance from the cards,
    /// in points.
    private let rise: Double
    /// A card's width in points.
    let cellWidth: Double
    /// The window's height in points.
    let windowHeight: Double
    /// Whether the strip is on the cards instead of beside them.
    package let isOver: Bool
    /// Whether it is at the top edge.
    let isOnTop: Bool
    /// Whether the timer turns the pages backward.
    let isBackward: Bool

    /// The space above and below the marks together, in points.
    static let space = 24.0
    /// The maximum number of equal marks to draw; more would be too small to see.
    private static let mostMarks = 400

    /// The strip of a banner's indicator.
    package init(_ fitted: Banner.Fitted, _ geometry: Banner.Geometry) {
        indicator = fitted.banner.indicator
        width = geometry.viewport.width
        rise = indicator.stripHeight > 0 ? indicator.base.gap - IndicatorStrip.space / 2 : 0
        height = indicator.stripHeight + rise
        cellWidth = geometry.cellWidth
        windowHeight = geometry.viewport.height
        isOver = indicator.base.placement == .over
        isOnTop = indicator.base.edge == .top
        isBackward = fitted.banner.timer?.direction == .backward
    }

    /// The marks of a state.
    func marks(of state: Banner.Indicator.State?) -> [Picture.Mark] {
        state.map { indicator.marks(of: $0, on: self) } ?? []
    }

    // MARK: For the styles

    func mark(
        _ key: Int, x: Double, width: Double, height: Double, _ color: Banner.Color,
        _ fraction: Picture.Mark.Fraction? = nil
    ) -> Picture.Mark {
        let y = (self.height - height) / 2 + (isOnTop ? rise : -rise) / 2
        let frame = Banner.Frame(x: x, y: y, width: width, height: height)
        return Picture.Mark(key: key, frame: frame, color: color, fraction: fraction)
    }

    /// A mark moved away from the cards, or out over its edge.
    func moved(_ mark: Picture.Mark, outwards shift: Double) -> Picture.Mark {
        var mark = mark
        mark.frame.y += isOnTop ? -shift : shift
        return mark
    }

    /// The start of a length centred in the strip.
    func centred(_ length: Double) -> Double { (width - length) / 2 }

    /// The start of a row of this length, such that its `middle` is visible.
    func start(length: Double, middle: Double) -> Double {
        guard length > width - 16 else { return centred(length) }
        return max(width - 8 - length, min(8, width / 2 - middle))
    }

    /// The visible steps of many equal ones.
    func sight(start: Double, step: Double, count: Int) -> Range<Int> {
        guard step > 0 else { return 0..<min(count, 1) }
        let first = max(0, min(Double(count), (-start / step).rounded(.down) - 1))
        let end = max(first, min(Double(count), ((width - start) / step).rounded(.up) + 1))
        let (low, high) = (Int(held: first), Int(held: end))
        return low..<max(low, min(high, low + IndicatorStrip.mostMarks))
    }
}

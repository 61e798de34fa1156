extension Banner {
    /// A rectangle with round ends, or a text, as a part of an indicator's drawing.
    public struct IndicatorShape: Hashable, Sendable {
        /// What the shape represents: a page, which a tap on it selects, or below 0 a part of the
        /// indicator itself, which is even for what marks the current place.
        package var key: Int
        /// Its frame in points, relative to the top left corner of the indicator's box.
        public var frame: Frame
        /// Its colour.
        public var color: Color
        /// The page numbers to draw as text instead of the rectangle.
        var fraction: Fraction?

        /// A page and the number of pages.
        struct Fraction: Hashable {
            var page, count: Int
        }

        /// The text to draw in the middle of the box instead of the rectangle, 12 points high.
        public var text: String? {
            fraction.map { Indicator.Fraction.text(page: $0.page, count: $0.count) }
        }

        /// The radius of the rectangle's corners: half of its shorter side.
        public var cornerRadius: Double { min(frame.width, frame.height) / 2 }
    }
}

extension Session {
    /// The shapes that draw the indicator now, whatever its style, in drawing order.
    ///
    /// They are in points of the indicator's box, ``indicatorFrame``. `bannerkit preview` draws the
    /// same shapes.
    ///
    /// ```swift
    /// for shape in session.indicatorShapes { print(shape.frame, shape.color) }
    /// ```
    public var indicatorShapes: [Banner.IndicatorShape] {
        indicatorStrip.marks(of: state.indicator)
    }

    /// The indicator's box in points of the window: on the cards, above the window or below it,
    /// with the window's width.
    public var indicatorFrame: Banner.Frame {
        let strip = indicatorStrip
        return Banner.Frame(
            x: 0, y: strip.top - strip.windowTop, width: strip.width, height: strip.height)
    }

    private var indicatorStrip: IndicatorStrip { simulator.machine.parameters.strip }
}

/// The area of an indicator's marks: as wide as the window, with space above and below.
///
/// Sizes and gaps are defined in «What a banner means», Indicators. A row longer than the strip is
/// scrolled so that the current page is visible.
package struct IndicatorStrip {
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
    /// Whether the marks are mirrored, because the next card is on the left.
    private let isMirrored: Bool
    /// The marks that a style has drawn.
    private(set) var marks: [Picture.Mark] = []

    /// The space above and below the marks together, in points.
    static let space = 24.0
    /// The maximum number of equal marks to draw; more would be too small to see.
    private static let maxMarks = 400

    /// The strip of a banner's indicator.
    @_specialize(where Content == Banner)
    package init<Content>(_ fitted: __shared FittedBanner<Content>, _ geometry: Banner.Geometry) {
        indicator = fitted.banner.indicator
        width = geometry.viewport.width
        let base = indicator.base
        let length = indicator.stripHeight
        rise = length > 0 ? base.gap - IndicatorStrip.space / 2 : 0
        height = length + rise
        cellWidth = geometry.cellWidth
        windowHeight = geometry.viewport.height
        isOver = base.placement == .over
        isOnTop = base.edge == .top
        isBackward = fitted.banner.timer?.direction == .backward
        isMirrored = geometry.direction == .rightToLeft
    }

    /// The marks of a state.
    func marks(of state: Banner.Indicator.State?) -> [Picture.Mark] {
        state.map { indicator.marks(of: $0, on: self) } ?? []
    }

    // MARK: For the styles

    /// Draws a mark, which `outwards` moves away from the cards, or out over its edge.
    @inline(never)
    mutating func mark(
        _ key: Int, x: Double, width: Double, height: Double, _ color: Banner.Color,
        _ fraction: Picture.Mark.Fraction? = nil, outwards shift: Double? = nil
    ) {
        let away = isOnTop ? -1.0 : 1
        let y = (self.height - height) / 2 - away * rise / 2 + away * (shift ?? 0)
        let x = isMirrored ? self.width - x - width : x
        let frame = Banner.Frame(x: x, y: y, width: width, height: height)
        marks.append(Picture.Mark(key: key, frame: frame, color: color, fraction: fraction))
    }

    /// The start of a length centred in the strip.
    func centred(_ length: Double) -> Double { (width - length) / 2 }

    /// The start of a row of this length, such that its `middle` is visible.
    func start(length: Double, middle: Double) -> Double {
        guard length > width - 16 else { return centred(length) }
        return max(width - 8 - length, min(8, width / 2 - middle))
    }

    /// The visible steps of many equal ones.
    func visiblePages(start: Double, step: Double, count: Int) -> Range<Int> {
        guard step > 0 else { return 0..<min(count, 1) }
        let first = max(0, min(Double(count), (-start / step).rounded(.down) - 1))
        let end = max(first, min(Double(count), ((width - start) / step).rounded(.up) + 1))
        let (low, high) = (Int(clamped: first), Int(clamped: end))
        return low..<max(low, min(high, low + IndicatorStrip.maxMarks))
    }
}

// The strip's place: beside the cards or on them, at the top or bottom edge (section 13). The
// strip's space keeps its marks 12 points from that edge or, on the cards, `margin` points.

extension IndicatorStrip {
    /// The height in points of a drawing of the window and the strip.
    package var wholeHeight: Double { windowHeight + (isOver ? 0 : height) }

    /// The distance of the window from the top of that drawing, in points.
    package var windowTop: Double { !isOver && isOnTop ? height : 0 }

    /// The distance of the strip from the top of that drawing, in points.
    package var top: Double {
        if isOnTop { return 0 }
        return isOver ? windowHeight - height : windowHeight
    }

    /// The height of the strip over the window's top, in points, for buttons to avoid it.
    package var upperCover: Double { isOver && isOnTop ? height : 0 }

    /// The height of the marks over a card's bottom, in points, for texts to avoid them.
    package var lowerCover: Double {
        isOver && !isOnTop ? max(0, height - IndicatorStrip.space / 2) : 0
    }
}

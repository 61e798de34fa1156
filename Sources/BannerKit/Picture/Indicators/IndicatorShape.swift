extension Banner {
    /// A rectangle with round ends, or a text, as a part of an indicator's drawing.
    public struct IndicatorShape: Hashable, Sendable {
        /// What the shape represents: a page, which a tap on it selects, or below 0 a part of the indicator itself, which is
        /// even for what marks the current place.
        package var key: Int
        /// Its frame in points, relative to the top left corner of the indicator's box.
        public var frame: Frame
        /// Its colour.
        public var color: Color
        /// The page numbers to draw as text instead of the rectangle.
        var fraction: Fraction?

        /// A page and the number of pages.
        struct Fraction: Hashable, Sendable {
            var page, count: Int
        }

        /// The text to draw in the middle of the box instead of the rectangle, 12 points high.
        public var text: String? { fraction.map { Indicator.Fraction.text(page: $0.page, count: $0.count) } }

        /// The radius of the rectangle's corners: half of its height.
        public var cornerRadius: Double { frame.height / 2 }
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
    public var indicatorShapes: [Banner.IndicatorShape] { indicatorStrip.marks(of: state.indicator) }

    /// The indicator's box in points of the window: on the cards, above the window or below it,
    /// with the window's width.
    public var indicatorFrame: Banner.Frame {
        let strip = indicatorStrip
        return Banner.Frame(x: 0, y: strip.top - strip.windowTop, width: strip.width, height: strip.height)
    }

    private var indicatorStrip: IndicatorStrip {
        IndicatorStrip(banner.fitted(to: viewer), simulator.machine.course.geometry)
    }
}

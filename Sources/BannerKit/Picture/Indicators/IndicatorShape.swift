extension Banner {
    /// A rectangle with round ends, or a text, that an indicator is drawn with.
    public struct IndicatorShape: Hashable, Sendable {
        /// What the shape represents: a page, or below 0 a part of the indicator itself.
        package var key: Int
        /// Where it is in points, relative to the upper left corner of the indicator's box.
        public var frame: Frame
        /// Its colour.
        public var color: Color
        /// What is drawn as a text instead of the rectangle.
        var fraction: Fraction?

        /// A page and how many there are.
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
    /// What the indicator is drawn with now, whatever its style: what `bannerkit preview` draws, in drawing order.
    ///
    /// Each shape is in points of the indicator's box, ``indicatorFrame``.
    public var indicatorShapes: [Banner.IndicatorShape] { indicatorStrip.marks(of: state.indicator) }

    /// The indicator's box in points of the window: over the cards, or above or below the window, and as wide as it.
    public var indicatorFrame: Banner.Frame {
        let strip = indicatorStrip
        return Banner.Frame(x: 0, y: strip.top - strip.windowTop, width: strip.width, height: strip.height)
    }

    private var indicatorStrip: IndicatorStrip {
        IndicatorStrip(banner.fitted(to: viewer), simulator.machine.course.geometry)
    }
}

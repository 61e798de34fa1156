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
    package var lowerCover: Double { isOver && !isOnTop ? max(0, height - IndicatorStrip.space / 2) : 0 }
}

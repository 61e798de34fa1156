// Where the strip is: beside the cards or on them, at one of two edges (section 13). The strip's own space keeps its
// marks 12 points from that edge, or on the cards as far as `margin` says.

extension IndicatorStrip {
    /// The height in points of a drawing of the window and the strip.
    package var wholeHeight: Double { windowHeight + (isOver ? 0 : height) }

    /// How far the window is below the upper edge of that drawing, in points.
    package var windowTop: Double { !isOver && isOnTop ? height : 0 }

    /// How far the strip is below the upper edge of that drawing, in points.
    package var top: Double {
        if isOnTop { return 0 }
        return isOver ? windowHeight - height : windowHeight
    }

    /// How much of the window's upper end is under the strip, in points, so that a button keeps out of its way.
    package var upperCover: Double { isOver && isOnTop ? height : 0 }

    /// How much of a card's lower end is under marks, in points, so that its words keep out of their way.
    package var lowerCover: Double { isOver && !isOnTop ? max(0, height - IndicatorStrip.space / 2) : 0 }
}

extension IndicatorStrip {
    /// The window and the marks, each where it is in a drawing of both.
    func svg(window: String, marks: String) -> String {
        (windowTop == 0 ? window : SVGMark.moved(window, down: windowTop)) + SVGMark.moved(marks, down: top)
    }
}

/// A mark of an indicator as an SVG element, with its animations inside.
enum SVGMark {
    /// A colour of three channels, 0 … 255.
    static func rgb(_ values: [Double]) -> String {
        guard values.count >= 3 else { return "none" }
        return "rgb(\(svg: values[0]),\(svg: values[1]),\(svg: values[2]))"
    }

    /// Elements further down in the drawing, in points.
    static func moved(_ elements: String, down: Double) -> String {
        "<g transform=\"translate(0 \(svg: down))\">\(elements)</g>"
    }

    /// A rectangle with round ends.
    static func rectangle(_ frame: Banner.Frame, _ color: [Double], opacity: Double, _ inner: String) -> String {
        "<rect \(frame.attributes) rx=\"\(svg: frame.height / 2)\" fill=\"\(rgb(color))\" "
            + "fill-opacity=\"\(svg: opacity)\">\(inner)</rect>"
    }

    /// Text in the middle of the strip.
    static func text(
        _ mark: Picture.Mark, _ words: String, opacity: Double, _ geometry: Banner.Geometry, _ inner: String
    ) -> String {
        "<text x=\"\(svg: geometry.viewport.width / 2)\" y=\"\(svg: mark.frame.y + 12)\" font-size=\"12\" text-anchor=\"middle\" "
            + "fill=\"\(mark.color.css)\" opacity=\"\(svg: opacity)\">\(XMLText.content(words))\(inner)</text>"
    }
}

extension IndicatorStrip {
    /// The window and the marks at their positions.
    func svg(window: String, marks: String) -> String {
        (windowTop == 0 ? window : SVGMark.moved(window, down: windowTop)) + SVGMark.moved(marks, down: top)
    }
}

/// Indicator marks as SVG elements.
enum SVGMark {
    /// A colour with channels of 0 to 255.
    static func rgb(_ channels: KeyFrames.Value) -> String {
        "rgb(\(svg: channels[0]),\(svg: channels[1]),\(svg: channels[2]))"
    }

    /// Moves elements down, in points.
    static func moved(_ elements: String, down: Double) -> String {
        "<g transform=\"translate(0 \(svg: down))\">\(elements)</g>"
    }

    /// Centred text in the strip.
    static func text(
        _ mark: Picture.Mark, _ words: String, opacity: String, _ geometry: Banner.Geometry, _ inner: String
    ) -> String {
        "<text x=\"\(svg: geometry.viewport.width / 2)\" y=\"\(svg: mark.frame.y + 12)\" font-size=\"12\" text-anchor=\"middle\" "
            + "fill=\"\(mark.color.css)\" opacity=\"\(opacity)\">\(XMLText.content(words))\(inner)</text>"
    }
}

extension Picture.Mark {
    /// The colour channels, 0 to 255.
    var channels: KeyFrames.Value { [Double(color.red), Double(color.green), Double(color.blue), 0] }
}

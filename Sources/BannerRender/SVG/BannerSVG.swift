/// A banner as an SVG without scripts: an animation for a README, or a strip of still frames.
package struct BannerSVG {
    private let fitted: Banner.Fitted
    private let images: [Int: String]
    private let geometry: Banner.Geometry
    private let strip: IndicatorStrip

    /// The prefix of ids.
    private let ids: String

    /// The drawings of a banner; `images` are its pictures by item index, as `data:` URLs.
    ///
    /// `ids` is a prefix that makes ids unique in a page.
    package init(_ fitted: Banner.Fitted, images: [Int: String] = [:], ids: String = "") {
        self.fitted = fitted
        self.ids = ids
        self.images = images
        geometry = Banner.Geometry(fitted)
        strip = IndicatorStrip(fitted, geometry)
    }

    private var height: Double { strip.wholeHeight }

    /// The limit on cards that pass through the window in an animation.
    private static let maxCards: Int64 = 5_000
    /// The limit on cards and marks in all frames of a strip.
    private static let maxShapes: Int64 = 100_000

    // MARK: Moving

    /// The period after which the animation repeats without a jump.
    ///
    /// A banner that comes to rest is shown for `otherwise`.
    package static func wholeCycle(of fitted: Banner.Fitted, otherwise: Time) -> (
        start: Time, end: Time
    ) {
        let schedule = Schedule(fitted)
        guard let cycle = schedule.cycle else { return (.zero, otherwise) }
        var start = max(cycle.start, cycle.length) + fitted.banner.transition.duration
        // The width of a slow indicator mark converges over several cycles.
        for pass in 0..<12 {
            let marks = [start, start + cycle.length].map {
                Picture(fitted, schedule.state(at: $0)).marks
            }
            let differs = zip(marks[0], marks[1]).contains {
                abs($0.frame.width - $1.frame.width) > 0.01
            }
            guard differs else { break }
            start += cycle.length * (1 << Int64(pass))
        }
        return (start, start + cycle.length)
    }

    /// An endless animation of a period.
    ///
    /// - Throws: If the drawing would be too large.
    package func animated(_ schedule: Schedule, from start: Time, to end: Time)
        throws(SizeLimitError) -> String
    {
        let recording = try Recording(fitted, schedule, from: start, to: end)
        let count = Int64(recording.places.count)
        try SizeLimitError.check(
            count, of: "cards that pass through the window", most: BannerSVG.maxCards,
            isAtLeast: false)
        let text = try AnimatedDrawing(recording: recording, geometry: geometry, strip: strip)
            .text()
        let still = Picture(fitted, schedule.state(at: start))
        let pages = Set(
            recording.places.map { geometry.card(atPlace: $0) } + still.cells.map(\.card))
        let body = """
            <desc>\(svg: start.seconds) s to \(svg: end.seconds) s, repeated</desc>
            <style>@media (prefers-reduced-motion: reduce) { .moving { display: none } .still { \
            display: inline } }\(theme)</style>
            \(ground("class=\"ground\" "))<g class="still" display="none">\(frame(still))</g>
            <g class="moving">\(text)</g>
            """
        return document(geometry.viewport.width, height, pages: pages, body)
    }

    // MARK: Still

    /// The maximum width of a frame in a strip, in points.
    private static let frameWidth = 240.0
    /// The maximum width of a strip.
    ///
    /// GitHub scales it to about 700 pixels, at which times are still legible.
    private static let stripWidth = 768.0

    /// A strip of frames with their times.
    ///
    /// - Throws: If the drawing would be too large.
    package func frames(_ schedule: Schedule, at instants: [Time]) throws(SizeLimitError) -> String
    {
        let gap = 24.0
        // A single frame is drawn at full size.
        let scale = instants.count == 1 ? 1 : min(1, BannerSVG.frameWidth / geometry.viewport.width)
        let width = geometry.viewport.width * scale
        let height = self.height * scale
        let fitting = Int(nearest: ((BannerSVG.stripWidth + gap) / (width + gap)).rounded(.down))
        let columns = max(1, min(instants.count, fitting))
        let rows = (instants.count + columns - 1) / columns
        let stepX = width + gap
        let stepY = height + gap + 24
        let line =
            """
            <rect x=\".5\" y=\".5\" width=\"\(svg: width - 1)\" height=\"\(svg: height - 1)\" \
            rx=\"\(svg: 8 * scale)\" fill=\"none\" stroke=\"#808080\" stroke-opacity=\".35\"/>
            """
        let size = scale == 1 ? "" : " transform=\"scale(\(precise: scale))\""
        var pages: Set<Int> = []
        var shapes: Int64 = 0
        var text = ""
        for (index, state) in schedule.states(at: instants).enumerated() {
            let picture = Picture(fitted, state)
            shapes += Int64(picture.cells.count + picture.marks.count)
            try SizeLimitError.check(
                shapes, of: "cards and marks in \(instants.count) frames",
                most: BannerSVG.maxShapes,
                help: "ask for fewer frames with `--every`")
            pages.formUnion(picture.cells.map(\.card))
            let x = Double(index % columns) * stepX
            let y = Double(index / columns) * stepY
            text +=
                """
                <g transform=\"translate(\(svg: x) \
                \(svg: y))\"><g\(size)>\(ground())\(frame(picture))</g>\(line)
                """
            text += "<text x=\"0\" y=\"\(svg: height + 20)\" font-size=\"13\" fill=\"#808080\">"
            text += "\(precise: instants[index].seconds) s</text></g>\n"
        }
        return document(
            Double(columns) * stepX - gap, Double(rows) * stepY - gap + 4, pages: pages, text)
    }

    private func frame(_ picture: Picture) -> String {
        let cards = picture.cells.map { cell in
            let x = cell.frame.x + cell.frame.width / 2
            let y = cell.frame.y + cell.frame.height / 2
            let scale = cell.scale == 1 ? "" : " scale(\(precise: cell.scale))"
            let fade = cell.opacity == 1 ? "" : " opacity=\"\(svg: cell.opacity)\""
            return
                """
                <use href=\"#\(ids)c\(cell.card)\" transform=\"translate(\(svg: x) \
                \(svg: y))\(scale)\"\(fade)/>
                """
        }.joined()
        let marks = picture.marks.map { mark in
            if let words = mark.text {
                return SVGMark.text(mark, words, opacity: "1", geometry, "")
            }
            let alpha = Double(mark.color.alpha) / 255
            return """
                <rect \(mark.frame.attributes) rx=\"\(svg: mark.cornerRadius)\" \
                fill=\"\(SVGMark.rgb(mark.channels))\" fill-opacity=\"\(svg: alpha)\"></rect>
                """
        }.joined()
        return strip.svg(window: "<g clip-path=\"url(#\(ids)window)\">\(cards)</g>", marks: marks)
    }

    // MARK: Parts

    private static let dark = "#17181b"

    private func ground(_ attributes: String = "") -> String {
        """
        <rect \(attributes)width=\"\(svg: geometry.viewport.width)\" height=\"\(svg: height)\" \
        rx=\"8\" fill=\"\(fitted.needsDarkPaper ? BannerSVG.dark : "#ffffff")\"/>
        """
    }

    /// A style for dark colour schemes, unless the indicator is drawn on the background.
    private var theme: String {
        height > geometry.viewport.height
            ? "" : " @media (prefers-color-scheme: dark) { .ground { fill: \(BannerSVG.dark) } }"
    }

    private static let file = Template("banner.svg")

    private func document(_ width: Double, _ height: Double, pages: Set<Int>, _ body: String)
        -> String
    {
        let drawing = CardDrawing(fitted, images: images, cover: strip.lowerCover, ids: ids)
        let cards = pages.sorted().map { "<g id=\"\(ids)c\($0)\">\(drawing.svg($0))</g>" }.joined(
            separator: "\n")
        return BannerSVG.file.filled([
            "width": "\(svg: width)", "height": "\(svg: height)", "ids": ids,
            "name": XMLText.content(fitted.banner.name),
            "windowWidth": "\(svg: geometry.viewport.width)",
            "windowHeight": "\(svg: geometry.viewport.height)",
            "cards": cards, "body": body,
        ])
    }
}

extension DefaultStringInterpolation {
    /// Formats a number with at most six decimals, for scales and seconds.
    mutating func appendInterpolation(precise value: Double) {
        appendLiteral(.written { $0.append(rounded: value) })
    }
}

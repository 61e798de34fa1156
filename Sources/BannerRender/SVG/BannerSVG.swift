public import BannerEngine
public import BannerModel
import BannerReport

/// A banner as one SVG without scripts: moving by itself for a README, or still as a strip of frames.
public struct BannerSVG: Sendable {
    private let banner: Banner
    private let images: [Int: String]
    private let geometry: Geometry
    private let strip: Double

    /// The drawings of a banner; `images` are its items' pictures by page, as `data:` URLs.
    public init(_ banner: Banner, images: [Int: String] = [:]) {
        self.banner = banner
        self.images = images
        geometry = Geometry(banner)
        strip = IndicatorMarks(banner, geometry).height
    }

    private var height: Double { geometry.viewport.height + strip }

    // MARK: Moving

    /// The stretch of time that shows everything once, and after which everything comes again without a seam.
    ///
    /// A banner that comes to rest is shown for `otherwise`.
    public static func wholeCycle(of banner: Banner, otherwise: Time) -> (start: Time, end: Time) {
        guard let cycle = Timeline(banner, duration: .zero).cycle else { return (.zero, otherwise) }
        let start = max(cycle.start, cycle.length) + banner.transition.duration
        return (start, start + cycle.length)
    }

    /// The banner moving from one instant to another, over and over.
    public func animated(_ timeline: Timeline, from start: Time, to end: Time) -> String {
        let recording = Recording(banner, timeline, from: start, to: end)
        let pages = Set(recording.places.map(page))
        let cards = recording.places.map { card(at: $0, recording) }.joined()
        let origin = geometry.direction == .leftToRight ? 1.0 : -1.0
        let middle = geometry.viewport.width / 2
        let slide = animation(
            recording, recording.position,
            {
                "\(SVGText.number(middle - origin * $0[0] * geometry.stride)) \(SVGText.number(geometry.viewport.height / 2))"
            },
            { "<animateTransform attributeName=\"transform\" type=\"translate\" \($0)/>" })
        let first = recording.position.first.first ?? 0
        let place =
            "translate(\(SVGText.number(middle - origin * first * geometry.stride)) \(SVGText.number(geometry.viewport.height / 2)))"
        return document(width: geometry.viewport.width, height: height, pages: pages) {
            """
            <desc>\(SVGText.number(start.seconds)) s to \(SVGText.number(end.seconds)) s, over and over</desc>
            \(ground())<g clip-path="url(#window)"><g transform="\(place)">\(slide)\(cards)</g></g>
            <g transform="translate(0 \(SVGText.number(geometry.viewport.height)))">\(marks(recording))</g>
            """
        }
    }

    private func page(_ place: Int) -> Int {
        let rest = place % max(1, geometry.count)
        return rest < 0 ? rest + geometry.count : rest
    }

    private func card(at place: Int, _ recording: Recording) -> String {
        let sign = geometry.direction == .leftToRight ? 1.0 : -1.0
        let x = SVGText.number(sign * Double(place) * geometry.stride)
        guard let scale = recording.scales[page(place)] else {
            return "<use href=\"#c\(page(place))\" x=\"\(x)\"/>"
        }
        let grow = animation(
            recording, scale, { SVGText.number($0[0], decimals: 5) },
            { "<animateTransform attributeName=\"transform\" type=\"scale\" \($0)/>" })
        return "<g transform=\"translate(\(x) 0)\"><g transform=\"scale(\(SVGText.number(scale.first.first ?? 1)))\">"
            + "\(grow)<use href=\"#c\(page(place))\"/></g></g>"
    }

    private func marks(_ recording: Recording) -> String {
        var text = ""
        for key in recording.marks.keys.sorted(by: {
            $0 >= 0 && $1 < 0 ? true : $0 < 0 && $1 >= 0 ? false : abs($0) < abs($1)
        }) {
            guard let track = recording.marks[key] else { continue }
            var inner = ""
            for (index, name) in ["x", "y", "width", "height"].enumerated() {
                inner += animation(
                    recording, track.part(index...index), { SVGText.number($0[0]) },
                    { "<animate attributeName=\"\(name)\" \($0)/>" })
            }
            inner += animation(
                recording, track.part(4...6), BannerSVG.rgb, { "<animate attributeName=\"fill\" \($0)/>" })
            inner += animation(
                recording, track.part(7...7), { SVGText.number($0[0]) },
                { "<animate attributeName=\"fill-opacity\" \($0)/>" })
            text += BannerSVG.mark(track.first, inner)
        }
        for (words, entry) in recording.texts.sorted(by: { $0.key < $1.key }) {
            let fade = animation(
                recording, entry.track, { SVGText.number($0[0]) }, { "<animate attributeName=\"opacity\" \($0)/>" })
            text += label(entry.mark, words, opacity: entry.track.first.first ?? 0, fade)
        }
        return text
    }

    private func animation(
        _ recording: Recording, _ track: Track, _ value: ([Double]) -> String, _ element: (String) -> String
    ) -> String {
        guard !track.isStill else { return "" }
        let points = track.keyPoints
        let times = points.map { SVGText.number($0.time, decimals: 9) }.joined(separator: ";")
        let values = points.map { value($0.values) }.joined(separator: ";")
        let length = SVGText.number((recording.end - recording.start).seconds, decimals: 6)
        return element("dur=\"\(length)s\" repeatCount=\"indefinite\" keyTimes=\"\(times)\" values=\"\(values)\"")
    }

    // MARK: Still

    /// The banner at these instants, side by side, each with its time below.
    public func frames(_ timeline: Timeline, at instants: [Time]) -> String {
        let gap = 24.0
        let columns = max(1, min(instants.count, Int((1600 / (geometry.viewport.width + gap)).rounded(.down))))
        let rows = (instants.count + columns - 1) / columns
        let (stepX, stepY) = (geometry.viewport.width + gap, height + gap + 24)
        var pages: Set<Int> = []
        var text = ""
        for (index, instant) in instants.enumerated() {
            let picture = Picture(banner, timeline.state(at: instant))
            pages.formUnion(picture.cells.map(\.page))
            let (x, y) = (Double(index % columns) * stepX, Double(index / columns) * stepY)
            text +=
                "<g transform=\"translate(\(SVGText.number(x)) \(SVGText.number(y)))\">\(frame(picture))"
                + "<text x=\"0\" y=\"\(SVGText.number(height + 20))\" font-size=\"13\" fill=\"#808080\">"
                + "\(SVGText.number(instant.seconds, decimals: 6)) s</text></g>\n"
        }
        return document(
            width: Double(columns) * stepX - gap, height: Double(rows) * stepY - gap + 4, pages: pages
        ) { text }
    }

    private func frame(_ picture: Picture) -> String {
        let cards = picture.cells.map { cell in
            let x = SVGText.number(cell.frame.x + cell.frame.width / 2)
            let y = SVGText.number(cell.frame.y + cell.frame.height / 2)
            let scale = cell.scale == 1 ? "" : " scale(\(SVGText.number(cell.scale, decimals: 5)))"
            return "<use href=\"#c\(cell.page)\" transform=\"translate(\(x) \(y))\(scale)\"/>"
        }.joined()
        let marks = picture.marks.map { mark in
            if let words = mark.text { return label(mark, words, opacity: 1, "") }
            let color = mark.color
            return BannerSVG.mark(
                [
                    mark.frame.x, mark.frame.y, mark.frame.width, mark.frame.height, Double(color.red),
                    Double(color.green), Double(color.blue), Double(color.alpha) / 255,
                ], "")
        }.joined()
        let down = SVGText.number(geometry.viewport.height)
        return "\(ground())<g clip-path=\"url(#window)\">\(cards)</g><g transform=\"translate(0 \(down))\">\(marks)</g>"
    }

    // MARK: Parts

    private func ground() -> String {
        let isDark = banner.indicator.base.currentColor.brightness > 0.75
        return "<rect width=\"\(SVGText.number(geometry.viewport.width))\" height=\"\(SVGText.number(height))\" "
            + "rx=\"8\" fill=\"\(isDark ? "#17181b" : "#ffffff")\"/>"
    }

    private static func rgb(_ values: [Double]) -> String {
        "rgb(\(SVGText.number(values[0])),\(SVGText.number(values[1])),\(SVGText.number(values[2])))"
    }

    private static func mark(_ values: [Double], _ inner: String) -> String {
        let names = ["x", "y", "width", "height"]
        let frame = zip(names, values).map { "\($0)=\"\(SVGText.number($1))\"" }.joined(separator: " ")
        return "<rect \(frame) rx=\"\(SVGText.number(values[3] / 2))\" fill=\"\(rgb(Array(values[4...6])))\" "
            + "fill-opacity=\"\(SVGText.number(values[7]))\">\(inner)</rect>"
    }

    private func label(_ mark: Picture.Mark, _ words: String, opacity: Double, _ inner: String) -> String {
        "<text x=\"\(SVGText.number(geometry.viewport.width / 2))\" y=\"\(SVGText.number(mark.frame.y + 12))\" "
            + "font-size=\"12\" text-anchor=\"middle\" fill=\"\(mark.color.css)\" opacity=\"\(SVGText.number(opacity))\">"
            + "\(XMLText.content(words))\(inner)</text>"
    }

    private func document(width: Double, height: Double, pages: Set<Int>, _ body: () -> String) -> String {
        let drawing = CardDrawing(banner, images: images)
        let cards = pages.sorted().map { "<g id=\"c\($0)\">\(drawing.svg($0))</g>" }.joined(separator: "\n")
        let (w, h) = (SVGText.number(width), SVGText.number(height))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(w)" height="\(h)" viewBox="0 0 \(w) \(h)" role="img" \
            font-family="system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK KR', sans-serif">
            <title>\(XMLText.content(banner.name))</title>
            <defs><clipPath id="window"><rect width="\(SVGText.number(geometry.viewport.width))" \
            height="\(SVGText.number(geometry.viewport.height))" rx="8"/></clipPath>
            <linearGradient id="light" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="#fff" \
            stop-opacity=".12"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset=".55" stop-opacity="0"/><stop offset="1" \
            stop-color="#000" stop-opacity=".18"/></linearGradient>
            \(cards)</defs>
            \(body())
            </svg>

            """
    }
}

extension SVGText {
    /// A number with at most that many decimals, up to 9.
    static func number(_ value: Double, decimals: Int) -> String {
        guard decimals > 6 else { return number6(value) }
        // Parts of a recording lie in 0 … 1: nine decimals fit into a whole number.
        let billionths = Int64((value * 1e9).rounded(.toNearestOrAwayFromZero))
        guard billionths > 0 && billionths < 1_000_000_000 else { return billionths > 0 ? "1" : "0" }
        let digits = String(billionths + 1_000_000_000).dropFirst()
        return "." + digits.reversed().drop { $0 == "0" }.reversed()
    }

    private static func number6(_ value: Double) -> String {
        var text: [UInt8] = []
        text.append(rounded: value)
        return String(decoding: text, as: UTF8.self)
    }
}

extension Track {
    /// Some of the values as a track of their own.
    fileprivate func part(_ range: ClosedRange<Int>) -> Track {
        var track = Track()
        for point in points { track.add(Array(point.values[range]), at: point.time) }
        return track
    }
}

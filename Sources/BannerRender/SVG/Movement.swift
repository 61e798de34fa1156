import BannerKit

/// A recording as animated SVG: the row of cards that slides, or the pile that fades, and the indicator's marks.
struct Movement {
    private let recording: Recording
    private let geometry: Banner.Geometry
    private let strip: IndicatorStrip
    /// The length of one pass, as an attribute value.
    private let length: String
    /// The banner's own curves that an attribute can follow.
    private let easings: [Banner.Easing]

    init(_ recording: Recording, _ banner: Banner, _ geometry: Banner.Geometry, _ strip: IndicatorStrip) {
        self.recording = recording
        easings = [banner.transition.easing, banner.focus.easing].filter { easing in
            [easing.controls.y1, easing.controls.y2].allSatisfy { (0...1).contains($0) }
        }
        self.geometry = geometry
        self.strip = strip
        length = SVGText.number((recording.end - recording.start).seconds, decimals: 6)
    }

    /// The elements.
    ///
    /// - Throws: why there would be more than `mostBytes` of them.
    func text(mostBytes: Int) throws(Excess) -> String {
        let cards = try recording.opacities.isEmpty ? row(mostBytes) : pile(mostBytes)
        let window = "<g clip-path=\"url(#window)\">\(cards)</g>\n"
        return try strip.svg(window: window, marks: marks(mostBytes - window.utf8.count))
    }

    /// The row of cards.
    private func row(_ mostBytes: Int) throws(Excess) -> String {
        var text = "<g transform=\"translate(\(offset(recording.position.first)))\">"
        text += animation(recording.position, offset) { value in
            "<animateTransform attributeName=\"transform\" type=\"translate\" \(value)/>"
        }
        let scales = recording.scales.mapValues(growth)
        for place in recording.places {
            text += card(at: place, scales)
            try check(text, mostBytes)
        }
        return text + "</g>"
    }

    /// The cards on one another, of which one or two are visible.
    private func pile(_ mostBytes: Int) throws(Excess) -> String {
        var text = "<g transform=\"translate(\(offset([0])))\">"
        for page in recording.places {
            guard let opacity = recording.opacities[page] else { continue }
            let fade = animation(opacity, "opacity")
            let (start, grow) = recording.scales[page].map(growth) ?? ("1", "")
            text += "<g opacity=\"\(SVGText.number(opacity.first.first ?? 0))\">\(fade)"
            text += "<g transform=\"scale(\(start))\">\(grow)<use href=\"#c\(page)\"/></g></g>"
            try check(text, mostBytes)
        }
        return text + "</g>"
    }

    /// The indicator's marks.
    private func marks(_ mostBytes: Int) throws(Excess) -> String {
        var text = ""
        for key in recording.marks.keys.sorted(by: Movement.isBehind) {
            text += recording.marks[key].map(mark) ?? ""
            try check(text, mostBytes)
        }
        for (words, entry) in recording.texts.sorted(by: { $0.key < $1.key }) {
            let fade = steps(entry.opacity, "opacity")
            text += SVGMark.text(entry.mark, words, opacity: entry.opacity.first.first ?? 0, geometry, fade)
            try check(text, mostBytes)
        }
        return text
    }

    private func check(_ text: String, _ most: Int) throws(Excess) {
        guard text.utf8.count > most else { return }
        throw Excess(
            what: "bytes of movement in an animated drawing", count: Int64(text.utf8.count), isAtLeast: true,
            most: Int64(most), help: "use a shorter `--for`, or draw still frames with `--every`")
    }

    /// Where the row of cards is when the content is at a position.
    private func offset(_ position: [Double]) -> String {
        let middle = geometry.inset + geometry.cellLength / 2 - (position.first ?? 0) * geometry.stride
        let (x, y) =
            switch (geometry.axis, geometry.direction) {
            case (.horizontal, .leftToRight): (middle, geometry.viewport.height / 2)
            case (.horizontal, .rightToLeft): (geometry.viewport.width - middle, geometry.viewport.height / 2)
            case (.vertical, _): (geometry.viewport.width / 2, middle)
            }
        return "\(SVGText.number(x)) \(SVGText.number(y))"
    }

    private func card(at place: Int, _ scales: [Int: (start: String, grow: String)]) -> String {
        let sign = geometry.direction == .leftToRight ? 1.0 : -1.0
        let way = SVGText.number(sign * Double(place) * geometry.stride)
        let isVertical = geometry.axis == .vertical
        let page = geometry.page(atPlace: place)
        guard let (start, grow) = scales[page] else {
            return "<use href=\"#c\(page)\" \(isVertical ? "y" : "x")=\"\(way)\"/>"
        }
        return "<g transform=\"translate(\(isVertical ? "0 \(way)" : "\(way) 0"))\"><g transform=\"scale(\(start))\">"
            + "\(grow)<use href=\"#c\(page)\"/></g></g>"
    }

    /// How a card's scale begins and continues, the same at each of its places.
    private func growth(_ scale: Track) -> (start: String, grow: String) {
        let grow = animation(scale, { SVGText.number($0[0], decimals: 6) }) { value in
            "<animateTransform attributeName=\"transform\" type=\"scale\" \(value)/>"
        }
        return (SVGText.number(scale.first.first ?? 1, decimals: 6), grow)
    }

    private func mark(_ tracks: MarkTracks) -> String {
        var inner = animation(tracks.x, "x") + animation(tracks.y, "y") + animation(tracks.width, "width")
        inner += animation(tracks.height, "height")
        inner += animation(tracks.color, SVGMark.rgb) { "<animate attributeName=\"fill\" \($0)/>" }
        inner += animation(tracks.opacity, "fill-opacity")
        let first = [tracks.x, tracks.y, tracks.width, tracks.height].map { $0.first.first ?? 0 }
        let frame = Banner.Frame(x: first[0], y: first[1], width: first[2], height: first[3])
        return SVGMark.rectangle(frame, tracks.color.first, opacity: tracks.opacity.first.first ?? 0, inner)
    }

    /// The order in which marks are drawn: pages in order, then the parts of the indicator itself.
    private static func isBehind(_ a: Int, _ b: Int) -> Bool {
        a >= 0 && b < 0 ? true : a < 0 && b >= 0 ? false : abs(a) < abs(b)
    }

    private func animation(_ track: Track, _ attribute: String) -> String {
        animation(track, { SVGText.number($0[0]) }) { "<animate attributeName=\"\(attribute)\" \($0)/>" }
    }

    /// The animation of what is one value or another, with nothing in between.
    private func steps(_ track: Track, _ attribute: String) -> String {
        guard !track.isStill else { return "" }
        let points = track.keyPoints([]).reduce(into: [Track.KeyPoint]()) { points, point in
            if points.last?.values != point.values { points.append(point) }
        }
        let times = points.map { SVGText.number($0.time, decimals: $0.decimals) }.joined(separator: ";")
        let values = points.map { SVGText.number($0.values[0]) }.joined(separator: ";")
        return "<animate attributeName=\"\(attribute)\" calcMode=\"discrete\" dur=\"\(length)s\" "
            + "repeatCount=\"indefinite\" keyTimes=\"\(times)\" values=\"\(values)\"/>"
    }

    private func animation(
        _ track: Track, _ value: ([Double]) -> String, _ element: (String) -> String
    ) -> String {
        guard !track.isStill else { return "" }
        let points = track.keyPoints(easings)
        let times = points.map { SVGText.number($0.time, decimals: $0.decimals) }.joined(separator: ";")
        let values = points.map { value($0.values) }.joined(separator: ";")
        let curves = points.dropFirst().map(\.easing)
        let splines = curves.map(Movement.spline).joined(separator: ";")
        let mode = curves.allSatisfy { $0 == .linear } ? "" : " calcMode=\"spline\" keySplines=\"\(splines)\""
        let length = "dur=\"\(length)s\" repeatCount=\"indefinite\""
        return element("\(length)\(mode) keyTimes=\"\(times)\" values=\"\(values)\"")
    }

    private static func spline(_ easing: Banner.Easing) -> String {
        let points = easing.controls
        return [points.x1, points.y1, points.x2, points.y2].map { SVGText.number($0, decimals: 9) }
            .joined(separator: " ")
    }
}

extension Banner.Geometry {
    /// The page of the card at a place in the endless row of cards.
    func page(atPlace place: Int) -> Int {
        let rest = place % count
        return rest < 0 ? rest + count : rest
    }
}

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
        (self.recording, self.geometry, self.strip) = (recording, geometry, strip)
        let growth = banner.indicator.style == .scalingDots ? [Banner.Easing.easeInOut] : []
        easings = ([banner.transition.easing, banner.emphasis.easing] + growth).filter { easing in
            [easing.controls.y1, easing.controls.y2].allSatisfy { (0...1).contains($0) }
        }
        length = "\(svg: (recording.end - recording.start).seconds, decimals: 6)"
    }

    /// The elements.
    ///
    /// - Throws: why there would be more than `mostBytes` of them.
    func text(mostBytes: Int) throws(Excess) -> String {
        let isPile = recording.tracks.keys.contains { if case .opacity = $0 { true } else { false } }
        let cards = try isPile ? pile(mostBytes) : row(mostBytes)
        let window = "<g clip-path=\"url(#window)\">\(cards)</g>\n"
        return try strip.svg(window: window, marks: marks(mostBytes - window.utf8.count))
    }

    /// The row of cards.
    private func row(_ mostBytes: Int) throws(Excess) -> String {
        let position = track(.position)
        var text = "<g transform=\"translate(\(offset(position.first)))\">"
        text += animation(position, "animateTransform attributeName=\"transform\" type=\"translate\"", offset)
        var scales: [Int: (start: String, grow: String)] = [:]
        for case (.scale(let page), let track) in recording.tracks { scales[page] = growth(track) }
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
            guard let opacity = recording.tracks[.opacity(page)] else { continue }
            let (start, grow) = recording.tracks[.scale(page)].map(growth) ?? ("1", "")
            text += "<g opacity=\"\(svg: opacity.first[0])\">\(animation(opacity, "opacity"))"
            text += "<g transform=\"scale(\(start))\">\(grow)<use href=\"#c\(page)\"/></g></g>"
            try check(text, mostBytes)
        }
        return text + "</g>"
    }

    /// The indicator's marks.
    private func marks(_ mostBytes: Int) throws(Excess) -> String {
        var text = ""
        let keys = recording.tracks.keys.compactMap { if case .x(let key) = $0 { key } else { nil } }
        // Pages in order, then the parts of the indicator itself.
        for key in keys.sorted(by: { ($0 < 0 ? 1 : 0, abs($0)) < ($1 < 0 ? 1 : 0, abs($1)) }) {
            text += mark(key)
            try check(text, mostBytes)
        }
        for (words, mark) in recording.texts.sorted(by: { $0.key < $1.key }) {
            let opacity = track(.text(words))
            let fade = animation(opacity, "animate attributeName=\"opacity\"", isDiscrete: true, Movement.number)
            text += SVGMark.text(mark, words, opacity: opacity.first[0], geometry, fade)
            try check(text, mostBytes)
        }
        return text
    }

    private func track(_ part: DrawnPart) -> Track { recording.tracks[part] ?? Track(tolerance: 0) }

    private func check(_ text: String, _ most: Int) throws(Excess) {
        try Excess.check(Int64(text.utf8.count), of: "bytes of movement in an animated drawing", most: Int64(most))
    }

    /// Where the row of cards is when the content is at a position.
    private func offset(_ position: [Double]) -> String {
        let middle = geometry.inset + geometry.cellLength / 2 - geometry.strides(position.first ?? 0) * geometry.stride
        let (x, y) =
            switch (geometry.axis, geometry.direction) {
            case (.horizontal, .leftToRight): (middle, geometry.viewport.height / 2)
            case (.horizontal, .rightToLeft): (geometry.viewport.width - middle, geometry.viewport.height / 2)
            case (.vertical, _): (geometry.viewport.width / 2, middle)
            }
        return "\(svg: x) \(svg: y)"
    }

    private func card(at place: Int, _ scales: [Int: (start: String, grow: String)]) -> String {
        let sign = geometry.direction == .leftToRight ? 1.0 : -1.0
        let way = "\(svg: sign * Double(place) * geometry.stride)"
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
        let number = { (values: [Double]) in SVGText.number(values[0], decimals: 6) }
        let grow = animation(scale, "animateTransform attributeName=\"transform\" type=\"scale\"", number)
        return (number(scale.first), grow)
    }

    private func mark(_ key: Int) -> String {
        let lengths = [DrawnPart.x(key), .y(key), .width(key), .height(key)].map(track)
        var inner = zip(lengths, ["x", "y", "width", "height"]).map { animation($0, $1) }.joined()
        inner += animation(track(.color(key)), "animate attributeName=\"fill\"", SVGMark.rgb)
        inner += animation(track(.alpha(key)), "fill-opacity")
        let first = lengths.map { $0.first[0] }
        let frame = Banner.Frame(x: first[0], y: first[1], width: first[2], height: first[3])
        return SVGMark.rectangle(frame, track(.color(key)).first, opacity: track(.alpha(key)).first[0], inner)
    }

    private static func number(_ values: [Double]) -> String { SVGText.number(values[0]) }

    private func animation(_ track: Track, _ attribute: String) -> String {
        animation(track, "animate attributeName=\"\(attribute)\"", Movement.number)
    }

    /// The element that changes an attribute; what is `isDiscrete` is one value or another, with nothing in between.
    private func animation(
        _ track: Track, _ element: String, isDiscrete: Bool = false, _ value: ([Double]) -> String
    ) -> String {
        guard !track.isStill else { return "" }
        var points = track.keyPoints(isDiscrete ? [] : easings)
        if isDiscrete {
            let changes = points.indices.filter { $0 == 0 || points[$0].values != points[$0 - 1].values }
            points = changes.map { points[$0] }
        }
        let times = points.map { SVGText.number($0.time, decimals: $0.decimals) }.joined(separator: ";")
        let values = points.map { value($0.values) }.joined(separator: ";")
        let curves = points.dropFirst().map(\.easing)
        let splines = curves.map(Movement.spline).joined(separator: ";")
        let isLinear = isDiscrete || curves.allSatisfy { $0 == .linear }
        return "<\(element)\(isDiscrete ? " calcMode=\"discrete\"" : "") dur=\"\(length)s\" repeatCount=\"indefinite\""
            + (isLinear ? "" : " calcMode=\"spline\" keySplines=\"\(splines)\"")
            + " keyTimes=\"\(times)\" values=\"\(values)\"/>"
    }

    private static func spline(_ easing: Banner.Easing) -> String {
        let points = easing.controls
        return [points.x1, points.y1, points.x2, points.y2].map { SVGText.number($0, decimals: 9) }
            .joined(separator: " ")
    }
}

extension Banner.Geometry {
    /// The page of the card at a place in the endless row of cards.
    func page(atPlace place: Int) -> Int { (place % count + count) % count }
}

/// A recording as animated SVG: cards that slide or fade, and indicator marks.
struct AnimatedDrawing {
    let recording: Recording
    let geometry: Banner.Geometry
    let strip: IndicatorStrip

    /// The size limit in bytes.
    private static let maxBytes = 16 << 20

    /// The animated elements.
    ///
    /// - Throws: If they would be too large.
    func text() throws(SizeLimitError) -> String {
        let row = animated(.row, "translate") { "\(svg: $0[0]) \(svg: $0[1])" }
        var text = "<g transform=\"translate(\(row.first))\">\(row.animation)"
        var cards: [Int: String] = [:]
        for place in recording.places {
            let page = geometry.card(atPlace: place)
            let card = cards[page] ?? card(page)
            cards[page] = card
            let fades = recording.tracks[.opacity(page)] != nil
            text += fades ? card : "<g transform=\"translate(\(way(to: place)))\">\(card)</g>"
            try check(text)
        }
        var marks = ""
        for part in recording.parts {
            if case .frame(let key) = part { marks += mark(key) }
            if case .text(let words) = part { marks += self.text(words) }
            try check(marks)
        }
        return strip.svg(window: "<g clip-path=\"url(#window)\">\(text)</g></g>\n", marks: marks)
    }

    private func check(_ text: String) throws(SizeLimitError) {
        try SizeLimitError.check(
            Int64(text.utf8.count), of: "bytes of movement in an animated drawing",
            most: Int64(AnimatedDrawing.maxBytes))
    }

    /// The offset of a card from the first one.
    private func way(to place: Int) -> String {
        let way = Double(place) * geometry.stride
        if geometry.axis == .vertical { return "0 \(svg: way)" }
        return "\(svg: geometry.direction == .leftToRight ? way : -way) 0"
    }

    /// The card of a page, with its animations.
    private func card(_ page: Int) -> String {
        var text = "<use href=\"#c\(page)\"/>"
        let grow = animated(.scale(page), "scale") { "\(precise: $0[0])" }
        if !grow.first.isEmpty {
            text = "<g transform=\"scale(\(grow.first))\">\(grow.animation)\(text)</g>"
        }
        let fade = animated(.opacity(page), "opacity", number)
        if !fade.first.isEmpty {
            text = "<g opacity=\"\(fade.first)\">\(fade.animation)\(text)</g>"
        }
        return text
    }

    private func mark(_ key: Int) -> String {
        var attributes = ""
        var animations = ""
        func add(_ name: String, _ part: DrawnPart, _ text: (KeyFrames.Value) -> String) {
            let values = animated(part, name, text)
            attributes += " \(name)=\"\(values.first)\""
            animations += values.animation
        }
        for (lane, name) in ["x", "y", "width", "height"].enumerated() {
            add(name, .frame(key)) { "\(svg: $0[lane])" }
        }
        // A bar that grows from nothing has its full radius; SVG keeps it within the width.
        add("rx", .frame(key)) { "\(svg: ($0[2] < 0.01 ? $0[3] : min($0[2], $0[3])) / 2)" }
        add("fill", .color(key), SVGMark.rgb)
        add("fill-opacity", .alpha(key), number)
        return "<rect\(attributes)>\(animations)</rect>"
    }

    private func text(_ words: String) -> String {
        guard let mark = recording.texts[words] else { return "" }
        let opacity = animated(.text(words), "opacity", number)
        return SVGMark.text(mark, words, opacity: opacity.first, geometry, opacity.animation)
    }

    private func number(_ value: KeyFrames.Value) -> String { SVGText.number(value[0]) }

    // MARK: Animations

    /// The initial value of an attribute or a transform, and its animation element.
    ///
    /// The element is empty for a constant; both are empty without key frames.
    private func animated(
        _ part: DrawnPart, _ name: String, _ text: (KeyFrames.Value) -> String
    ) -> (first: String, animation: String) {
        guard let frames = recording.tracks[part]?.all else { return ("", "") }
        let values = frames.map { text($0.value) }
        guard values.contains(where: { $0 != values[0] }) else { return (values[0], "") }
        // Components of one key frame can be constant in the text, so repeated values are dropped.
        let needed = values.indices.filter {
            $0 == 0 || $0 == values.count - 1 || values[$0] != values[$0 - 1]
                || values[$0] != values[$0 + 1]
        }
        let element =
            ["translate", "scale"].contains(name)
            ? "animateTransform attributeName=\"transform\" type" : "animate attributeName"
        let animation = """
            <\(element)="\(name)" dur="\(precise: length.seconds)s" repeatCount="indefinite" \
            keyTimes="\(needed.map { keyTime(frames[$0].time) }.joined(separator: ";"))" \
            values="\(needed.map { values[$0] }.joined(separator: ";"))"/>
            """
        return (values[0], animation)
    }

    private var length: Time { recording.end - recording.start }

    /// An instant as a fraction of the recording, rounded down to nine decimals, which resolves a
    /// microsecond.
    private func keyTime(_ time: Time) -> String {
        let billion: Int64 = 1_000_000_000
        let part = (time - recording.start).microseconds * billion / length.microseconds
        guard part > 0 && part < billion else { return part > 0 ? "1" : "0" }
        return "." + String(part + billion).dropFirst().reversed().drop { $0 == "0" }.reversed()
    }
}

extension IndicatorStrip {
    /// The window and the marks at their positions.
    func svg(window: String, marks: String) -> String {
        (windowTop == 0 ? window : SVGMark.moved(window, down: windowTop))
            + SVGMark.moved(marks, down: top)
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
        _ mark: Picture.Mark, _ words: String, opacity: String, _ geometry: Banner.Geometry,
        _ inner: String
    ) -> String {
        """
        <text x=\"\(svg: geometry.viewport.width / 2)\" y=\"\(svg: mark.frame.y + 12)\" \
        font-size=\"12\" text-anchor=\"middle\" fill=\"\(mark.color.css)\" \
        opacity=\"\(opacity)\">\(XMLText.content(words))\(inner)</text>
        """
    }
}

extension Picture.Mark {
    /// The colour channels, 0 to 255.
    var channels: KeyFrames.Value {
        [Double(color.red), Double(color.green), Double(color.blue), 0]
    }
}

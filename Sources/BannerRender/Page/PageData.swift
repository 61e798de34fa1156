import BannerCalendar
package import BannerKit

/// The data of a page as JSON: the banner as numbers for the engine, and the text to draw.
package struct PageData {
    /// The data.
    package private(set) var json: [UInt8] = []

    /// Everything about a file, for its own page; with `addsDevices` also in the windows of usual devices.
    package init(_ source: PageSource, addsDevices: Bool = true) {
        json.append("{\"name\":")
        json.append(jsonString: source.name)
        if let banner = source.banner {
            let windows = PageWindow.all(of: banner, addsDevices: addsDevices)
            append(banner, banner.items, source.images, windows)
            append(banner.scenarios, windows, source)
            if let calendar = source.calendar {
                json.append(",\"calendar\":")
                calendar.append(to: &json)
                json.append(",\"hasOccasions\":\(banner.hasCalendar)")
                if let start = source.start { json.append(",\"start\":\(start.seconds)") }
            }
        } else {
            json.append(",\"scenarios\":[],\"items\":[]")
        }
        json.append("}")
    }

    /// What a thumbnail shows of a banner: the text and colours of its first items, without ids and scenarios.
    init(thumbnail banner: Banner, items: Int, images: [Int: String]) {
        json.append("{\"scenarios\":[]")
        let shown = banner.items.prefix(items).map { item in
            var plain = Banner.Item(id: item.title == nil ? item.id : "")
            (plain.title, plain.color, plain.image) = (item.title, item.color, item.image)
            return plain
        }
        append(banner, shown, images, [PageWindow(banner)])
        json.append("}")
    }

    /// The length of the period that a page shows at first, in microseconds: a complete cycle if there is one.
    static func span(of banner: Banner) -> Int64 {
        let second: Int64 = 1_000_000
        guard let timer = banner.timer else { return 10 * second }
        let cycle = Schedule(banner).cycle
        let whole = cycle.map { ($0.start + $0.length).microseconds } ?? timer.interval.microseconds * 5
        return max(6, min(60, whole / second + 1)) * second
    }

    /// The banner's items, and the banner as it is in its own window and in each of the others.
    private mutating func append(
        _ banner: Banner, _ items: [Banner.Item], _ images: [Int: String], _ windows: [PageWindow]
    ) {
        json.append(",\"count\":\(banner.items.count),\"hasTimer\":\(banner.timer != nil)")
        json.append(",\"span\":\(PageData.span(of: banner)),\"holdsFocus\":\(banner.timer?.whenFocused == .hold)")
        json.append(",\"reducesMotion\":\(banner.surroundings.reducesMotion)")
        json.append(",\"controls\":{\"arrows\":\(banner.controls.arrows),\"pause\":\(banner.controls.pause)}")
        json.append(",\"views\":[")
        PageWindow.append(windows, to: &json)
        json.append("],\"items\":[")
        for (page, item) in items.enumerated() {
            json.append(page == 0 ? "{\"id\":" : ",{\"id\":")
            json.append(jsonString: item.id)
            append("title", item.title)
            append("subtitle", item.subtitle)
            append("alt", item.alt)
            append("link", item.link)
            append("image", images[page])
            if images[page] == nil { append("missing", item.image) }
            append("color", item.color?.css)
            json.append("}")
        }
        json.append("]")
    }

    private mutating func append(
        _ scenarios: [Banner.Scenario], _ windows: [PageWindow], _ source: PageSource
    ) {
        json.append(",\"scenarios\":[")
        for (index, scenario) in scenarios.enumerated() {
            json.append(index == 0 ? "{\"name\":" : ",{\"name\":")
            json.append(jsonString: scenario.name)
            json.append(",\"duration\":\(scenario.duration.microseconds)")
            json.append(",\"view\":\(windows.firstIndex { $0.window == scenario.viewport } ?? 0)")
            if index < source.plays.count, let calendar = source.plays[index] {
                json.append(",\"calendar\":")
                calendar.append(to: &json)
            }
            json.append(",\"reducesMotion\":\(scenario.reducedMotion),\"inputs\":[")
            for (place, input) in scenario.inputs.enumerated() {
                json.append(place == 0 ? "[" : ",[")
                json.append(list: input.numbers)
                json.append("]")
            }
            json.append("],\"expectations\":[")
            let expected = index < source.expectations.count ? source.expectations[index] : []
            for (place, expectation) in expected.enumerated() {
                json.append(place == 0 ? "{\"at\":" : ",{\"at\":")
                json.append("\(expectation.time.microseconds)")
                append("failure", expectation.failure)
                json.append("}")
            }
            json.append("]}")
        }
        json.append("]")
    }

    private mutating func append(_ key: String, _ text: String?) {
        guard let text else { return }
        json.append(",\"\(key)\":")
        json.append(jsonString: text)
    }
}

extension Banner.Color {
    /// The colour as CSS and SVG write it: #rrggbb, or #rrggbbaa if it is not opaque.
    var css: String {
        var text: [UInt8] = [UInt8(ascii: "#")]
        text.append(hexadecimal: self)
        return String(decoding: alpha == 255 ? text.dropLast(2) : text[...], as: UTF8.self)
    }

    /// The perceived brightness of the colour, 0 … 1, precise enough to choose a background.
    var brightness: Double { (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255 }
}

extension Banner {
    /// Whether the indicator below the cards is visible only on a dark background.
    package var needsDarkPaper: Bool {
        let base = fitted().indicator.base
        return base.placement == .below && base.currentColor.brightness > 0.75
    }
}

package import BannerDiagnostics

/// The data of a page as JSON: the banner as numbers for the engine, and the text to draw.
package struct PageData {
    /// The data.
    package let json: JSON

    /// Everything about a file, for its own page; with `addsDevices` also in the windows of usual devices.
    package init(_ source: PageSource, addsDevices: Bool = true) {
        guard let banner = source.banner else {
            json = ["name": .string(source.name), "scenarios": [], "items": []]
            return
        }
        let windows = PageWindow.all(of: banner, for: source.viewer, addsDevices: addsDevices)
        let name: JSON = ["name": .string(source.name)]
        let hasCalendar = source.calendar != nil
        json = name.adding(PageData.members(of: banner, for: source.viewer, banner.items, source.images, windows))
            .adding([
                "scenarios": PageData.scenarios(of: banner, windows, source), "calendar": source.calendar?.json,
                "hasOccasions": hasCalendar ? .bool(banner.hasCalendar) : nil,
                "start": hasCalendar ? source.start.map { .number($0.seconds) } : nil,
            ])
    }

    /// What a thumbnail shows of a banner: the text and colours of its first items, without ids and scenarios.
    init(thumbnail banner: Banner, for viewer: Banner.Viewer, items: Int, images: [Int: String]) {
        let shown = banner.items.prefix(items).map { item in
            var plain = Banner.Item(id: item.title == nil ? item.id : "")
            (plain.title, plain.color, plain.image) = (item.title, item.color, item.image)
            return plain
        }
        let windows = [PageWindow(banner, for: viewer)]
        let plain: JSON = ["scenarios": []]
        json = plain.adding(PageData.members(of: banner, for: viewer, shown, images, windows))
    }

    /// The length of the period that a page shows at first, in microseconds: a complete cycle if there is one.
    static func span(of banner: Banner, for viewer: Banner.Viewer) -> Int64 {
        let second: Int64 = 1_000_000
        guard let timer = banner.timer else { return 10 * second }
        let cycle = Schedule(banner, viewer: viewer).cycle
        let whole = cycle.map { ($0.start + $0.length).microseconds } ?? timer.interval.microseconds * 5
        return max(6, min(60, whole / second + 1)) * second
    }

    /// The banner as it is in its own window and in each of the others, and its items.
    private static func members(
        of banner: Banner, for viewer: Banner.Viewer, _ items: [Banner.Item], _ images: [Int: String],
        _ windows: [PageWindow]
    ) -> JSON {
        [
            "count": .number(banner.items.count), "hasTimer": .bool(banner.timer != nil),
            "span": .number(span(of: banner, for: viewer)),
            "holdsFocus": .bool(banner.timer?.whenFocused == .hold), "reducesMotion": .bool(viewer.reducesMotion),
            "views": PageWindow.json(windows), "items": .array(items.enumerated().map { json($1, images[$0]) }),
        ]
    }

    private static func json(_ item: Banner.Item, _ image: String?) -> JSON {
        let texts = [
            ("id", item.id), ("title", item.title), ("subtitle", item.subtitle), ("alt", item.alt), ("link", item.link),
            ("image", image), ("missing", image == nil ? item.image : nil), ("color", item.color?.css),
        ]
        return .object(texts.compactMap { key, text in text.map { (key, .string($0)) } })
    }

    private static func scenarios(of banner: Banner, _ windows: [PageWindow], _ source: PageSource) -> JSON {
        let scenarios = banner.scenarios.enumerated().map { index, scenario -> JSON in
            let expected = index < source.expectations.count ? source.expectations[index] : []
            let expectations = expected.map { expectation -> JSON in
                [
                    "at": .number(expectation.time.microseconds),
                    "failure": expectation.failure.map(JSON.string),
                ]
            }
            return [
                "name": .string(scenario.name), "duration": .number(scenario.duration.microseconds),
                "view": .number(windows.firstIndex { $0.window == scenario.viewport } ?? 0),
                "calendar": index < source.plays.count ? source.plays[index]?.json : nil,
                "reducesMotion": .bool(scenario.reducedMotion),
                "inputs": .array(scenario.inputs.map { .numbers($0.numbers) }), "expectations": .array(expectations),
            ]
        }
        return .array(scenarios)
    }
}

extension Banner.Color {
    /// The colour as CSS and SVG write it: #rrggbb, or #rrggbbaa if it is not opaque.
    var css: String {
        let digits = String.written { $0.append(hexadecimal: self) }
        return "#" + (alpha == 255 ? digits.dropLast(2) : digits[...])
    }

    /// The perceived brightness of the colour, 0 … 1, precise enough to choose a background.
    var brightness: Double { (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255 }
}

extension Banner.Fitted {
    /// Whether the indicator below the cards is visible only on a dark background.
    package var needsDarkPaper: Bool {
        let base = banner.indicator.base
        return base.placement == .below && base.currentColor.brightness > 0.75
    }
}

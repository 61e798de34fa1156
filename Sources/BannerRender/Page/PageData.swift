package import BannerDiagnostics

extension PageSource {
    /// The data of a file's own page as JSON: the banner as numbers for the engine, and the text to draw; with `addsDevices`
    /// also in the windows of usual devices.
    package func data(addsDevices: Bool = true) -> JSON {
        let start: JSON = ["name": .string(name)]
        guard let banner else { return start.adding(["scenarios": [], "items": []]) }
        let windows = PageWindow.all(of: banner, for: viewer, addsDevices: addsDevices)
        return start.adding(data(of: banner, banner.items, images, windows)).adding([
            "scenarios": .array(banner.scenarios.enumerated().map { data(of: $1, number: $0, windows) }),
            "calendar": calendar?.json, "hasOccasions": calendar.map { _ in .bool(banner.hasCalendar) },
            "start": calendar == nil ? nil : self.start.map { .number($0.seconds) },
        ])
    }

    /// What a thumbnail shows of a banner: the text and colours of its first items, without ids and scenarios.
    func thumbnail(of banner: Banner, items: Int, images: [Int: String]) -> JSON {
        let shown = banner.items.prefix(items).map { item in
            var plain = Banner.Item(id: item.title == nil ? item.id : "")
            (plain.title, plain.color, plain.image) = (item.title, item.color, item.image)
            return plain
        }
        let start: JSON = ["scenarios": []]
        return start.adding(data(of: banner, shown, images, [PageWindow(banner, for: viewer)]))
    }

    /// The banner as it is in its own window and in each of the others, and its items.
    private func data(
        of banner: Banner, _ items: [Banner.Item], _ images: [Int: String], _ windows: [PageWindow]
    ) -> JSON {
        [
            "count": .number(banner.items.count), "hasTimer": .bool(banner.timer != nil),
            "span": .number(span(of: banner)),
            "holdsFocus": .bool(banner.timer?.whenFocused == .hold), "reducesMotion": .bool(viewer.reducesMotion),
            "views": PageWindow.json(windows), "items": .array(items.enumerated().map { data(of: $1, images[$0]) }),
        ]
    }

    /// The length of the period that a page shows at first, in microseconds: a complete cycle if there is one.
    private func span(of banner: Banner) -> Int64 {
        let second: Int64 = 1_000_000
        guard let timer = banner.timer else { return 10 * second }
        let cycle = Schedule(banner, viewer: viewer).cycle
        let whole = cycle.map { ($0.start + $0.length).microseconds } ?? timer.interval.microseconds * 5
        return max(6, min(60, whole / second + 1)) * second
    }

    private func data(of item: Banner.Item, _ image: String?) -> JSON {
        let texts = [
            ("id", item.id), ("title", item.title), ("subtitle", item.subtitle), ("alt", item.alt), ("link", item.link),
            ("image", image), ("missing", image == nil ? item.image : nil), ("color", item.color?.css),
        ]
        return .object(texts.compactMap { key, text in text.map { (key, .string($0)) } })
    }

    private func data(of scenario: Banner.Scenario, number: Int, _ windows: [PageWindow]) -> JSON {
        let expected = number < expectations.count ? expectations[number] : []
        let answers = expected.map { expectation -> JSON in
            ["at": .number(expectation.time.microseconds), "failure": expectation.failure.map(JSON.string)]
        }
        return [
            "name": .string(scenario.name), "duration": .number(scenario.duration.microseconds),
            "view": .number(windows.firstIndex { $0.window == scenario.viewport } ?? 0),
            "calendar": number < plays.count ? plays[number]?.json : nil,
            "reducesMotion": .bool(scenario.reducesMotion),
            "inputs": .array(scenario.inputs.map { .numbers($0.numbers) }), "expectations": .array(answers),
        ]
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

package import BannerDiagnostics

/// The content of a page: a banner file that was read and checked.
package struct PageSource {
    /// The banner; `nil` if the file has errors.
    package var banner: Banner?
    /// The simulated viewer.
    package var viewer: Banner.Viewer
    /// The banner's name; without one, the file's.
    package var name: String
    /// The file's path as given.
    package var path: String
    /// The findings in the file.
    package var findings: [PageFinding]
    /// The pictures by item index, as `data:` URLs; an item without one is drawn as a card.
    package var images: [Int: String] = [:]
    /// The expectations of each scenario, in order.
    package var expectations: [[PageExpectation]] = []
    /// The calendar of the page's span; `nil` if every item is always available.
    package var calendar: PageCalendar?
    /// The start of playback; `nil` plays every item.
    package var start: Instant?
    /// The calendars of scenarios with a start, in order of scenarios.
    package var plays: [PageCalendar?] = []

    /// Creates the content of a page from a file and its findings.
    package init(
        banner: Banner?, for viewer: Banner.Viewer = Banner.Viewer(), name: String, path: String,
        findings: [PageFinding]
    ) {
        self.banner = banner
        self.viewer = viewer
        self.name = name
        self.path = path
        self.findings = findings
    }

    /// The banner in the viewer's window.
    var fitted: Banner.Fitted? { banner?.fitted(to: viewer) }

    /// Adds the calendars of scenarios with a start.
    package mutating func addPlays(of banner: Banner, in zone: Zone) {
        plays = banner.scenarios.map { scenario in
            scenario.start.map { date in
                let from = date.instant(in: zone)
                // At least a day, because playback can continue after the scenario.
                let length = max(ClockTime.day, scenario.duration.wholeSeconds + 1)
                return PageCalendar(banner, zone: zone, from: from, to: from + length)
            }
        }
    }
}

extension PageSource {
    /// The data of a banner's page as JSON: numbers for the engine, and texts to draw.
    ///
    /// `addsDevices` adds the windows of common devices.
    package func data(addsDevices: Bool = true) -> JSON {
        let start: JSON = ["name": .string(name)]
        guard let banner else { return start.adding(["scenarios": [], "items": []]) }
        let windows = PageWindow.all(of: banner, for: viewer, addsDevices: addsDevices)
        return start.adding(data(of: banner, banner.items, images, windows)).adding([
            "scenarios": .array(
                banner.scenarios.enumerated().map { data(of: $1, number: $0, windows) }),
            "calendar": calendar?.json,
            "hasOccasions": calendar.map { _ in .bool(banner.hasCalendar) },
            "start": calendar == nil ? nil : self.start.map { .number($0.seconds) },
        ])
    }

    /// The data of a thumbnail: titles and colours of the first items, without ids and scenarios.
    func thumbnail(of banner: Banner, items: Int, images: [Int: String]) -> JSON {
        let shown = banner.items.prefix(items).map { item in
            var plain = Banner.Item(id: item.title == nil ? item.id : "")
            plain.title = item.title
            plain.color = item.color
            plain.image = item.image
            return plain
        }
        let start: JSON = ["scenarios": []]
        return start.adding(data(of: banner, shown, images, [PageWindow(banner, for: viewer)]))
    }

    /// The numbers for each window, and the items.
    private func data(
        of banner: Banner, _ items: [Banner.Item], _ images: [Int: String], _ windows: [PageWindow]
    ) -> JSON {
        [
            "count": .number(banner.items.count), "hasTimer": .bool(banner.timer != nil),
            "span": .number(span(of: banner)),
            "reducesMotion": .bool(viewer.reducesMotion),
            "seed": viewer.seed.map { .number($0) },
            "views": PageWindow.json(windows),
            "items": .array(items.enumerated().map { data(of: $1, images[$0]) }),
        ]
    }

    /// The initial span of a page, in microseconds: a whole cycle if there is one, between 6 and 60
    /// seconds.
    private func span(of banner: Banner) -> Int64 {
        let second: Int64 = 1_000_000
        guard let timer = banner.timer else { return 10 * second }
        let cycle = Schedule(banner, viewer: viewer).cycle
        let whole =
            cycle.map { ($0.start + $0.length).microseconds } ?? timer.interval.microseconds * 5
        return max(6, min(60, whole / second + 1)) * second
    }

    private func data(of item: Banner.Item, _ image: String?) -> JSON {
        let texts = [
            ("id", item.id), ("title", item.title), ("subtitle", item.subtitle), ("alt", item.alt),
            ("link", item.link),
            ("image", image), ("missing", image == nil ? item.image : nil),
            ("color", item.color?.css),
        ]
        return .object(texts.compactMap { key, text in text.map { (key, .string($0)) } })
    }

    private func data(of scenario: Banner.Scenario, number: Int, _ windows: [PageWindow]) -> JSON {
        let expected = number < expectations.count ? expectations[number] : []
        let answers = expected.map { expectation -> JSON in
            [
                "at": .number(expectation.time.microseconds),
                "failure": expectation.failure.map(JSON.string),
            ]
        }
        return [
            "name": .string(scenario.name), "duration": .number(scenario.duration.microseconds),
            "view": .number(windows.firstIndex { $0.window == scenario.viewport } ?? 0),
            "calendar": number < plays.count ? plays[number]?.json : nil,
            "reducesMotion": .bool(scenario.reducesMotion),
            "seed": scenario.seed.map { .number($0) },
            "inputs": .array(scenario.inputs.map { .numbers($0.numbers) }),
            "expectations": .array(answers),
        ]
    }
}

extension Banner.Color {
    /// The colour as CSS: `#rrggbb`, or `#rrggbbaa` if it is translucent.
    var css: String {
        "#" + UInt32(number).hexadecimal(8).prefix(alpha == 255 ? 6 : 8)
    }

    /// The approximate perceived brightness, 0 to 1.
    var brightness: Double {
        (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
    }
}

extension Banner.Fitted {
    /// Whether an indicator below the cards needs a dark background to be visible.
    package var needsDarkPaper: Bool {
        let base = banner.indicator.base
        return base.placement == .below && base.currentColor.brightness > 0.75
    }
}

/// A finding for a page, which escapes its text.
package struct PageFinding {
    let finding: Finding
    /// The source lines with carets.
    let code: String
    /// The position, counted from 1.
    let line, column: Int

    /// Locates a finding in a file.
    package init(_ finding: Finding, in file: SourceFile, _ table: LineTable) {
        self.finding = finding
        code = SourceExcerpt(file, table, finding.range).text
        let place = table.location(of: finding.range.start)
        line = place.line
        column = place.column
    }

    /// `error`, `warning` or `advice`.
    var severity: String { finding.severity.name }
}

/// An expectation of a scenario and its result, for a page.
package struct PageExpectation {
    /// The instant to mark; for expectations about a whole scenario, its end.
    package var time: Time
    /// The reason why it failed; `nil` if it holds.
    package var failure: String?

    /// Creates the entry of an expectation.
    package init(_ expectation: Banner.Expectation, of scenario: Banner.Scenario, failure: String?)
    {
        self.failure = failure
        time =
            switch expectation {
            case .at(let time, _, _, _): time
            case .always(_, let from, _), .never(_, let from, _): from
            case .shown, .changes: scenario.duration
            }
    }
}

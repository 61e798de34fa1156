import BannerDiagnostics

/// A banner in one of the windows of a page.
struct PageWindow {
    /// The window's size; empty for the banner's own.
    let window: Banner.Viewer
    /// The label: the size in points.
    let name: String
    /// The name of the device with this width; `nil` for a window of the file.
    let device: String?
    /// The banner resolved for the window.
    let fitted: Banner.Fitted

    /// Resolves a banner for a window; the default is its own.
    init(
        _ banner: Banner, for viewer: Banner.Viewer, in window: Banner.Viewer = Banner.Viewer(),
        device: String? = nil
    ) {
        self.window = window
        self.device = device
        var viewer = viewer
        viewer.width = viewer.width ?? window.width
        viewer.height = viewer.height ?? window.height
        fitted = banner.fitted(to: viewer)
        let width = fitted.banner.viewport.width
        let height = fitted.banner.viewport.height
        name = "\(svg: width) × \(svg: height)"
    }

    /// The widths of common devices, in points.
    private static let devices: [(width: Double, name: String)] = [
        (320, "small phone"), (360, "phone"), (390, "phone"), (430, "large phone"),
        (768, "tablet"), (1024, "large tablet"), (1440, "desktop"),
    ]

    /// The windows of a page: the banner's own, one per breakpoint, and those of its scenarios.
    ///
    /// `addsDevices` adds the devices whose layout differs from all others.
    static func all(of banner: Banner, for viewer: Banner.Viewer, addsDevices: Bool) -> [PageWindow]
    {
        var windows = [PageWindow(banner, for: viewer)]
        // A width from the command line applies only to the first window.
        var viewer = viewer
        viewer.width = nil
        viewer.height = nil
        let widths = banner.breakpoints.map(\.minWidth).sorted().map { Banner.Viewer(width: $0) }
        for window in widths + banner.scenarios.map(\.viewport) {
            guard !windows.contains(where: { $0.window == window }) else { continue }
            windows.append(PageWindow(banner, for: viewer, in: window))
        }
        guard addsDevices else { return windows }
        for (width, name) in devices {
            let window = PageWindow(
                banner, for: viewer, in: Banner.Viewer(width: width), device: name)
            let isKnown = windows.contains {
                $0.fitted.banner.viewport == window.fitted.banner.viewport
            }
            if !isKnown { windows.append(window) }
        }
        return windows
    }
}

extension PageWindow {
    /// The windows of a page as JSON: numbers for the engine, and the layout.
    ///
    /// Windows after the first contain only the differences, so that the numbers of many items are
    /// stored once. `engine.js` reads this.
    static func json(_ windows: [PageWindow]) -> JSON {
        var first: (numbers: [Double], places: JSON)?
        let values = windows.map { window -> JSON in
            let numbers = CompactBanner(window.fitted).numbers
            let places = window.places
            let start: JSON = [
                "name": .string(window.name), "device": window.device.map(JSON.string),
            ]
            guard let first else {
                first = (numbers, places)
                return start.adding(["numbers": .numbers(numbers)]).adding(places)
            }
            let changed = PageWindow.change(from: first.numbers, to: numbers)
            return start.adding(["changed": .numbers(changed)]).adding(
                places.changed(from: first.places))
        }
        return .array(values)
    }

    /// A patch from one list to another: the start, the number of removed values, and the new
    /// values.
    private static func change(from old: [Double], to new: [Double]) -> [Double] {
        let most = min(old.count, new.count)
        var start = 0
        var end = 0
        while start < most && old[start] == new[start] { start += 1 }
        while end < most - start && old[old.count - 1 - end] == new[new.count - 1 - end] {
            end += 1
        }
        return [Double(start), Double(old.count - end - start)] + new[start..<new.count - end]
    }

    /// The layout of the window for drawing.
    private var places: JSON {
        let geometry = Banner.Geometry(fitted)
        let strip = IndicatorStrip(fitted, geometry)
        let unit = CardDrawing.unit(width: geometry.cellWidth, height: geometry.cellHeight)
        let controls = fitted.banner.controls
        let paging = fitted.banner.paging
        func number(_ value: Double) -> JSON { .number("\(value)") }
        return [
            "viewport": [
                "width": number(geometry.viewport.width),
                "height": number(geometry.viewport.height),
            ],
            "cell": [
                "width": number(geometry.cellWidth), "height": number(geometry.cellHeight),
                "unit": number(unit),
            ],
            "strip": ["top": number(strip.top), "height": number(strip.height)],
            "windowTop": number(strip.windowTop), "wholeHeight": number(strip.wholeHeight),
            "upperCover": number(strip.upperCover), "lowerCover": number(strip.lowerCover),
            "stride": number(geometry.stride),
            "paging": [
                "loop": .string(paging.loop.rawValue), "snap": .string(paging.snap.rawValue),
                "decelerationRate": .string(paging.decelerationRate.rawValue),
                "drag": .bool(paging.drag),
            ],
            "controls": ["arrows": .bool(controls.arrows), "pause": .bool(controls.pause)],
            "isVertical": .bool(geometry.axis == .vertical),
            "isRightToLeft": .bool(geometry.direction == .rightToLeft),
        ]
    }
}

extension JSON {
    /// The members that differ from another object with the same keys.
    fileprivate func changed(from other: JSON) -> JSON {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { other[$0.key] != $0.value })
    }

    /// An array of numbers; integral ones are written without a fraction.
    static func numbers(_ numbers: [Double]) -> JSON {
        .array(
            numbers.map { number in
                Int64(exactly: number).map { .number($0) } ?? .number("\(number)")
            })
    }
}

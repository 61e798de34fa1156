import BannerDiagnostics

extension PageWindow {
    /// The windows of a page as JSON: numbers for the engine, and the layout.
    ///
    /// Windows after the first contain only the differences, so that the numbers of many items are
    /// stored once. `engine.js` reads this.
    static func json(_ windows: [PageWindow]) -> JSON {
        var first: (numbers: [Double], places: JSON)?
        let values = windows.map { window -> JSON in
            let (numbers, places) = (CompactBanner(window.fitted).numbers, window.places)
            let start: JSON = ["name": .string(window.name), "device": window.device.map(JSON.string)]
            guard let first else {
                first = (numbers, places)
                return start.adding(["numbers": .numbers(numbers)]).adding(places)
            }
            let changed = PageWindow.change(from: first.numbers, to: numbers)
            return start.adding(["changed": .numbers(changed)]).adding(places.changed(from: first.places))
        }
        return .array(values)
    }

    /// A patch from one list to another: the start, the number of removed values, and the new
    /// values.
    private static func change(from old: [Double], to new: [Double]) -> [Double] {
        let most = min(old.count, new.count)
        var (start, end) = (0, 0)
        while start < most && old[start] == new[start] { start += 1 }
        while end < most - start && old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return [Double(start), Double(old.count - end - start)] + new[start..<new.count - end]
    }

    /// The layout of the window for drawing.
    private var places: JSON {
        let geometry = Banner.Geometry(fitted)
        let strip = IndicatorStrip(fitted, geometry)
        let unit = CardDrawing.unit(width: geometry.cellWidth, height: geometry.cellHeight)
        let (controls, paging) = (fitted.banner.controls, fitted.banner.paging)
        func number(_ value: Double) -> JSON { .number("\(value)") }
        return [
            "viewport": ["width": number(geometry.viewport.width), "height": number(geometry.viewport.height)],
            "cell": ["width": number(geometry.cellWidth), "height": number(geometry.cellHeight), "unit": number(unit)],
            "strip": ["top": number(strip.top), "height": number(strip.height)],
            "windowTop": number(strip.windowTop), "wholeHeight": number(strip.wholeHeight),
            "upperCover": number(strip.upperCover), "lowerCover": number(strip.lowerCover),
            "stride": number(geometry.stride),
            "paging": [
                "loop": .string(paging.loop.rawValue), "snap": .string(paging.snap.rawValue),
                "decelerationRate": .string(paging.decelerationRate.rawValue),
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
        .array(numbers.map { number in Int64(exactly: number).map { .number($0) } ?? .number("\(number)") })
    }
}

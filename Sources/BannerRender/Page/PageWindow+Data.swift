import BannerDiagnostics

extension PageWindow {
    /// Windows in a page's data: of each the banner's numbers for the engine, and where to draw.
    ///
    /// After the first window, only what is not as it is there is written; `views.js` reads it. A banner of many items has most
    /// of its numbers once, however many windows there are.
    static func json(_ windows: [PageWindow]) -> JSON {
        var first: (numbers: [Double], places: [JSON.Member])?
        let values = windows.map { window -> JSON in
            let (numbers, places) = (CompactBanner(window.fitted).numbers, window.places)
            var members: [JSON.Member] = [("name", .string(window.name))]
            if let device = window.device { members.append(("device", .string(device))) }
            if let first {
                members.append(("changed", .numbers(PageWindow.change(from: first.numbers, to: numbers))))
                members += zip(places, first.places).filter { $0.value != $1.value }.map { $0.0 }
            } else {
                members += [("numbers", .numbers(numbers))] + places
                first = (numbers, places)
            }
            return .object(members)
        }
        return .array(values)
    }

    /// One list as a change of another: where it begins, how many numbers go, and those that come.
    private static func change(from old: [Double], to new: [Double]) -> [Double] {
        let most = min(old.count, new.count)
        var (start, end) = (0, 0)
        while start < most && old[start] == new[start] { start += 1 }
        while end < most - start && old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return [Double(start), Double(old.count - end - start)] + new[start..<new.count - end]
    }

    /// Where the page draws what.
    private var places: [JSON.Member] {
        let geometry = Banner.Geometry(fitted)
        let strip = IndicatorStrip(fitted, geometry)
        let unit = CardDrawing.unit(width: geometry.cellWidth, height: geometry.cellHeight)
        let controls = fitted.banner.controls
        func number(_ value: Double) -> JSON { .number("\(value)") }
        return [
            ("viewport", ["width": number(geometry.viewport.width), "height": number(geometry.viewport.height)]),
            (
                "cell",
                ["width": number(geometry.cellWidth), "height": number(geometry.cellHeight), "unit": number(unit)]
            ), ("strip", ["top": number(strip.top), "height": number(strip.height)]),
            ("windowTop", number(strip.windowTop)), ("wholeHeight", number(strip.wholeHeight)),
            ("upperCover", number(strip.upperCover)), ("lowerCover", number(strip.lowerCover)),
            ("style", .string(fitted.banner.indicator.style.word)),
            ("controls", ["arrows": .bool(controls.arrows), "pause": .bool(controls.pause)]),
            ("isVertical", .bool(geometry.axis == .vertical)),
            ("isRightToLeft", .bool(geometry.direction == .rightToLeft)),
        ]
    }
}

extension JSON {
    /// A list of numbers, whole ones without a fraction.
    static func numbers(_ numbers: [Double]) -> JSON {
        .array(numbers.map { number in Int64(exactly: number).map { .number($0) } ?? .number("\(number)") })
    }
}

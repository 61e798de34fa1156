extension PageWindow {
    /// Windows in a page's data: of each the banner's numbers for the engine, and where to draw.
    ///
    /// After the first window, only what is not as it is there is written; `views.js` reads it. A banner of many items has most
    /// of its numbers once, however many windows there are.
    static func json(_ windows: [PageWindow]) -> PageJSON {
        var first: (numbers: [Double], places: [PageJSON.Member])?
        let values = windows.map { window in
            let (numbers, places) = (CompactBanner(window.fitted).numbers, window.places)
            var members: [PageJSON.Member] = [
                ("name", PageJSON(text: window.name)), ("device", window.device.map { PageJSON(text: $0) }),
            ]
            if let first {
                members.append(("changed", PageJSON(numbers: PageWindow.change(from: first.numbers, to: numbers))))
                members += zip(places, first.places).filter { $0.value?.bytes != $1.value?.bytes }.map { $0.0 }
            } else {
                members += [("numbers", PageJSON(numbers: numbers))] + places
                first = (numbers, places)
            }
            return PageJSON(members)
        }
        return PageJSON(list: values)
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
    private var places: [PageJSON.Member] {
        let geometry = Banner.Geometry(fitted)
        let strip = IndicatorStrip(fitted, geometry)
        let unit = CardDrawing.unit(width: geometry.cellWidth, height: geometry.cellHeight)
        let controls = fitted.banner.controls
        let texts = [
            ("viewport", "{\"width\":\(geometry.viewport.width),\"height\":\(geometry.viewport.height)}"),
            ("cell", "{\"width\":\(geometry.cellWidth),\"height\":\(geometry.cellHeight),\"unit\":\(unit)}"),
            ("strip", "{\"top\":\(strip.top),\"height\":\(strip.height)}"),
            ("windowTop", "\(strip.windowTop)"),
            ("wholeHeight", "\(strip.wholeHeight)"),
            ("upperCover", "\(strip.upperCover)"),
            ("lowerCover", "\(strip.lowerCover)"),
            ("style", "\"\(fitted.banner.indicator.style.word)\""),
            ("controls", "{\"arrows\":\(controls.arrows),\"pause\":\(controls.pause)}"),
            ("isVertical", "\(geometry.axis == .vertical)"),
            ("isRightToLeft", "\(geometry.direction == .rightToLeft)"),
        ]
        return texts.map { ($0.0, PageJSON($0.1)) }
    }
}

import BannerKit

extension PageWindow {
    /// Adds windows to a page's data: of each the banner's numbers for the engine, and where to draw.
    ///
    /// After the first window, only what is not as it is there is written; `views.js` reads it. A banner of many items has most
    /// of its numbers once, however many windows there are.
    static func append(_ windows: [PageWindow], to json: inout [UInt8]) {
        var numbers: [Double] = []
        var places: [(key: String, json: [UInt8])] = []
        for (index, window) in windows.enumerated() {
            json.append(index == 0 ? "{\"name\":" : ",{\"name\":")
            json.append(jsonString: window.name)
            if let device = window.device {
                json.append(",\"device\":")
                json.append(jsonString: device)
            }
            let own = (numbers: CompactBanner(window.banner).numbers, places: window.places)
            if index == 0 {
                (numbers, places) = own
                json.append(",\"numbers\":[")
                json.append(list: numbers)
            } else {
                json.append(",\"changed\":[")
                json.append(list: PageWindow.change(from: numbers, to: own.numbers))
            }
            json.append("]")
            for (place, common) in zip(own.places, places) where index == 0 || place.json != common.json {
                json.append(",\"\(place.key)\":")
                json += place.json
            }
            json.append("}")
        }
    }

    /// One list as a change of another: where it begins, how many numbers go, and those that come.
    private static func change(from old: [Double], to new: [Double]) -> [Double] {
        let most = min(old.count, new.count)
        var (start, end) = (0, 0)
        while start < most && old[start] == new[start] { start += 1 }
        while end < most - start && old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return [Double(start), Double(old.count - end - start)] + new[start..<new.count - end]
    }

    /// Where the page draws what, each as JSON.
    private var places: [(key: String, json: [UInt8])] {
        let geometry = Banner.Geometry(banner)
        let strip = IndicatorStrip(banner, geometry)
        let unit = CardDrawing.unit(width: geometry.cellWidth, height: geometry.cellHeight)
        let texts = [
            ("viewport", "{\"width\":\(geometry.viewport.width),\"height\":\(geometry.viewport.height)}"),
            ("cell", "{\"width\":\(geometry.cellWidth),\"height\":\(geometry.cellHeight),\"unit\":\(unit)}"),
            ("strip", "{\"top\":\(strip.top),\"height\":\(strip.height)}"),
            ("windowTop", "\(strip.windowTop)"),
            ("wholeHeight", "\(strip.wholeHeight)"),
            ("upperCover", "\(strip.upperCover)"),
            ("lowerCover", "\(strip.lowerCover)"),
            ("style", "\"\(banner.indicator.style.word)\""),
            ("isVertical", "\(geometry.axis == .vertical)"),
            ("isRightToLeft", "\(geometry.direction == .rightToLeft)"),
        ]
        return texts.map { (key: $0.0, json: Array($0.1.utf8)) }
    }
}

extension [UInt8] {
    /// Adds numbers with commas between them.
    mutating func append(list: [Double]) {
        for (index, value) in list.enumerated() {
            if index > 0 { append(",") }
            if let whole = Int64(exactly: value) { append(number: whole) } else { append("\(value)") }
        }
    }
}

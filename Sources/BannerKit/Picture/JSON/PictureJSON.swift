/// A writer of a state and its picture as one line of JSON, for a page that draws it.
package struct PictureJSON {
    private let fitted: Banner.Fitted
    private let state: StateJSON
    /// The cached banner with the items of the last set; used only with a calendar.
    private var shown: (set: [Int], fitted: Banner.Fitted)?

    /// The writer for a banner's pictures.
    package init(_ fitted: Banner.Fitted) {
        self.fitted = fitted
        state = StateJSON(fitted.banner)
    }

    /// Appends a state and its picture as one line.
    ///
    /// Its form is `{"state":…,"pages":n,"group":g,"isPlain":…,"away":points,"cells":[…],
    /// "marks":[…]}`, with the number of pages, the cards of a page, whether each card is a page of
    /// its own, and the distance to the current page. A cell is `[place,card,x,y,scale,opacity]`, a
    /// mark `[key,x,y,width,height,"#RRGGBBAA",text?]`.
    ///
    /// With a `set`, each cell ends with its item's place in the file.
    package mutating func append(
        _ state: Banner.State, showing set: [Int]? = nil, to line: inout [UInt8]
    ) {
        line.append("{\"state\":")
        self.state.append(state, to: &line)
        line.removeLast()
        if let set, set.isEmpty {
            line.append(
                ",\"pages\":0,\"group\":1,\"isPlain\":true,\"away\":0,\"cells\":[],\"marks\":[]}\n")
            return
        }
        let fitted = fitted(showing: set)
        let geometry = Banner.Geometry(fitted)
        let isEndless = fitted.banner.paging.loop == .infinite && geometry.isEndless
        line.append(",\"pages\":", geometry.count)
        line.append(",\"group\":", geometry.pages.group)
        line.append(!fitted.banner.canGroup ? ",\"isPlain\":true" : ",\"isPlain\":false")
        line.append(
            ",\"away\":",
            geometry.distance(from: state.position, to: state.page, isEndless: isEndless))
        let picture = Picture(
            geometry, isEndless: isEndless, IndicatorStrip(fitted, geometry), state)
        line.append(",\"cells\":[")
        for (index, cell) in picture.cells.enumerated() {
            line.append(index == 0 ? "[" : ",[")
            line.append(number: cell.place)
            line.append(",", cell.card)
            for number in [cell.frame.x, cell.frame.y, cell.scale, cell.opacity] {
                line.append(",", number)
            }
            if let set, cell.card < set.count { line.append(",", set[cell.card]) }
            line.append("]")
        }
        line.append("],\"marks\":[")
        for (index, mark) in picture.marks.enumerated() {
            line.append(index == 0 ? "[" : ",[")
            line.append(number: mark.key)
            for length in [mark.frame.x, mark.frame.y, mark.frame.width, mark.frame.height] {
                line.append(",", length)
            }
            line.append(",\"#")
            line.append(hexadecimal: mark.color)
            line.append("\"")
            line.append(",", word: mark.text)
            line.append("]")
        }
        line.append("]}\n")
    }

    /// The banner with the items of a set, cached for the next frame.
    private mutating func fitted(showing set: [Int]?) -> Banner.Fitted {
        guard let set else { return fitted }
        if let shown, shown.set == set { return shown.fitted }
        var fitted = fitted
        fitted.banner.items = set.map { fitted.banner.items[$0] }
        shown = (set, fitted)
        return fitted
    }
}

extension [UInt8] {
    /// Appends a colour as RRGGBBAA.
    package mutating func append(hexadecimal color: Banner.Color) {
        for channel in [color.red, color.green, color.blue, color.alpha] {
            for digit in [channel >> 4, channel & 15] {
                append(digit < 10 ? 48 + digit : 87 + digit)
            }
        }
    }
}

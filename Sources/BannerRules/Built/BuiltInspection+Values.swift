/// Every value on its own, as a file's reader checks it: one that is refused is reported and becomes its default.
extension BuiltInspection {
    /// Checks the values of a banner, which then has no value that is out of range.
    mutating func checkValues(of banner: inout Banner) {
        check(&banner.version, .version, else: 1, at: ["version"])
        check(text: banner.name, at: ["name"])
        check(text: banner.description, at: ["description"])
        check(zone: &banner.timeZone, at: ["timeZone"])
        check(&banner.viewport.width, .size, else: Banner.Viewport().width, at: ["viewport", "width"])
        check(&banner.viewport.height, .size, else: Banner.Viewport().height, at: ["viewport", "height"])
        check(&banner.layout, at: ["layout"])
        check(&banner.breakpoints, Banner.breakpointLimit, .tooManyBreakpoints, at: ["breakpoints"]) {
            $0.check(&$1, at: $2)
        }
        if banner.items.isEmpty {
            report(
                .tooFewEntries, "`items` is empty; expected at least 1", at: ["items"], explanation: "write at least 1")
        }
        check(&banner.items, Banner.itemLimit, .tooManyItems, at: ["items"]) { $0.check(&$1, at: $2) }
        let pages = banner.items.count
        check(page: &banner.paging.startPage, of: pages, at: ["paging", "startPage"])
        check(&banner.paging.maxPagesPerSwipe, .pagesPerSwipe, else: 1, at: ["paging", "maxPagesPerSwipe"])
        banner.timer.change { timer in
            check(&timer.interval, isPositive: true, else: .seconds(1), at: ["timer", "interval"])
            check(&timer.cycles, .cycles, at: ["timer", "cycles"])
        }
        check(&banner.transition.duration, else: Banner.Transition().duration, at: ["transition", "duration"])
        check(&banner.transition.easing, at: ["transition", "easing"])
        check(&banner.emphasis, at: ["focus"])
        check(&banner.indicator, at: ["indicator"])
        check(&banner.scenarios, Banner.scenarioLimit, .tooManyScenarios, at: ["scenarios"]) {
            $0.check(&$1, of: pages, at: $2)
        }
    }

    private mutating func check(_ layout: inout Banner.Layout, at path: ValuePath) {
        check(&layout.cellWidthMultiplier, .cellMultiplier, else: 1, at: path + "cellWidthMultiplier")
        check(&layout.cellHeightMultiplier, .cellMultiplier, else: 1, at: path + "cellHeightMultiplier")
        check(&layout.spacing, .gap, else: 0, at: path + "spacing")
    }

    private mutating func check(_ focus: inout Banner.Emphasis, at path: ValuePath) {
        check(&focus.scale, .focusScale, else: 1, at: path + "scale")
        check(&focus.duration, else: Banner.Emphasis().duration, at: path + "duration")
        check(&focus.easing, at: path + "easing")
    }

    private mutating func check(_ breakpoint: inout Banner.Breakpoint, at path: ValuePath) {
        check(&breakpoint.minWidth, .size, else: .infinity, at: path + "minWidth")
        check(&breakpoint.height, .size, at: path + "viewport" + "height")
        breakpoint.layout.change { check(&$0, at: path + "layout") }
        breakpoint.indicator.change { check(&$0, at: path + "indicator") }
        breakpoint.emphasis.change { check(&$0, at: path + "focus") }
    }

    private mutating func check(_ item: inout Banner.Item, at path: ValuePath) {
        check(IdentifierText.fault(in:_:), "an id", item.id, at: path + "id")
        for (text, key) in [
            (item.title, "title"), (item.subtitle, "subtitle"), (item.description, "description"), (item.alt, "alt"),
        ] { check(text: text, at: path + .key(key)) }
        for (number, tag) in item.tags.enumerated() {
            check(IdentifierText.fault(in:_:), "a tag", tag, at: path + "tags" + .item(number))
        }
        if let image = item.image { check({ bytes, _ in ImageText.fault(in: bytes) }, "", image, at: path + "image") }
        if let link = item.link { check({ bytes, _ in LinkText.fault(in: bytes) }, "", link, at: path + "link") }
        check(&item.duration, isPositive: true, at: path + "duration")
        check(&item.weight, .weight, else: 1, at: path + "weight")
        check(&item.when, at: path + "when")
    }

    /// Text has the form of its key.
    private mutating func check(
        _ fault: (ArraySlice<UInt8>, String) -> TextFault?, _ phrase: String, _ text: String, at path: ValuePath
    ) {
        if let fault = fault(Array(text.utf8)[...], phrase) { report(fault, at: path) }
    }

    private mutating func check(text: String?, at path: ValuePath) {
        if let text { check(text: text, at: path) }
    }

    /// The control points of a curve are within their bounds.
    mutating func check(_ easing: inout Banner.Easing, at path: ValuePath) {
        guard case .cubicBezier(let x1, let y1, let x2, let y2) = easing else { return }
        for (number, point) in [x1, y1, x2, y2].enumerated() {
            var point = point
            check(&point, number.isMultiple(of: 2) ? .curveTime : .curveWay, else: 0, at: path + .item(number))
        }
        if !trusts(path) { easing = .linear }
    }
}

extension BuiltInspection {
    /// Checks the values of a scenario of a banner with that many pages.
    mutating func check(_ scenario: inout Banner.Scenario, of pages: Int, at path: ValuePath) {
        check(text: scenario.name, at: path + "name")
        check(&scenario.start, at: path + "start")
        check(&scenario.duration, else: .zero, at: path + "duration")
        check(&scenario.viewport.width, .size, at: path + "viewport" + "width")
        check(&scenario.viewport.height, .size, at: path + "viewport" + "height")
        check(&scenario.inputs, Banner.Scenario.inputLimit, .tooManyInputs, at: path + "inputs") {
            $0.check(&$1, of: pages, at: $2)
        }
        check(&scenario.expect, Banner.Scenario.expectationLimit, .tooManyExpectations, at: path + "expect") {
            $1 = $0.checked($1, of: pages, at: $2)
        }
    }

    private mutating func check(_ input: inout Banner.Input, of pages: Int, at path: ValuePath) {
        check(&input.at, else: .zero, at: path + "at")
        if case .drag(var drag) = input.action {
            let place = path + "drag"
            check(&drag.by, .dragLength, else: 0, at: place + "by")
            check(&drag.over, else: .zero, at: place + "over")
            check(&drag.velocity, .dragVelocity, at: place + "velocity")
            input.action = .drag(drag)
        } else if case .select(var page) = input.action {
            check(page: &page, of: pages, at: path + "select")
            input.action = .select(page: page)
        }
    }

    private mutating func checked(
        _ expectation: Banner.Expectation, of pages: Int, at path: ValuePath
    ) -> Banner.Expectation {
        switch expectation {
        case .at(var time, var page, var count, let indicator):
            guard page != nil || count != nil || indicator != nil else {
                return incomplete("`at` with `page`, `count` or `indicator`", path)
            }
            check(&time, else: .zero, at: path + "at")
            page.change { check(page: &$0, of: pages, at: path + "page") }
            check(&count, .itemCount, at: path + "count")
            if let indicator { check(indicator, at: path + "indicator") }
            return .at(time, page: page, count: count, indicator: indicator)
        case .always(var page, var from, var to), .never(var page, var from, var to):
            let isAlways = if case .always = expectation { true } else { false }
            check(page: &page, of: pages, at: path + (isAlways ? "always" : "never"))
            check(&from, else: .zero, at: path + "from")
            check(&to, else: .zero, at: path + "to")
            return isAlways ? .always(page: page, from: from, to: to) : .never(page: page, from: from, to: to)
        case .shown(var page, var least, var most):
            guard least != nil || most != nil else {
                return incomplete("`item` with `shownAtLeast` or `shownAtMost`", path)
            }
            check(page: &page, of: pages, at: path + "item")
            check(&least, at: path + "shownAtLeast")
            check(&most, at: path + "shownAtMost")
            return .shown(page: page, atLeast: least, atMost: most)
        case .changes(var count):
            check(&count, .changes, else: 0, at: path + "changes")
            return .changes(count)
        }
    }

    private mutating func incomplete(_ form: String, _ path: ValuePath) -> Banner.Expectation {
        report(.incompleteEntry, "an expectation is incomplete", at: path, explanation: "add \(form)")
        return .changes(0)
    }

    private mutating func check(_ values: Banner.Expectation.IndicatorValues, at path: ValuePath) {
        for (key, number) in [("count", values.count), ("current", values.current), ("first", values.first)] {
            var number = number
            check(&number, .indicatorNumber, at: path + .key(key))
        }
        for (key, length) in [("x", values.x), ("width", values.width), ("shift", values.shift)] {
            var length = length
            check(&length, .indicatorLength, at: path + .key(key))
        }
        for (key, part) in [("alpha", values.alpha), ("fraction", values.fraction), ("fill", values.fill)] {
            var part = part
            check(&part, .indicatorPart, at: path + .key(key))
        }
        for (place, page) in (values.pair ?? []).enumerated() {
            var page = page
            check(&page, .indicatorNumber, else: 0, at: path + "pair" + .item(place))
        }
        for (key, lengths) in [("sizes", values.sizes), ("widths", values.widths)] {
            for (place, length) in (lengths ?? []).enumerated() {
                var length = length
                check(&length, .indicatorLength, else: 0, at: path + .key(key) + .item(place))
            }
        }
        if let text = values.text { check(text: text, at: path + "text") }
    }
}

extension BuiltInspection {
    /// The parameters of an indicator are within their bounds; a faulty one takes the style back to its defaults.
    mutating func check(_ indicator: inout Banner.Indicator, at path: ValuePath) {
        for parameter in indicator.parameters {
            let path = path + .key(parameter.key)
            var number = parameter.number
            switch parameter.kind {
            case .size: check(&number, .visibleSize, at: path)
            case .gap: check(&number, .gap, at: path)
            case .color, .special: break
            case .duration:
                var time = number.map { Time(microseconds: Int64(held: $0)) }
                check(&time, at: path)
            }
        }
        if case .scrollBar(let bar) = indicator { check(bar, at: path) }
        var margin: Double? = indicator.base.margin
        check(&margin, .gap, at: path + .key("margin"))
        if !trusts(path) { indicator = .absent(indicator.base) }
    }

    private mutating func check(_ bar: Banner.Indicator.ScrollBar, at path: ValuePath) {
        var (growth, easing) = (Optional(bar.growth.duration), bar.growth.easing)
        check(&growth, at: path + .key("growth") + .key("duration"))
        check(&easing, at: path + .key("growth") + .key("easing"))
        switch bar.thumb {
        case .auto: break
        case .width(let width):
            var width: Double? = width
            check(&width, .visibleSize, at: path + .key("thumb"))
        case .widths(let widths):
            for (number, width) in widths.enumerated() {
                var width: Double? = width
                check(&width, .visibleSize, at: path + .key("thumb") + .item(number))
            }
        }
    }
}

public import BannerKit

extension [UInt8] {
    /// Appends an indicator's state as the JSON object of «What a banner means», Events and state.
    mutating func append(_ indicator: Banner.Indicator.State) {
        append("{\"style\":\"")
        append(indicator.style.word)
        append("\"")
        switch indicator {
        case .hidden:
            append(",\"hidden\":true")
        case .dots(let count, let current):
            append(count: count, current: current)
        case .scalingDots(let dots):
            append(count: dots.count, current: dots.current)
            append(",\"first\":")
            append(number: dots.first)
            append(",\"sizes\":")
            append(list: dots.sizes)
        case .pill(let pill):
            append(",\"count\":")
            append(number: pill.count)
            append(",\"pair\":[")
            append(number: pill.first)
            if let second = pill.second {
                append(",")
                append(number: second)
            }
            append("],\"widths\":")
            append(list: pill.second == nil ? [pill.firstWidth] : [pill.firstWidth, pill.secondWidth])
        case .scrollBar(let x, let width, let alpha):
            append(",\"x\":")
            append(rounded: x)
            append(",\"width\":")
            append(rounded: width)
            append(",\"alpha\":")
            append(rounded: alpha)
        case .progressBar(let fraction):
            append(",\"fraction\":")
            append(rounded: fraction)
        case .fraction(let page, let count):
            append(",\"text\":\"")
            append(number: page + 1)
            append("/")
            append(number: count)
            append("\"")
        case .timerBar(let count, let current, let fill):
            append(count: count, current: current)
            append(",\"fill\":")
            append(rounded: fill)
        }
        append("}")
    }

    private mutating func append(count: Int, current: Int) {
        append(",\"count\":")
        append(number: count)
        append(",\"current\":")
        append(number: current)
    }

    private mutating func append(list: [Double]) {
        append("[")
        for (index, value) in list.enumerated() {
            if index > 0 { append(",") }
            append(rounded: value)
        }
        append("]")
    }
}

extension Banner.Indicator.State {
    /// The JSON object of «What a banner means», Events and state.
    public var json: String {
        var bytes: [UInt8] = []
        bytes.append(self)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Appends an indicator's state as the JSON object of «What a banner means», Events and state.
    package mutating func append(_ indicator: Banner.Indicator.State, as style: NumberStyle = .plain) {
        let values = Banner.Expectation.IndicatorValues(indicator)
        append("{\"style\":", word: (values.style ?? .absent).word)
        if values.hidden == true { append(",\"hidden\":true") }
        append(",\"count\":", values.count)
        append(",\"current\":", values.current)
        append(",\"first\":", values.first)
        append(",\"sizes\":[", values.sizes, style)
        if let pair = values.pair {
            for (index, page) in pair.enumerated() { append(index == 0 ? ",\"pair\":[" : ",", page) }
            append("]")
        }
        append(",\"widths\":[", values.widths, style)
        append(",\"x\":", values.x, style)
        append(",\"width\":", values.width, style)
        append(",\"alpha\":", values.alpha, style)
        append(",\"shift\":", values.shift, style)
        append(",\"fraction\":", values.fraction, style)
        append(",\"text\":", word: values.text)
        append(",\"fill\":", values.fill, style)
        append("}")
    }

    private mutating func append(_ opening: String, _ list: [Double]?, _ style: NumberStyle) {
        guard let list else { return }
        append(opening)
        for (index, value) in list.enumerated() { append(index == 0 ? "" : ",", value, style) }
        append("]")
    }
}

extension Banner.Indicator.State {
    /// The JSON object of «What a banner means», Events and state.
    package var json: String { .written { $0.append(self) } }
}

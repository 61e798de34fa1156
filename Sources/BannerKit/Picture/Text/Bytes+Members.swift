// Members of JSON objects, each with its opening, such as `,"page":`. Members without a value are
// omitted.

extension [UInt8] {
    /// Appends a whole number.
    package mutating func append<Number: BinaryInteger>(_ opening: String, _ value: Number?) {
        guard let value else { return }
        append(opening)
        append(number: value)
    }

    /// Appends a number rounded to 6 decimals.
    package mutating func append(_ opening: String, _ value: Double?, _ style: NumberStyle = .plain) {
        guard let value else { return }
        append(opening)
        append(value, as: style)
    }

    /// Appends a time.
    package mutating func append(_ opening: String, _ time: Time?, _ style: NumberStyle) {
        guard let time else { return }
        append(opening)
        append(time, as: style)
    }

    /// Appends a string, with escapes.
    package mutating func append(_ opening: String, text: String?) {
        guard let text else { return }
        append(opening)
        append(jsonString: text)
    }

    /// Appends a string that needs no escapes.
    package mutating func append(_ opening: String, word: String?) {
        guard let word else { return }
        append(opening)
        append("\"")
        append(word)
        append("\"")
    }

    /// Appends an indicator's state.
    mutating func append(_ opening: String, _ indicator: Banner.Indicator.State?, _ style: NumberStyle) {
        guard let indicator else { return }
        append(opening)
        append(indicator, as: style)
    }
}

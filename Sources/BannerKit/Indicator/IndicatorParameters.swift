/// A parameter of a style, and its value as a number.
package struct IndicatorParameter: Sendable {
    /// What a parameter's number is.
    package enum Kind: Sendable {
        /// A size in points that can be seen.
        case size
        /// A gap in points.
        case gap
        /// A colour as 0xRRGGBBAA.
        case color
        /// A duration in microseconds.
        case duration
        /// Something that is no number: the language has a line for it.
        case special
    }

    /// Its key in a banner file.
    package let key: String
    /// What its number is.
    package let kind: Kind
    /// Its value; `nil` for none.
    package let number: Double?
    /// What it means, in a sentence.
    package let summary: String
    /// What holds without a value, and a value to show, if it can be without one.
    package var absent: (words: String, example: Double?)?
}

/// What a style lists its parameters in, one after the other.
protocol ParameterList {
    /// Takes the next parameter, whose value a list may replace.
    ///
    /// Numbers for a page need no words, so the parameter is only made for who asks.
    mutating func add(_ number: inout Double?, _ parameter: (Double?) -> IndicatorParameter)
    /// Takes the next key, whose value is no number.
    mutating func special(_ key: String, _ value: inout some NumberPassing)
}

extension ParameterList {
    mutating func size(_ key: String, _ value: inout Double, _ summary: String) {
        add(&value) { IndicatorParameter(key: key, kind: .size, number: $0, summary: summary) }
    }

    mutating func gap(_ key: String, _ value: inout Double, _ summary: String) {
        add(&value) { IndicatorParameter(key: key, kind: .gap, number: $0, summary: summary) }
    }

    mutating func size(
        _ key: String, _ value: inout Double?, _ summary: String, else absent: String, example: Double
    ) {
        add(&value) {
            IndicatorParameter(key: key, kind: .size, number: $0, summary: summary, absent: (absent, example))
        }
    }

    mutating func color(_ key: String, _ value: inout Banner.Color?, _ summary: String, else absent: String) {
        var number = value?.number
        add(&number) { IndicatorParameter(key: key, kind: .color, number: $0, summary: summary, absent: (absent, nil)) }
        value = number.flatMap { Banner.Color(number: $0) }
    }

    mutating func duration(
        _ key: String, _ value: inout Time?, _ summary: String, else absent: String, example: Time
    ) {
        var number = value.map { Double($0.microseconds) }
        add(&number) {
            IndicatorParameter(
                key: key, kind: .duration, number: $0, summary: summary, absent: (absent, Double(example.microseconds)))
        }
        value = number.map { Time(microseconds: Int64(held: $0)) }
    }

    mutating func special(_ key: String, _ value: inout some NumberPassing) {
        var none: Double?
        add(&none) { IndicatorParameter(key: key, kind: .special, number: $0, summary: "") }
    }

    private mutating func add(_ value: inout Double, _ parameter: (Double?) -> IndicatorParameter) {
        var number: Double? = value
        add(&number, parameter)
        value = number ?? value
    }
}

/// The parameters of a style, one after the other, as it lists them; given numbers take the place of its own.
struct IndicatorParameters: ParameterList {
    private(set) var list: [IndicatorParameter] = []
    private let numbers: [Double?]
    /// The only one that is listed, and how many came before it; `nil` for all.
    private let only: Int?
    private var passed = 0

    /// A list that replaces the values that have a number here; a negative one means none.
    init(replacing numbers: [Double?] = [], only: Int? = nil) { (self.numbers, self.only) = (numbers, only) }

    mutating func add(_ number: inout Double?, _ parameter: (Double?) -> IndicatorParameter) {
        defer { passed += 1 }
        guard only == nil || only == passed else { return }
        list.append(parameter(number))
        guard list.count <= numbers.count, let new = numbers[list.count - 1] else { return }
        number = new < 0 ? nil : new
    }
}

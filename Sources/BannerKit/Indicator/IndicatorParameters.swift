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
    /// Other names for which its key is suggested.
    package let synonyms: [String]
    /// What holds without a value, and a value to show, if it can be without one.
    package var absent: (words: String, example: Double?)?
}

/// The parameters of a style, one after the other, as it lists them; given numbers take the place of its own.
struct IndicatorParameters {
    private(set) var list: [IndicatorParameter] = []
    private let numbers: [Double?]
    /// The only one that is listed, and how many came before it; `nil` for all.
    private let only: Int?
    private var passed = 0

    /// A list that replaces the values that have a number here; a negative one means none.
    init(replacing numbers: [Double?] = [], only: Int? = nil) { (self.numbers, self.only) = (numbers, only) }

    mutating func size(_ key: String, _ value: inout Double, _ summary: String, insteadOf synonyms: String...) {
        value = add(IndicatorParameter(key, .size, value, summary, synonyms)) ?? value
    }

    mutating func gap(_ key: String, _ value: inout Double, _ summary: String, insteadOf synonyms: String...) {
        value = add(IndicatorParameter(key, .gap, value, summary, synonyms)) ?? value
    }

    mutating func size(
        _ key: String, _ value: inout Double?, _ summary: String, else absent: String, example: Double,
        insteadOf synonyms: String...
    ) {
        guard let new = add(IndicatorParameter(key, .size, value, summary, synonyms, (absent, example))) else { return }
        value = new < 0 ? nil : new
    }

    mutating func color(
        _ key: String, _ value: inout Banner.Color?, _ summary: String, else absent: String,
        insteadOf synonyms: String...
    ) {
        let parameter = IndicatorParameter(key, .color, value?.number, summary, synonyms, (absent, nil))
        if let new = add(parameter) { value = Banner.Color(number: new) }
    }

    mutating func duration(
        _ key: String, _ value: inout Time?, _ summary: String, else absent: String, example: Time,
        insteadOf synonyms: String...
    ) {
        let parameter = IndicatorParameter(
            key, .duration, value.map { Double($0.microseconds) }, summary, synonyms,
            (absent, Double(example.microseconds)))
        guard let new = add(parameter) else { return }
        value = new < 0 ? nil : Time(microseconds: Int64(held: new))
    }

    /// A key of this style whose value is no number.
    mutating func special(_ key: String) { _ = add(IndicatorParameter(key, .special, nil, "", [])) }

    /// The number that takes the place of this one, if there is one.
    private mutating func add(_ parameter: IndicatorParameter) -> Double? {
        defer { passed += 1 }
        guard only == nil || only == passed else { return nil }
        list.append(parameter)
        return list.count <= numbers.count ? numbers[list.count - 1] : nil
    }
}

extension IndicatorParameter {
    fileprivate init(
        _ key: String, _ kind: Kind, _ number: Double?, _ summary: String, _ synonyms: [String],
        _ absent: (words: String, example: Double?)? = nil
    ) {
        self.init(key: key, kind: kind, number: number, summary: summary, synonyms: synonyms, absent: absent)
    }
}

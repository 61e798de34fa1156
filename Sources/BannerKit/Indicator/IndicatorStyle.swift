/// A style of indicator: its names, parameters, formula and drawing.
///
/// Each style has one file in Styles; the lists in `Indicator` name the types.
protocol IndicatorStyle: Equatable, Sendable {
    /// The display names and descriptions.
    static var words: IndicatorWords { get }
    /// The properties that all styles share.
    var base: Banner.Indicator.Base { get set }
    /// The indicator of this style.
    var indicator: Banner.Indicator { get }
    /// Visits every parameter except those of `base`, in the order of the reference and of a page's
    /// numbers.
    mutating func list(in parameters: inout some ParameterList)

    /// The state at an instant, not called for a hidden indicator; `nil` if nothing is shown.
    func state(at moment: IndicatorMoment) -> Banner.Indicator.State?
    /// The height of the strip below the cards, in points.
    var stripHeight: Double { get }
    /// Draws a state of this style as marks on a strip.
    func draw(_ state: Banner.Indicator.State, on strip: inout IndicatorStrip)
    /// A state of this style drawn with characters.
    func text(of state: Banner.Indicator.State, in cells: IndicatorDrawing) -> String
}

extension IndicatorStyle {
    mutating func list(in parameters: inout some ParameterList) {}
}

/// The display names and descriptions of a style.
package struct IndicatorWords {
    /// The style's display name.
    package let title: String
    /// A one-sentence description of its appearance.
    package let meaning: String
    /// A longer description, for the documentation of the style's keys.
    package let summary: String
    /// Whether it shows the current part in another colour beside the other parts.
    package let comparesColors: Bool

    init(_ title: String, _ meaning: String, _ summary: String? = nil, comparesColors: Bool = true)
    {
        self.title = title
        self.meaning = meaning
        self.summary = summary ?? meaning
        self.comparesColors = comparesColors
    }
}

/// A parameter of a style, with its value as a number.
package struct IndicatorParameter {
    /// The unit of a parameter's number.
    package enum Kind {
        /// A visible size in points.
        case size
        /// A gap in points.
        case gap
        /// A colour as 0xRRGGBBAA.
        case color
        /// A duration in microseconds.
        case duration
        /// Not a number: the language reads and writes it separately.
        case special
    }

    /// Its key in a banner file.
    package let key: String
    /// The unit of its number.
    package let kind: Kind
    /// Its value; `nil` if there is none.
    package let number: Double?
    /// Its description, one sentence.
    package let summary: String
    /// The meaning of an absent value, for a parameter that can be absent.
    package var absentWords: String?
    /// An example of its value.
    package var example: Double?
}

/// A visitor that a style calls once for each of its parameters.
protocol ParameterList {
    /// Visits the next parameter; the visitor can replace its value.
    ///
    /// The description is a closure because most visitors need only the numbers.
    mutating func add(_ number: inout Double?, _ parameter: (Double?) -> IndicatorParameter)
    /// Takes the next key, whose value is no number.
    mutating func special(_ key: String, _ value: inout some NumberCodable)
}

extension ParameterList {
    mutating func size(_ key: String, _ value: inout Double, _ summary: String) {
        add(&value) { IndicatorParameter(key: key, kind: .size, number: $0, summary: summary) }
    }

    mutating func gap(_ key: String, _ value: inout Double, _ summary: String) {
        add(&value) { IndicatorParameter(key: key, kind: .gap, number: $0, summary: summary) }
    }

    mutating func size(
        _ key: String, _ value: inout Double?, _ summary: String, else absent: String,
        example: Double
    ) {
        add(&value) {
            IndicatorParameter(
                key: key, kind: .size, number: $0, summary: summary, absentWords: absent,
                example: example)
        }
    }

    mutating func color(
        _ key: String, _ value: inout Banner.Color?, _ summary: String, else absent: String
    ) {
        var number = value?.number
        add(&number) {
            IndicatorParameter(
                key: key, kind: .color, number: $0, summary: summary, absentWords: absent)
        }
        value = number.flatMap { Banner.Color(number: $0) }
    }

    mutating func duration(
        _ key: String, _ value: inout Time?, _ summary: String, else absent: String, example: Time
    ) {
        var number = value.map { Double($0.microseconds) }
        add(&number) {
            IndicatorParameter(
                key: key, kind: .duration, number: $0, summary: summary, absentWords: absent,
                example: Double(example.microseconds))
        }
        value = number.map { Time(microseconds: Int64(clamped: $0)) }
    }

    mutating func special(_ key: String, _ value: inout some NumberCodable) {
        var none: Double?
        add(&none) { IndicatorParameter(key: key, kind: .special, number: $0, summary: "") }
    }

    private mutating func add(_ value: inout Double, _ parameter: (Double?) -> IndicatorParameter) {
        var number: Double? = value
        add(&number, parameter)
        value = number ?? value
    }
}

/// Collects the parameters of a style in their order, and can replace the value of one.
struct IndicatorParameters: ParameterList {
    private(set) var list: [IndicatorParameter] = []
    /// The index of the only parameter to collect; `nil` for all.
    private let only: Int?
    /// The number that replaces its value; a negative one removes it.
    private let new: Double?
    private var passed = 0

    init(only: Int? = nil, replacing new: Double? = nil) {
        (self.only, self.new) = (only, new)
    }

    mutating func add(_ number: inout Double?, _ parameter: (Double?) -> IndicatorParameter) {
        defer { passed += 1 }
        guard only == nil || only == passed else { return }
        list.append(parameter(number))
        if let new { number = new < 0 ? nil : new }
    }
}

/// A style of indicator: its words, its parameters, its state and its picture.
///
/// Everything about a style is in the file of its type, in Styles; the lists of `Indicator` name the types.
protocol IndicatorStyle: Equatable, Sendable {
    /// What is said of it.
    static var words: IndicatorWords { get }
    /// What all styles have in common.
    var base: Banner.Indicator.Base { get set }
    /// The indicator of this style.
    var indicator: Banner.Indicator { get }
    /// Names each parameter but those of `base`, in the order of the reference and of the numbers for a page.
    mutating func list(in parameters: inout some ParameterList)

    /// What it shows, unless it is hidden because there is only one page; `nil` for nothing.
    func state(at moment: IndicatorMoment) -> Banner.Indicator.State?
    /// The height of the strip below the cards, in points.
    var stripHeight: Double { get }
    /// The marks of a state of this style.
    func marks(of state: Banner.Indicator.State, on strip: IndicatorStrip) -> [Picture.Mark]
    /// A state of this style as characters.
    func text(of state: Banner.Indicator.State, in cells: IndicatorDrawing) -> String
}

extension IndicatorStyle {
    mutating func list(in parameters: inout some ParameterList) {}
}

/// What is said of a style.
package struct IndicatorWords: Sendable {
    /// The style's name for people.
    package let title: String
    /// What it looks like, in a sentence.
    package let meaning: String
    /// The same with more detail, for the style's keys.
    package let summary: String
    /// Whether it marks the current part by its colour, next to others.
    package let comparesColors: Bool

    init(_ title: String, _ meaning: String, _ summary: String? = nil, comparesColors: Bool = true) {
        self.title = title
        self.meaning = meaning
        self.summary = summary ?? meaning
        self.comparesColors = comparesColors
    }
}

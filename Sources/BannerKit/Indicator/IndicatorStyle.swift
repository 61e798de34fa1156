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
    /// The shapes that draw a state of this style.
    func marks(of state: Banner.Indicator.State, on strip: IndicatorStrip) -> [Picture.Mark]
    /// A state of this style drawn with characters.
    func text(of state: Banner.Indicator.State, in cells: IndicatorDrawing) -> String
}

extension IndicatorStyle {
    mutating func list(in parameters: inout some ParameterList) {}
}

/// The display names and descriptions of a style.
package struct IndicatorWords: Sendable {
    /// The style's display name.
    package let title: String
    /// A one-sentence description of its appearance.
    package let meaning: String
    /// A longer description, for the documentation of the style's keys.
    package let summary: String
    /// Whether it shows the current part in another colour beside the other parts.
    package let comparesColors: Bool

    init(_ title: String, _ meaning: String, _ summary: String? = nil, comparesColors: Bool = true) {
        self.title = title
        self.meaning = meaning
        self.summary = summary ?? meaning
        self.comparesColors = comparesColors
    }
}

/// An indicator drawn with characters, one cell per dot or segment.
package struct IndicatorDrawing: Sendable {
    /// The available characters.
    package enum Characters: Sendable {
        /// Unicode dots and bars.
        case unicode
        /// ASCII only, for terminals that support no more.
        case ascii
    }

    private let indicator: Banner.Indicator
    private let cells: IndicatorCells

    /// The drawings of a banner's indicator with these characters.
    package init(_ fitted: Banner.Fitted, _ characters: Characters) {
        indicator = fitted.banner.indicator
        cells = IndicatorCells(fitted, characters)
    }

    /// The drawing of a state; empty for the style `none`.
    package func text(_ state: Banner.Indicator.State?) -> String {
        state.map { indicator.text(of: $0, in: cells) } ?? ""
    }
}

/// `none`: no indicator; a breakpoint with another style inherits its colours.
struct NoIndicator: IndicatorStyle {
    static let words = IndicatorWords("Nothing", "No indicator.", comparesColors: false)

    var base: Banner.Indicator.Base

    var indicator: Banner.Indicator { .absent(base) }

    func state(at moment: IndicatorMoment) -> Banner.Indicator.State? { nil }

    var stripHeight: Double { 0 }

    func draw(_ state: Banner.Indicator.State, on strip: inout IndicatorStrip) {}

    func text(of state: Banner.Indicator.State, in cells: IndicatorDrawing) -> String { "" }
}

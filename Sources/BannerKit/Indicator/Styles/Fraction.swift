extension Banner.Indicator {
    /// `fraction`: the text «2/5»; it has only the properties that all styles share.
    package struct Fraction: IndicatorStyle, Equatable {
        var base: Base

        static let words = IndicatorWords("Fraction", "The text `2/5`.", comparesColors: false)

        var indicator: Banner.Indicator { .fraction(base) }

        func state(at moment: IndicatorMoment) -> State? {
            .fraction(page: moment.page, count: moment.count)
        }

        /// The text for a page, as drawn and as a scenario expects it.
        package static func text(page: Int, count: Int) -> String { "\(page + 1)/\(count)" }

        var stripHeight: Double { 32 }

        func draw(_ state: State, on strip: inout IndicatorStrip) {
            guard case .fraction(let page, let count) = state else { return }
            let text = Picture.Mark.Fraction(page: page, count: count)
            strip.mark(-1, x: 0, width: strip.width, height: 16, base.currentColor, text)
        }

        func text(of state: State, in cells: IndicatorDrawing) -> String {
            if case .fraction(let page, let count) = state {
                Self.text(page: page, count: count)
            } else {
                ""
            }
        }
    }
}

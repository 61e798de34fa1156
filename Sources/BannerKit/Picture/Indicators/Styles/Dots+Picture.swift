extension Banner.Indicator.Dots {
    var stripHeight: Double { IndicatorStrip.space + size }

    func marks(of state: Banner.Indicator.State, on strip: IndicatorStrip) -> [Picture.Mark] {
        guard case .dots(let count, let current) = state else { return [] }
        let step = size + spacing
        let start = strip.start(length: Double(count) * step - spacing, middle: Double(current) * step)
        return strip.sight(start: start, step: step, count: count).map { page in
            strip.mark(
                page, x: start + Double(page) * step, width: size, height: size,
                page == current ? base.currentColor : base.color)
        }
    }

    static func text(current: Int, in cells: IndicatorCells) -> String {
        cells.row(around: current) { $0 == current ? cells.current : cells.other }
    }

    var numbers: [Double] { [size, spacing] }

    init(_ base: Banner.Indicator.Base, from numbers: inout NumberReader) {
        self.init(base: base, size: numbers.next(), spacing: numbers.next())
    }
}

extension Banner.Indicator.ScrollBar {
    var stripHeight: Double { IndicatorStrip.space + height }

    func marks(of state: Banner.Indicator.State, on strip: IndicatorStrip) -> [Picture.Mark] {
        guard case .scrollBar(let x, let width, let alpha) = state else { return [] }
        let track = track ?? strip.cellWidth
        let start = strip.centred(track)
        return [
            strip.mark(-1, x: start, width: track, height: height, base.color.faded(alpha)),
            strip.mark(-2, x: start + x, width: width, height: height, base.currentColor.faded(alpha)),
        ]
    }

    static func text(x: Double, width: Double, alpha: Double, in cells: IndicatorCells) -> String {
        alpha == 0 ? "hidden" : cells.bar(x: x, width: width)
    }

    var numbers: [Double] {
        [track ?? -1, thumb, height, inset, spacing, Double(hidesAfter?.microseconds ?? -1)]
    }

    init(_ base: Banner.Indicator.Base, from numbers: inout NumberReader) {
        self.init(
            base: base, track: numbers.length(), thumb: numbers.next(), height: numbers.next(), inset: numbers.next(),
            spacing: numbers.next())
        let hidesAfter = numbers.time()
        self.hidesAfter = hidesAfter < .zero ? nil : hidesAfter
    }
}

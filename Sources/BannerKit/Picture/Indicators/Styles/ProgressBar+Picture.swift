extension Banner.Indicator.ProgressBar {
    var stripHeight: Double { IndicatorStrip.space + height }

    func marks(of state: Banner.Indicator.State, on strip: IndicatorStrip) -> [Picture.Mark] {
        guard case .progressBar(let fraction) = state else { return [] }
        let width = width ?? strip.width * 0.8
        let start = strip.centred(width)
        return [
            strip.mark(-1, x: start, width: width, height: height, base.color),
            strip.mark(-2, x: start, width: width * fraction, height: height, base.currentColor),
        ]
    }

    var numbers: [Double] { [width ?? -1, height] }

    init(_ base: Banner.Indicator.Base, from numbers: inout NumberReader) {
        self.init(base: base, width: numbers.length(), height: numbers.next())
    }
}

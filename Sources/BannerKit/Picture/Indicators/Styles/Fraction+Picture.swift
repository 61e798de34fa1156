/// The text «2/5» as a mark.
enum FractionPicture {
    static let stripHeight = 32.0

    static func marks(
        of state: Banner.Indicator.State, _ base: Banner.Indicator.Base, on strip: IndicatorStrip
    ) -> [Picture.Mark] {
        guard case .fraction(let page, let count) = state else { return [] }
        let text = IndicatorFraction.text(page: page, count: count)
        return [strip.mark(-1, x: 0, width: strip.width, height: 16, base.currentColor, text)]
    }
}

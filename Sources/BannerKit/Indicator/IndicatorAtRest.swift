extension Banner {
    /// The shapes that draw the indicator at rest on a page, in the banner's own window.
    package func indicatorShapes(on page: Int) -> [IndicatorShape] {
        let fitted = fitted()
        let geometry = Geometry(fitted)
        let formula = IndicatorFormula(
            fitted.banner.indicator, geometry: geometry, loop: paging.loop, reducesMotion: false)
        let state = formula.state(
            page: page, position: Double(page),
            window: Indicator.ScalingDotsState.startWindow(page: page, count: geometry.count),
            fill: 0, alpha: 1, thumb: nil)
        return IndicatorStrip(fitted, geometry).marks(of: state)
    }
}

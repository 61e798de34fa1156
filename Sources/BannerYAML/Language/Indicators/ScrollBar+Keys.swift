import BannerKit

extension Choice<Banner.Indicator.Style> {
    static let scrollBar = Choice("scrollBar", .scrollBar, "A thumb on a track.")
        .insteadOf("thumb", "scroll", "scroller")
}

extension IndicatorVariant {
    static let scrollBar = IndicatorVariant(
        .scrollBar, "Scroll bar", "A thumb on a track.",
        Banner.Indicator.ScrollBar(), \.base, Banner.Indicator.scrollBar,
        { if case .scrollBar(let style) = $0 { style } else { nil } }
    ) {
        Field(optional: "track", \.track, .visibleSize, "The track's length in points.")
            .defaulting(to: "a card's width").example(273).insteadOf("width", "length")
        Field("thumb", \.thumb, .visibleSize, "The thumb's length in points.")
        Field("height", \.height, .visibleSize, "The bar's height in points.").insteadOf("thickness")
        Field(
            "inset", \.inset, .gap,
            "The thumb's distance from the track's start on the first page, in points.")
        Field("spacing", \.spacing, .gap, "How much shorter the thumb's path is than the free track, in points.")
        Field(
            optional: "hidesAfter", \.hidesAfter, .duration, "How long after a move the bar begins to fade."
        ).defaulting(to: "never").example("1s")
    }
}

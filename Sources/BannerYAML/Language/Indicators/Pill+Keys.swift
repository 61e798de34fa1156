import BannerKit

extension Choice<Banner.Indicator.Style> {
    static let pill = Choice("pill", .pill, "Dots with the current one stretched.")
        .insteadOf("capsule", "worm", "expanding", "stretched")
}

extension IndicatorVariant {
    static let pill = IndicatorVariant(
        .pill, "Pill", "The current dot is stretched; its length passes to the next one as the content moves.",
        Banner.Indicator.Pill(), \.base, Banner.Indicator.pill,
        { if case .pill(let style) = $0 { style } else { nil } }
    ) {
        Field("width", \.width, .visibleSize, "The pill's length in points.").insteadOf("length")
        Field("height", \.height, .visibleSize, "The height of the pill and the dots in points.")
        Field("dot", \.dot, .visibleSize, "A dot's width in points.").insteadOf("size")
        Field("spacing", \.spacing, .gap, "The gap between two dots in points.").insteadOf("gap")
    }
}

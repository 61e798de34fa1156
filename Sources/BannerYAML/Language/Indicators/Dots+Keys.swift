import BannerKit

extension Choice<Banner.Indicator.Style> {
    static let dots = Choice("dots", .dots, "Equal dots, one of them current.")
        .insteadOf("true", "yes", "on", "bullets", "bullet", "circles", "pageControl", "default")
}

extension IndicatorVariant {
    static let dots = IndicatorVariant(
        .dots, "Dots", "Equal dots, one of them current.",
        Banner.Indicator.Dots(), \.base, Banner.Indicator.dots,
        { if case .dots(let style) = $0 { style } else { nil } }
    ) {
        Field("size", \.size, .visibleSize, "A dot's diameter in points.").insteadOf(
            "diameter", "dot", "radius")
        Field("spacing", \.spacing, .gap, "The gap between two dots in points.").insteadOf("gap")
    }
}

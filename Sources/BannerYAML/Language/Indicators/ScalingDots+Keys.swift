import BannerKit

extension Choice<Banner.Indicator.Style> {
    static let scalingDots = Choice(
        "scalingDots", .scalingDots, "Dots of three sizes around a window of three, for many pages."
    )
    .insteadOf("dynamic", "dynamicBullets", "scaling", "smallDots")
}

extension IndicatorVariant {
    static let scalingDots = IndicatorVariant(
        .scalingDots, "Scaling dots",
        "Three big dots around the current page, smaller ones beside them, at most seven in total.",
        Banner.Indicator.ScalingDots(),
        \.base, Banner.Indicator.scalingDots,
        { if case .scalingDots(let style) = $0 { style } else { nil } }
    ) {
        Field("big", \.big, .visibleSize, "The diameter in points of the three dots in the window.")
            .insteadOf("large", "size")
        Field("medium", \.medium, .visibleSize, "The diameter in points of the dots next to the window.")
        Field(
            "small", \.small, .visibleSize, "The diameter in points of the dots two places from the window.")
        Field("spacing", \.spacing, .gap, "The gap between two dots in points.").insteadOf("gap")
        Field(optional: "background", \.background, .color, "The colour behind the dots.")
            .defaulting(to: "none").insteadOf("backgroundColor")
    }
}

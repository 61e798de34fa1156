import BannerKit

extension Choice<Banner.Indicator.Style> {
    static let progressBar = Choice("progressBar", .progressBar, "A bar that is filled page by page.")
        .insteadOf("progress", "bar", "linear")
}

extension IndicatorVariant {
    static let progressBar = IndicatorVariant(
        .progressBar, "Progress bar", "A bar that is filled page by page.",
        Banner.Indicator.ProgressBar(),
        \.base, Banner.Indicator.progressBar,
        { if case .progressBar(let style) = $0 { style } else { nil } }
    ) {
        Field(optional: "width", \.width, .visibleSize, "The bar's length in points.")
            .defaulting(to: "0.8 of the viewport's width").example(312).insteadOf("length")
        Field("height", \.height, .visibleSize, "The bar's height in points.").insteadOf("thickness")
    }
}

import BannerKit

extension Choice<Banner.Indicator.Style> {
    static let fraction = Choice("fraction", .fraction, "The text `2/5`.")
        .insteadOf("number", "numbers", "counter", "text")
}

extension IndicatorVariant {
    static let fraction = IndicatorVariant(
        .fraction, "Fraction", "The text `2/5`.",
        Banner.Indicator.Base(), \.self, Banner.Indicator.fraction,
        { if case .fraction(let style) = $0 { style } else { nil } }
    ) {}
}

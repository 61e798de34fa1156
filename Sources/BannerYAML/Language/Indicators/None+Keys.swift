import BannerKit

extension Choice<Banner.Indicator.Style> {
    static let none = Choice("none", .none, "No indicator.")
}

extension IndicatorVariant {
    static let none = IndicatorVariant(
        .none, "Nothing", "No indicator.",
        Banner.Indicator.Base(), \.self, Banner.Indicator.none
    ) {}
}

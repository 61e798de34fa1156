import BannerKit

extension Choice<Banner.Indicator.Style> {
    static let none = Choice("none", .none, "No indicator.")
        .insteadOf("false", "no", "off", "hidden", "never", "null")
}

extension IndicatorVariant {
    static let none = IndicatorVariant(
        .none, "Nothing", "No indicator.",
        Banner.Indicator.Base(), \.self, Banner.Indicator.none,
        { if case .none(let style) = $0 { style } else { nil } }
    ) {}
}

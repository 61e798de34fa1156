import BannerKit

extension Choice<Banner.Indicator.Style> {
    static let timerBar = Choice("timerBar", .timerBar, "A segment for each page, filled by the timer.")
        .insteadOf("stories", "story", "segments", "timer")
}

extension IndicatorVariant {
    static let timerBar = IndicatorVariant(
        .timerBar, "Timer bar", "A segment for each page, filled by the timer, as in stories.",
        Banner.Indicator.TimerBar(), \.base, Banner.Indicator.timerBar,
        { if case .timerBar(let style) = $0 { style } else { nil } }
    ) {
        Field("height", \.height, .visibleSize, "A segment's height in points.").insteadOf("thickness")
        Field("spacing", \.spacing, .gap, "The gap between two segments in points.").insteadOf("gap")
    }
}

import BannerDiagnostics
import BannerKit
import BannerTree

extension Banner.Indicator {
    /// How a style's parameters are read; each is made on first use.
    private static func variant(_ style: Style) -> IndicatorVariant {
        switch style {
        case .none: noneVariant
        case .dots: dotsVariant
        case .scalingDots: scalingDotsVariant
        case .pill: pillVariant
        case .scrollBar: scrollBarVariant
        case .progressBar: progressBarVariant
        case .fraction: fractionVariant
        case .timerBar: timerBarVariant
        }
    }

    private static let noneVariant = IndicatorVariant(
        "none", "Nothing", .none, "No indicator.", Base(), \.self, Banner.Indicator.none
    ) {}

    private static let dotsVariant = IndicatorVariant(
        "dots", "Dots", .dots, "Equal dots, one of them current.", Dots(), \.base, Banner.Indicator.dots
    ) {
        Field("size", \.size, .visibleSize, "A dot's diameter in points.").insteadOf(
            "diameter", "dot", "radius")
        Field("spacing", \.spacing, .gap, "The gap between two dots in points.").insteadOf("gap")
    }

    private static let scalingDotsVariant = IndicatorVariant(
        "scalingDots", "Scaling dots", .scalingDots,
        "Three big dots around the current page, smaller ones beside them, at most seven in total.", ScalingDots(),
        \.base, Banner.Indicator.scalingDots
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

    private static let pillVariant = IndicatorVariant(
        "pill", "Pill", .pill, "The current dot is stretched; its length passes to the next one as the content moves.",
        Pill(), \.base, Banner.Indicator.pill
    ) {
        Field("width", \.width, .visibleSize, "The pill's length in points.").insteadOf("length")
        Field("height", \.height, .visibleSize, "The height of the pill and the dots in points.")
        Field("dot", \.dot, .visibleSize, "A dot's width in points.").insteadOf("size")
        Field("spacing", \.spacing, .gap, "The gap between two dots in points.").insteadOf("gap")
    }

    private static let scrollBarVariant = IndicatorVariant(
        "scrollBar", "Scroll bar", .scrollBar, "A thumb on a track.", ScrollBar(), \.base, Banner.Indicator.scrollBar
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

    private static let progressBarVariant = IndicatorVariant(
        "progressBar", "Progress bar", .progressBar, "A bar that is filled page by page.", ProgressBar(),
        \.base, Banner.Indicator.progressBar
    ) {
        Field(optional: "width", \.width, .visibleSize, "The bar's length in points.")
            .defaulting(to: "0.8 of the viewport's width").example(312).insteadOf("length")
        Field("height", \.height, .visibleSize, "The bar's height in points.").insteadOf("thickness")
    }

    private static let fractionVariant = IndicatorVariant(
        "fraction", "Fraction", .fraction, "The text `2/5`.", Base(), \.self, Banner.Indicator.fraction
    ) {}

    private static let timerBarVariant = IndicatorVariant(
        "timerBar", "Timer bar", .timerBar, "A segment for each page, filled by the timer, as in stories.",
        TimerBar(), \.base, Banner.Indicator.timerBar
    ) {
        Field("height", \.height, .visibleSize, "A segment's height in points.").insteadOf("thickness")
        Field("spacing", \.spacing, .gap, "The gap between two segments in points.").insteadOf("gap")
    }

    /// The value of `indicator`, or only its style.
    static let shape = Shape.variants(variant, defaultStyle: .dots)
}

extension Banner.Indicator.Style {
    /// The words of the styles.
    static let shape = Shape<Banner.Indicator.Style>.choice {
        Choice("none", .none, "No indicator.")
        Choice("dots", .dots, "Equal dots, one of them current.")
        Choice("scalingDots", .scalingDots, "Dots of three sizes around a window of three, for many pages.")
        Choice("pill", .pill, "Dots with the current one stretched.")
        Choice("scrollBar", .scrollBar, "A thumb on a track.")
        Choice("progressBar", .progressBar, "A bar that is filled page by page.")
        Choice("fraction", .fraction, "The text `2/5`.")
        Choice("timerBar", .timerBar, "A segment for each page, filled by the timer.")
    }
}

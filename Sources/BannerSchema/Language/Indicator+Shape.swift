import BannerModel
import Diagnostics
import YAMLTree

extension Indicator {
    /// Every style with its words, and how its parameters are read.
    private static let styles: [IndicatorVariant] = [
        IndicatorVariant(
            "none", "Nothing", .none, "Nothing at all.", IndicatorBase(), \.self, [], Indicator.none),
        IndicatorVariant(
            "dots", "Dots", .dots, "Equal dots, one of them current.", Dots(), \.base,
            [
                Field("size", \.size, .size, "A dot's diameter in points.").insteadOf("diameter", "dot", "radius"),
                Field("spacing", \.spacing, .gap, "The gap between two dots in points.").insteadOf("gap"),
            ], Indicator.dots),
        IndicatorVariant(
            "scalingDots", "Scaling dots", .scalingDots,
            "Three big dots around the current page, smaller ones beside them, at most seven in all.", ScalingDots(),
            \.base,
            [
                Field("big", \.big, .size, "The diameter in points of the three dots in the window.")
                    .insteadOf("large", "size"),
                Field("medium", \.medium, .size, "The diameter in points of the dots next to the window."),
                Field("small", \.small, .size, "The diameter in points of the dots two places from the window."),
                Field("spacing", \.spacing, .gap, "The gap between two dots in points.").insteadOf("gap"),
                Field("background", \.background, .color, "The colour behind the dots.").defaulting(to: "none")
                    .insteadOf("backgroundColor"),
            ], Indicator.scalingDots),
        IndicatorVariant(
            "pill", "Pill", .pill, "The current dot is drawn out, and hands its length over as the content moves.",
            Pill(), \.base,
            [
                Field("width", \.width, .size, "The pill's length in points.").insteadOf("length"),
                Field("height", \.height, .size, "The height of pill and dots in points."),
                Field("dot", \.dot, .size, "A dot's width in points.").insteadOf("size"),
                Field("spacing", \.spacing, .gap, "The gap between two dots in points.").insteadOf("gap"),
            ], Indicator.pill),
        IndicatorVariant(
            "scrollBar", "Scroll bar", .scrollBar, "A thumb on a track.", ScrollBar(), \.base,
            [
                Field("track", \.track, .size, "The track's length in points.").defaulting(to: "a card's width")
                    .example(273).insteadOf("width", "length"),
                Field("thumb", \.thumb, .size, "The thumb's length in points."),
                Field("height", \.height, .size, "The bar's height in points.").insteadOf("thickness"),
                Field(
                    "inset", \.inset, .gap, "The thumb's distance from the track's start on the first page, in points."),
                Field("spacing", \.spacing, .gap, "What the thumb's way is shorter than the free track, in points."),
                Field("hidesAfter", \.hidesAfter, .duration, "How long after a move the bar begins to fade.")
                    .defaulting(to: "never").example("1s"),
            ], Indicator.scrollBar),
        IndicatorVariant(
            "progressBar", "Progress bar", .progressBar, "A bar that is filled page by page.", ProgressBar(), \.base,
            [
                Field("width", \.width, .size, "The bar's length in points.")
                    .defaulting(to: "0.8 of the viewport's width").example(312).insteadOf("length"),
                Field("height", \.height, .size, "The bar's height in points.").insteadOf("thickness"),
            ], Indicator.progressBar),
        IndicatorVariant(
            "fraction", "Fraction", .fraction, "The text `2/5`.", IndicatorBase(), \.self, [], Indicator.fraction),
        IndicatorVariant(
            "timerBar", "Timer bar", .timerBar, "A segment for each page, filled by the timer, as in stories.",
            TimerBar(), \.base,
            [
                Field("height", \.height, .size, "A segment's height in points.").insteadOf("thickness"),
                Field("spacing", \.spacing, .gap, "The gap between two segments in points.").insteadOf("gap"),
            ], Indicator.timerBar),
    ]

    /// The value of `indicator`, or its style alone.
    static let shape = Shape.variants(styles, defaultStyle: .dots)
}

extension IndicatorStyle {
    /// The words of the styles.
    static let shape = Shape.choice([
        ("none", IndicatorStyle.none, "Nothing at all."),
        ("dots", .dots, "Equal dots, one of them current."),
        ("scalingDots", .scalingDots, "Dots of three sizes around a window of three, for many pages."),
        ("pill", .pill, "Dots of which the current one is drawn out."),
        ("scrollBar", .scrollBar, "A thumb on a track."),
        ("progressBar", .progressBar, "A bar that is filled page by page."),
        ("fraction", .fraction, "The text `2/5`."),
        ("timerBar", .timerBar, "A segment for each page, filled by the timer."),
    ])
}

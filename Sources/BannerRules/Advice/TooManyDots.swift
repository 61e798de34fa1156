/// More than ten equal dots are hard to count at a glance.
enum TooManyDots {
    static let rule = Rule(
        "BK5004", "too-many-dots", .advice, "more than ten equal dots",
        """
        Apple's Human Interface Guidelines: more than about ten dots are hard to count at a \
        glance, so they no longer show the viewer's place. `scalingDots` shows at most seven; \
        `progressBar` and `fraction` need no counting.

              items: [a, b, c, d, e, f, g, h, i, j, k]
            ✗ indicator: ⟦dots⟧
            ✓ indicator: scalingDots
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard banner.indicator.style == .dots, banner.items.count > 10 else { return }
        let isWritten = context.isWritten(["indicator"])
        // Another style has other parameters, so the style can be replaced only if there are none.
        let isPlain = banner.indicator == .dots(.init(base: banner.indicator.base))
        context.report(
            rule, "\(banner.items.count) equal dots are too many to count at a glance",
            at: isWritten ? ["indicator", "style"] : ["items"],
            remedies: isPlain
                ? ["scalingDots", "progressBar", "fraction"].map {
                    .write(.string($0), at: isWritten ? ["indicator", "style"] : ["indicator"])
                } : [],
            explanation:
                "use `scalingDots`, which shows at most seven, or `progressBar` or `fraction`")
    }
}

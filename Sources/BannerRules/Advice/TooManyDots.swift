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

    /// The most equal dots that can be counted at a glance.
    static let most = 10

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard banner.indicator.style == .dots, banner.pageCount > most else { return }
        banner.report(
            rule, "\(banner.pageCount) equal dots are too many to count at a glance",
            fitting: ["scalingDots", "progressBar", "fraction"],
            explanation:
                "use `scalingDots`, which shows at most seven, or `progressBar` or `fraction`",
            context)
    }
}

extension Banner {
    /// Reports the indicator at its style, or at the items if it is the default; the remedies write
    /// another style.
    func report(
        _ rule: Rule, _ message: Words, fitting styles: [String], explanation: Words,
        _ context: any RuleContext
    ) {
        let isWritten = context.isWritten(["indicator"])
        // Another style has other parameters, so the style can be replaced only if there are none.
        var plain = indicator.style.indicator
        plain.base = indicator.base
        context.report(
            rule, message, at: isWritten ? ["indicator", "style"] : ["items"],
            remedies: indicator == plain
                ? styles.map {
                    .write(.string($0), at: isWritten ? ["indicator", "style"] : ["indicator"])
                } : [],
            explanation: explanation)
    }
}

/// Cards on the vertical axis have no horizontal direction («What a banner means», Up and down).
enum VerticalRightToLeft {
    static let rule = Rule(
        "BK4014", "vertical-right-to-left", .error,
        "`rightToLeft` for cards that follow one another from top to bottom",
        """
        With `axis: vertical` the next card is below the current one, so `direction` has no \
        effect: no layout runs both down and from right to left.

              items: [red, orange]
            ✗ layout: { axis: vertical, direction: ⟦rightToLeft⟧ }
            ✓ layout: { axis: vertical }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard banner.layout.axis == .vertical, banner.layout.direction == .rightToLeft else {
            return
        }
        context.report(
            rule, "`rightToLeft` cannot be combined with `axis: vertical`",
            at: ["layout", "direction"],
            beside: ["layout", "axis"], "the axis is here",
            remedies: [.remove(["layout", "direction"])]
                + banner.remedy(.write("horizontal", at: ["layout", "axis"])) {
                    $0.layout.axis = .horizontal
                })
    }
}

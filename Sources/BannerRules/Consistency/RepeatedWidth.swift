/// The widths of breakpoints must be unique («What a banner means», Wider windows).
enum RepeatedWidth {
    static let rule = Rule(
        "BK4015", "repeated-width", .error, "two breakpoints with the same `minWidth`",
        """
        Where several breakpoints apply, the wider one wins. Two with the same width have no \
        order, so what they both change would be undecided.

              items: [red, orange]
              breakpoints:
                - { minWidth: 600, focus: 1.1 }
            ✗   - { minWidth: ⟦600⟧, focus: 1.2 }
            ✓   - { minWidth: 900, focus: 1.2 }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        for (place, breakpoint) in banner.breakpoints.enumerated()
        where breakpoint.minWidth.isFinite {
            guard
                let first = banner.breakpoints[..<place].firstIndex(where: {
                    $0.minWidth == breakpoint.minWidth
                })
            else { continue }
            context.report(
                rule,
                """
                there is already a breakpoint for a width of \
                \(NumberText.exact(breakpoint.minWidth)) points
                """,
                at: ["breakpoints", .item(place), "minWidth"],
                beside: ["breakpoints", .item(first), "minWidth"],
                "the first is here",
                explanation: "write all keys into one of them, or another width")
        }
    }
}

/// A banner that ends on its last page makes only one pass.
enum CyclesWithoutLoop {
    static let rule = Rule(
        "BK4010", "cycles-without-loop", .warning,
        "several passes for a banner that ends on its last page",
        """
        With `loop: none` the timer stops on the last page, so there is at most one pass \
        and a larger `cycles` has no effect.

              items: [red, orange]
            ✗ paging: { loop: none }
            ✓ paging: { loop: rewind }
              timer: { interval: 3s, cycles: ⟦3⟧ }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard let cycles = banner.turningTimer?.cycles, cycles > 1, banner.paging.loop == .never
        else { return }
        context.report(
            rule, "the banner ends on its last page, so it never completes \(cycles) passes",
            at: ["timer", "cycles"],
            beside: ["paging", "loop"], "`none` ends the banner on its last page",
            remedies: banner.endless + [.remove(["timer", "cycles"])])
    }
}

/// Cards that fade cannot scroll freely («What a banner means», Free scrolling).
enum SnapWithFade {
    static let rule = Rule(
        "BK4017", "snap-with-fade", .error, "`snap: none` for cards that fade",
        """
        With `snap: none` the content stops where it was thrown to, also between two pages. Cards \
        with `effect: fade` lie on one another, and between two pages both would stay half \
        transparent.

              items: [red, orange]
            ✗ paging: { snap: ⟦none⟧ }
            ✗ transition: { effect: fade }
            ✓ paging: { snap: none }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard banner.paging.snap == .free, banner.transition.effect == .fade,
            banner.timer?.drift == nil
        else { return }
        context.report(
            rule, "`snap: none` cannot be combined with `effect: fade`", at: ["paging", "snap"],
            beside: ["transition", "effect"], "the effect is here",
            remedies: [
                .remove(["paging", "snap"]), .write("slide", at: ["transition", "effect"]),
            ])
    }
}

/// A fade over several pages shows those in between («What a banner means», Fade).
enum FadeWithRewind {
    static let rule = Rule(
        "BK5013", "fade-with-rewind", .advice,
        "a fade that flickers through all pages on its way back",
        """
        With `loop: rewind` the way from the last page to the first leads over all pages in \
        between, and a fade shows each of them for a moment. With `loop: infinite` the last page \
        fades directly into the first.

              items: [red, orange, yellow]
            ✗ paging: { loop: rewind }
              transition: { effect: ⟦fade⟧ }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard banner.transition.effect == .fade, banner.paging.loop == .rewind,
            banner.items.count > 2,
            !banner.hasWeights
        else { return }
        context.report(
            rule,
            "on the way from the last page to the first, all pages in between appear for a moment",
            at: ["transition", "effect"],
            remedies: banner.endless + [.write("slide", at: ["transition", "effect"])])
    }
}

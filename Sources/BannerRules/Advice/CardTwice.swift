/// An infinite banner needs a card more than the window shows («What a banner means», Transitions).
enum CardTwice {
    static let rule = Rule(
        "BK5031", "card-twice", .advice, "a card that is in the viewport twice",
        """
        The cards of an infinite banner follow one another in a ring. If all of them together are \
        shorter than the viewport and one more card with its `spacing`, the same card comes in at \
        one edge before it has left at the other.

            ✗ items: [red, orange]
            ✓ items: [red, orange, yellow]
            ✗ layout: { cellWidthMultiplier: ⟦0.8⟧ }
            ✓ layout: { cellWidthMultiplier: 0.8 }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        let layout = banner.layout
        let part =
            layout.axis == .horizontal ? layout.cellWidthMultiplier : layout.cellHeightMultiplier
        guard part < 1, banner.paging.loop == .infinite, banner.transition.effect == .slide,
            banner.items.count > 1
        else { return }
        let geometry = Banner.Geometry(banner.fitted())
        guard geometry.pages.isRing else { return }
        let most = (geometry.viewportLength / geometry.stride + 1 - tolerance).rounded(.up)
        guard Double(banner.items.count) < most else { return }
        context.report(
            rule,
            """
            with fewer than \(NumberText.exact(most)) items the same card is in the viewport twice
            """,
            at: [
                "layout",
                layout.axis == .horizontal ? "cellWidthMultiplier" : "cellHeightMultiplier",
            ],
            remedies: banner.remedy(.write("rewind", at: ["paging", "loop"])) {
                $0.paging.loop = .rewind
            },
            explanation: "add items, or write a larger card")
    }

    /// The part of a card, such as the rounding of a third, that may be there twice.
    private static let tolerance = 0.01
}

/// A shelf whose cards all fit does not move («What a banner means», Free scrolling).
enum ShelfFits {
    static let rule = Rule(
        "BK5014", "shelf-fits", .advice, "a shelf whose cards all fit its viewport",
        """
        With `snap: none`, `align: start`, and an end, content moves from its first card's edge to \
        its last card's edge. If all cards fit the viewport it does not move at all: a drag does \
        nothing, and the pages turn without anything to be seen. In a wider window that is \
        expected; in the banner's own viewport it hardly is.

            ✗ items: [red, orange]
            ✗ layout: { cellWidthMultiplier: 0.4, align: ⟦start⟧ }
            ✓ items: [red, orange, yellow]
            ✓ layout: { cellWidthMultiplier: 0.4, align: start }
              paging: { snap: none, loop: none }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard banner.paging.snap == .free, banner.layout.align == .start,
            Banner.Geometry(banner.fitted()).travel == 0
        else {
            return
        }
        context.report(
            rule, "all \(banner.items.count) cards fit the viewport, so nothing scrolls",
            at: ["layout", "align"],
            remedies: [.remove(["paging", "snap"])])
    }
}

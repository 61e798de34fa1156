/// A firing that skips pages briefly shows those in between («What a banner means», Rotation).
enum SlidesOverPages {
    static let rule = Rule(
        "BK5017", "slides-over-pages", .advice, "weights that make the timer slide over pages",
        """
        With different weights the next item is not always the next page. Content that slides \
        passes the pages between; a fade goes straight from one card to the other.

              timer: 10s
            ✓ transition: { effect: fade }
              items:
                - { id: red, weight: ⟦3⟧ }
                - orange
                - yellow
                - green
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard banner.transition.effect == .slide, banner.transition.duration > .zero,
            let item = banner.firstWeight,
            let rotation = banner.rotation
        else { return }
        let pages = rotation.pages
        for (showing, from) in pages.enumerated() {
            let next = pages[(showing + 1) % pages.count]
            let way = Rotation.displacement(from: from, to: next, count: banner.items.count)
            guard abs(banner.paging.loop == .infinite ? way : next - from) > 1 else { continue }
            return context.report(
                rule,
                """
                from `\(banner.items[from].id)` to `\(banner.items[next].id)` the content slides \
                over other pages
                """,
                at: ["items", .item(item), "weight"],
                remedies: banner.remedy(.write("fade", at: ["transition", "effect"], .likely)) {
                    $0.transition.effect = .fade
                },
                explanation: "give the items the same weight")
        }
    }
}

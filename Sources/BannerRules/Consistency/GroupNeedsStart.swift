/// Pages of several cards, and a flush last page, begin at the edge of the window («What a banner
/// means», Pages of several cards).
enum GroupNeedsStart {
    static let rule = Rule(
        "BK4024", "group-needs-start", .error, "`group` or `flush` without cards at the edge",
        """
        With `group` a page has several cards, and with `flush: true` the last card stands at the \
        viewport's edge. Both need `align: start` in every viewport, cards that slide and snap to \
        pages, and equal `weight`s; a card in the middle cannot grow.

              items: [red, orange, yellow, green]
            ✗ layout: { cellWidthMultiplier: 0.5 }
            ✗ paging: { group: ⟦2⟧ }
            ✓ layout: { cellWidthMultiplier: 0.5, align: start }
            ✓ paging: { group: 2 }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        let paging = banner.paging
        let isGroup = paging.group != .cards(1)
        guard isGroup || paging.flush == true else { return }
        let key: ValuePath = ["paging", isGroup ? "group" : "flush"]
        let conflicts: [(fault: Bool, Words, ValuePath, [RuleRemedy])] = [
            (
                banner.layout.align != .start, "cards in the middle", ["layout", "align"],
                [.write("start", at: ["layout", "align"])]
            ),
            (
                paging.snap == .free, "`snap: none`", ["paging", "snap"],
                paging.snap == .free ? banner.snapping : []
            ),
            (
                banner.transition.effect == .fade, "`effect: fade`", ["transition", "effect"],
                [.remove(["transition", "effect"])]
            ),
            (
                banner.focus.scale != 1, "a `scale` other than 1", ["focus", "scale"],
                [.remove(["focus"])]
            ),
            (
                banner.weightsDiffer, "different weights",
                ["items", .item(banner.firstWeight ?? 0), "weight"],
                [.remove(banner.pathsToWeights)]
            ),
        ]
        let here: Words = "it is here"
        let found = conflicts.filter { $0.fault }
        guard let (_, what, path, remedies) = found.first else { return }
        context.report(
            rule, "`\(isGroup ? "group" : "flush")` cannot be combined with \(what)", at: key,
            // One change is not enough for several conflicts.
            remedies: (found.count == 1 ? remedies : []) + [.remove(key)],
            notes: context.isWritten(path) ? [(here, path)] : [])
    }
}

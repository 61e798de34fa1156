/// An infinite banner whose cards are not a whole number of pages turns back at its end («What a
/// banner means», Pages of several cards).
enum IncompleteGroup {
    static let rule = Rule(
        "BK4025", "incomplete-group", .warning, "an infinite banner with an incomplete last page",
        """
        An infinite banner is a ring of whole pages. If its items are not a multiple of `group`, \
        it is played as with `loop: rewind`: after the last page the content moves back to the \
        first.

              layout: { cellWidthMultiplier: 0.5, align: start }
            ✗ items: [red, orange, yellow]
            ✗ paging: { group: ⟦2⟧ }
            ✓ items: [red, orange, yellow, green]
            ✓ paging: { group: 2 }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard case .cards(let group) = banner.paging.group, banner.paging.loop == .infinite,
            banner.items.count > group, !banner.items.count.isMultiple(of: group)
        else { return }
        context.report(
            rule, "\(banner.items.count) items are not a multiple of \(group)",
            at: ["paging", "group"],
            remedies: [.write("rewind", at: ["paging", "loop"])],
            explanation: "add items, or write another `group`")
    }
}

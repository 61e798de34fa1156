/// An infinite banner whose cards are a whole number of pages only in some windows or sets («What a
/// banner means», Pages of several cards).
enum SometimesIncomplete {
    static let rule = Rule(
        "BK5033", "sometimes-incomplete", .advice,
        "an infinite banner whose last page is incomplete in some viewports or sets",
        """
        An infinite banner is a ring of whole pages. With `group: fit` the number of cards of a \
        page depends on the viewport, and with dates the number of cards changes; where they are \
        not a multiple, the banner is played as with `loop: rewind`. With `loop: rewind` it always \
        is.

              items: [red, orange, yellow, green, blue, violet]
            ✗ layout: { cellWidthMultiplier: 0.25, align: start }
            ✗ paging: { group: ⟦fit⟧ }
            ✓ layout: { cellWidthMultiplier: 0.3, align: start }
            ✓ paging: { group: fit }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard banner.paging.loop == .infinite, banner.paging.group != .cards(1) else { return }
        let stops = Banner.Geometry(banner.fitted()).pages
        let isIncomplete = banner.paging.group == .fit && !stops.isRing && stops.count > 1
        guard isIncomplete || banner.hasCalendar else { return }
        context.report(
            rule,
            isIncomplete
                ? "\(banner.items.count) items are not a multiple of the \(stops.group) that fit"
                : "with dates the items are not always a multiple of the group",
            at: ["paging", "group"],
            remedies: [.write("rewind", at: ["paging", "loop"])])
    }
}

/// Start-aligned cards of a banner that is not infinite leave space after the last one («What a
/// banner means», From the edge).
enum RoomAfterLast {
    static let rule = Rule(
        "BK5012", "room-after-last", .advice,
        "cards at the edge that leave much room after the last one",
        """
        With `align: start` the current card is at the edge and the next ones follow it. On the \
        last page of a banner with `loop: none` or `rewind` nothing follows, so the rest of the \
        viewport is empty. Cards of at least 0.8 of the viewport leave only a small gap.

              items: [red, orange]
            ✗ layout: { cellWidthMultiplier: 0.5, align: ⟦start⟧ }
            ✓ layout: { cellWidthMultiplier: 0.9, align: start }
              paging: { loop: rewind }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        let layout = banner.layout
        guard layout.align == .start, banner.paging.loop != .infinite, banner.items.count > 1 else {
            return
        }
        if banner.paging.snap == .free || banner.paging.isFlush { return }
        let part =
            layout.axis == .horizontal ? layout.cellWidthMultiplier : layout.cellHeightMultiplier
        guard part < 0.8 else { return }
        let percent = Int((100 - 100 * part).rounded())
        context.report(
            rule, "on the last page, \(percent)% of the viewport is empty",
            at: ["layout", "align"],
            remedies: [.write("center", at: ["layout", "align"])] + banner.endless)
    }
}

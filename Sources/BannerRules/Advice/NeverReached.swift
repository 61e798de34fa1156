/// With the loop `none`, the timer never reaches the items before the start page.
enum NeverReached {
    static let rule = Rule(
        "BK5009", "never-reached", .warning, "items that the timer never reaches",
        """
        With `loop: none` the timer goes from the start page to the last one and stops; with \
        `direction: backward` it goes to the first one. Only viewers who swipe the other way see \
        the pages on the other side of the start page.

              items: [red, orange, yellow]
            ✗ paging: { loop: none, startPage: ⟦orange⟧ }
            ✓ paging: { loop: rewind, startPage: orange }
              timer: 3s
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        let (start, last) = (banner.paging.startPage, banner.items.count - 1)
        guard let timer = banner.timer, banner.paging.loop == .never, start > 0 else { return }
        // A backward timer that never starts has already been reported.
        let goesBack = timer.direction == .backward
        let missed = goesBack ? last - start : start
        guard missed > 0 else { return }
        let items =
            missed == 1 ? "`\(banner.items[goesBack ? last : 0].id)` is" : "\(missed) items are"
        let side =
            goesBack
            ? "after the start page, and the timer only"
            : "before the start page, and the timer never"
        context.report(
            rule, "\(items) \(side) goes back", at: ["paging", "startPage"],
            remedies: [.write(.number(goesBack ? last : 0), at: ["paging", "startPage"])]
                + banner.endless)
    }
}

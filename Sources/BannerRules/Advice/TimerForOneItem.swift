/// A banner with one item has no other page to show.
enum TimerForOneItem {
    static let rule = Rule(
        "BK5005", "timer-for-one-item", .warning, "a timer in a banner with one item",
        """
        A banner with one item always shows the same page, so its timer never starts.

              items: [red]
            ✗ timer: ⟦3s⟧
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard let timer = banner.timer, timer.atEnd == .stop, banner.items.count == 1 else {
            return
        }
        context.report(
            rule, "the timer has no other page to show", at: ["timer"],
            remedies: banner.withoutTimer, explanation: "add an item")
    }
}

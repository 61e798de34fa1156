import BannerCalendar

/// A timer has an effect only if two items are available at the same time.
enum NeverTwoItems {
    static let rule = Rule(
        "BK5027", "never-two-items", .advice, "a timer, and never two items at a time",
        """
        A timer turns from one available item to the next. If two are never available at the same \
        time, the calendar alone decides what is shown, and the timer does nothing.

              timeZone: Asia/Seoul
            ✗ ⟦timer⟧: { interval: 3s }
              items:
                - id: black-friday
                  when: { from: 2026-11-27, until: 2026-11-29 }
                - id: house
                  when: otherwise
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard banner.timer != nil, banner.items.count > 1,
            let calendar = context.calendar(of: banner),
            !CalendarOverview(calendar).hasSet(ofAtLeast: 2)
        else { return }
        context.report(
            rule, "the timer never turns a page: two items are never available at the same time",
            at: ["timer"],
            remedies: banner.withoutTimer,
            explanation: "change a `when` so that two items are available at the same time")
    }
}

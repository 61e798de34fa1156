/// A backward timer with the loop `none` never starts on page 0, where the banner ends («What a
/// banner means», Backwards).
enum TimerNeverStarts {
    static let rule = Rule(
        "BK4016", "timer-never-starts", .warning,
        "a backward timer on the page where the banner ends",
        """
        With `direction: backward` a banner with `loop: none` ends on page 0, and the timer never \
        starts there. Page 0 is also the start page, unless the file says otherwise.

              items: [red, orange]
            ✗ paging: { loop: none }
            ✓ paging: { loop: none, startPage: orange }
              timer: { interval: 3s, direction: ⟦backward⟧ }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard let timer = banner.turningTimer, timer.direction == .backward, timer.atEnd == .stop,
            banner.paging.loop == .never,
            banner.paging.startPage == 0,
            banner.items.count > 1
        else { return }
        let (direction, loop): (ValuePath, ValuePath) = (
            ["timer", "direction"], ["paging", "loop"]
        )
        let start: ValuePath = ["paging", "startPage"]
        guard context.isValid(direction, loop, start) else { return }
        context.report(
            rule, "the banner starts on page 0, where a backward timer has already reached the end",
            at: direction,
            remedies: banner.endless + [.write(.number(banner.items.count - 1), at: start)],
            notes: context.isWritten(start) ? [("the start page is here" as Words, start)] : [])
    }
}

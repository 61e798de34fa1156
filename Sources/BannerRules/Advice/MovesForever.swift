/// Automatic movement of more than five seconds must be stoppable (WCAG 2.2.2).
enum MovesForever {
    static let rule = Rule(
        "BK5001", "moves-forever", .advice, "a banner that keeps moving and cannot be stopped",
        """
        WCAG 2.2.2 (Pause, Stop, Hide): viewers must be able to stop movement that starts \
        automatically, lasts more than five seconds and is shown next to other content. With \
        `afterInteraction: ignore` even a finger on the banner does not stop the timer, and \
        without `cycles` it never ends. A button that pauses the banner, from `controls: { pause: \
        true }`, is enough.

              items: [red, orange]
            ✗ timer: { interval: 3s, afterInteraction: ⟦ignore⟧ }
            ✓ timer: { interval: 3s, afterInteraction: ignore, cycles: 1 }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard let timer = banner.timer, timer.afterInteraction == .ignore, timer.cycles == nil,
            banner.items.count > 1,
            !banner.controls.pause,
            banner.paging.loop != .never || movesToTheEnd(banner, timer) > .seconds(5)
        else { return }
        context.report(
            rule, "the banner keeps moving and viewers cannot stop it",
            at: ["timer", "afterInteraction"],
            remedies: [
                .write("restart", at: ["timer", "afterInteraction"]),
                .write(
                    true, at: ["controls", "pause"], .possible,
                    "show a button with `controls: { pause: true }`"),
            ] + (banner.paging.loop == .never ? [] : [.write(1, at: ["timer", "cycles"])]))
    }

    /// The time for which a banner with the loop `none` moves by itself.
    private static func movesToTheEnd(_ banner: Banner, _ timer: Banner.Timer) -> Time {
        let start = banner.paging.startPage
        let shown =
            switch timer.direction {
            case .forward: banner.items[start...].dropLast()
            case .backward: banner.items[...start].dropFirst()
            }
        return shown.reduce(.zero) { $0 + ($1.duration ?? timer.interval) }
    }
}

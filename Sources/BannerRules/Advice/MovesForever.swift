/// Automatic movement of more than five seconds must be stoppable (WCAG 2.2.2).
enum MovesForever {
    static let rule = Rule(
        "BK5001", "moves-forever", .advice, "a banner that keeps moving and cannot be stopped",
        """
        WCAG 2.2.2 (Pause, Stop, Hide): viewers must be able to stop movement that starts \
        automatically, lasts more than five seconds and is shown next to other content. With \
        `afterInteraction: ignore` even a finger on the banner does not stop the timer; with \
        `whenHovered: ignore` and `whenFocused: ignore` neither a pointer nor the keyboard does; \
        and without `cycles` it never ends. A button that pauses the banner, from `controls: { \
        pause: true }`, is enough.

              items: [red, orange]
            ✗ timer: { interval: 3s, afterInteraction: ⟦ignore⟧ }
            ✓ timer: { interval: 3s, afterInteraction: ignore, cycles: 1 }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard let timer = banner.timer, timer.cycles == nil || timer.drift != nil,
            !timer.startsPaused, banner.items.count > 1, !banner.controls.pause,
            banner.paging.loop != .never || movesToTheEnd(banner, timer) > .seconds(5)
        else { return }
        let ignoresHands = timer.afterInteraction == .ignore
        let ignoresAttention = timer.whenHovered == .ignore && timer.whenFocused == .ignore
        guard ignoresHands || ignoresAttention else { return }
        let path: ValuePath = ["timer", ignoresHands ? "afterInteraction" : "whenHovered"]
        // One key is not enough where hands and attention are ignored.
        let waits: [RuleRemedy] =
            ignoresHands && ignoresAttention
            ? [] : [.write(ignoresHands ? "restart" : "pause", at: path)]
        context.report(
            rule, "the banner keeps moving and viewers cannot stop it", at: path,
            remedies: [
                .write(
                    true, at: ["controls", "pause"], .possible,
                    "show a button with `controls: { pause: true }`")
            ] + waits
                + (banner.paging.loop == .never || timer.drift != nil
                    ? [] : [.write(1, at: ["timer", "cycles"])]))
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

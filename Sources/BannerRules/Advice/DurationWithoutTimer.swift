/// An item's duration has no effect without a timer.
enum DurationWithoutTimer {
    static let rule = Rule(
        "BK5010", "duration-without-timer", .warning,
        "an item's `duration` in a banner without a timer",
        """
        An item's `duration` replaces the timer's `interval` for its page. Without a timer no page \
        changes by itself. Only the first such item is reported.

              items:
                - id: red
                  duration: ⟦4s⟧
                - orange
            ✓ timer: 3s
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        let useless = banner.timer == nil ? banner.paths(to: "duration") { $0.duration != nil } : []
        guard let first = useless.first else { return }
        context.report(
            rule, "without a timer no page changes by itself, so this has no effect", at: first,
            remedies: banner.newTimer(.seconds(3)) + [.remove(useless)],
            notes: RuleFinding.others(useless.count - 1))
    }
}

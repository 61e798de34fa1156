/// An item's duration has no effect without a timer.
enum DurationWithoutTimer: BannerRule {
    static let rule = Rule(
        "BK5010", "duration-without-timer", .warning, "an item's `duration` in a banner without a timer",
        """
        An item's `duration` replaces the timer's `interval` for its page. Without a timer no page changes by itself. \
        Only the first such item is reported.

              items:
                - id: red
                  duration: ⟦4s⟧
                - orange
            ✓ timer: 3s
        """)

    static func check(_ banner: Banner, _ inspection: inout some Inspection) {
        guard banner.timer == nil, let page = banner.items.firstIndex(where: { $0.duration != nil }) else { return }
        let useless = banner.paths(to: "duration") { $0.duration != nil }
        inspection.report(
            rule, "without a timer no page changes by itself, so this has no effect",
            at: ["items", .item(page), "duration"],
            remedies: banner.newTimers("3s", .seconds(3)) + [.remove(useless)], notes: RuleNote.others(useless.count - 1))
    }
}

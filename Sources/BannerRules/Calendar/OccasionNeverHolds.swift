import BannerCalendar

/// An occasion that never holds has no effect.
enum OccasionNeverHolds {
    static let rule = Rule(
        "BK5020", "occasion-never-holds", .warning, "an occasion that never holds",
        """
        All keys of an occasion must hold at once: a window opens only on a date between `from` \
        and `until` that fits `days`, `monthDays`, `months` and `everyWeeks`. It can also be that \
        the clock skips the only window.

              timeZone: Asia/Seoul
              items:
                - red
                - id: sale
            ✗     ⟦when⟧: { from: 2026-11-23, until: 2026-11-26, days: [fri] }
            ✓     when: { from: 2026-11-23, until: 2026-11-27, days: [fri] }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard banner.hasCalendar, let zone = context.zone(of: banner) else { return }
        for (occasion, path) in banner.occasions where !BannerCalendar.everHolds(occasion, in: zone)
        {
            context.report(
                rule, "no time fits all keys of this occasion", at: path,
                explanation: "its keys exclude each other: change one of them")
        }
    }
}

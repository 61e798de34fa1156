import BannerCalendar

/// Times of day need a time zone.
enum LocalTimeWithoutZone {
    static let rule = Rule(
        "BK5023", "local-time-without-zone", .advice, "dates without a `timeZone`",
        """
        Dates and times of day are read on the clock of the banner's `timeZone`, and without one \
        in UTC, whose day begins at 09:00 in Seoul. Write `timeZone: UTC` if that is meant.

            ✓ timeZone: Asia/Seoul
              items:
                - red
                - id: sale
                  ⟦when⟧: { from: 2026-11-27, until: 2026-11-29 }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard banner.timeZone == nil, banner.hasCalendar, context.isValid(["timeZone"]) else {
            return
        }
        let local = banner.occasions.filter { occasion, _ in
            var windows = occasion
            (windows.from, windows.until) = (nil, nil)
            return occasion.from?.isLocal ?? false || occasion.until?.isLocal ?? false
                || windows != Banner.Occasion()
        }
        guard let first = local.first?.path else { return }
        context.report(
            rule, "the dates and times are read in UTC, because the banner has no `timeZone`",
            at: first,
            remedies: [
                .write("UTC", at: ["timeZone"], .possible, "write `timeZone: UTC` if that is meant")
            ],
            notes: RuleFinding.others(local.count - 1))
    }
}

import BannerCalendar

/// Between the first and the last available item, there should be no time without items.
enum CalendarGap {
    static let rule = Rule(
        "BK5022", "calendar-gap", .advice, "a time in which nothing is available",
        """
        Between the first time at which an item is available and the last one, there is a time at \
        which none is: the banner is empty then. The finding counts these gaps and names the \
        longest; `bannerkit calendar` lists them all. An item with `when: otherwise` fills them.

              timeZone: Asia/Seoul
              ⟦items⟧:
                - id: black-friday
                  when: { from: 2026-11-27, until: 2026-11-29 }
                - id: christmas
                  when: { from: 2026-12-20, until: 2026-12-26 }
            ✓   - id: house
            ✓     when: otherwise
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard banner.hasCalendar,
            !banner.items.contains(where: { $0.when == nil || $0.when == .otherwise }),
            let calendar = context.calendar(of: banner)
        else { return }
        let overview = CalendarOverview(calendar)
        guard let gaps = overview.gaps() else { return }
        func words(_ gap: Periods.Period) -> String {
            "from \(words(gap.from)) to \(words(gap.until))"
        }
        func words(_ instant: Instant) -> String {
            let clock = calendar.zone.clock(at: instant)
            return
                (overview.isWeekly
                ? Banner.Weekday.names[clock.dayShown.weekdayNumber] : clock.dayShown.text) + " "
                + clock.timeText
        }
        let extent =
            switch gaps.count {
            case 1: ""
            case nil:
                "in gaps that \(calendar.isRecurring ? "recur" : "come every week"), the longest "
            case let count?: "in \(count) gaps\(overview.isWeekly ? " a week" : ""), the longest "
            }
        context.report(
            rule, "nothing is available \(extent)\(words(gaps.longest))", at: ["items"],
            explanation:
                "add an item with `when: otherwise`; `bannerkit calendar` lists all such times",
            notes: gaps.first == gaps.longest ? [] : [("the first is \(words(gaps.first))", nil)])
    }
}

extension Banner.Weekday {
    /// The days' names, Monday first.
    static let names = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
}

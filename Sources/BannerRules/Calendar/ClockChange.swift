import BannerCalendar

/// A local time that the clock skips or shows twice is rarely the intended one.
enum ClockChange {
    static let rule = Rule(
        "BK5025", "clock-change", .advice,
        "a `from` or `until` that the clock skips or shows twice",
        """
        Where clocks are set forward, the times in between are skipped: such a time means the \
        moment of the change. Where they are set back, an hour is shown twice: such a time means \
        the first of the two, and an offset selects the second.

              timeZone: America/New_York
              items:
                - red
                - id: night
            ✗     when: { from: ⟦2026-11-01T01:30⟧ }
            ✓     when: { from: 2026-11-01T01:30-05:00 }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard banner.timeZone != nil, banner.hasCalendar, let zone = context.zone(of: banner) else {
            return
        }
        let dates = banner.occasions.flatMap { occasion, path in
            [(date: occasion.from, path: path + "from"), (occasion.until, path + "until")]
        }
        for (date, path) in dates {
            guard let date, date.time != nil, date.isLocal else { continue }
            let clock = date.clock(isEnd: false)
            switch zone.showing(of: clock) {
            case .once: continue
            case .skipped(let shown):
                context.report(
                    rule, "the clock skips `\(DateText.write(date))`", at: path,
                    remedies: [
                        .write(
                            .string("\(shown.dayShown.text)T\(shown.timeText)"), at: path, .likely)
                    ])
            case .twice(let distance):
                let (text, first) = (DateText.write(date), zone.instant(of: clock))
                let dates = [first, first + distance].map {
                    text + Zone.text(offset: zone.offset(at: $0))
                }
                context.report(
                    rule, "the clock shows `\(text)` twice, and it means the first time", at: path,
                    remedies: dates.map { .write(.string($0), at: path) })
            }
        }
    }
}

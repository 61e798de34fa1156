import BannerCalendar

/// The end of a day is 24:00, because an end is not included.
enum MinuteBeforeMidnight {
    static let rule = Rule(
        "BK5024", "minute-before-midnight", .advice, "an end at 23:59",
        """
        An end is not included, so a window until 23:59 leaves out the last minute of the day, and \
        the banner can be empty for that minute. The end of the day is `24:00`; a date alone in \
        `until` is the end of that day.

              timeZone: Asia/Seoul
              items:
                - red
                - id: evening
            ✗     when: { hours: ⟦18:00-23:59⟧ }
            ✓     when: { hours: 18:00-24:00 }
        """)

    private static let minute = Time.seconds(86_340)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        for (occasion, path) in banner.occasions {
            if let until = occasion.until, let time = until.time, time >= minute,
                time < .seconds(86_400)
            {
                var day = until
                day.time = until.isLocal ? nil : .seconds(86_400)
                report(.seconds(86_400) - time, DateText.write(day), at: path + "until", context)
            }
            for (number, hours) in occasion.hours.enumerated() where hours.until == minute {
                let whole = Banner.Hours(from: hours.from, until: .seconds(86_400))
                report(
                    .seconds(60), HoursText.write(whole), at: path + "hours" + .item(number),
                    context)
            }
        }
    }

    private static func report(
        _ rest: Time, _ end: String, at path: ValuePath, _ context: any RuleContext
    ) {
        context.report(
            rule,
            """
            the last `\(DurationText.write(rest))` of the day is left out, because an end is not \
            included
            """,
            at: path,
            remedies: [.write(.string(end), at: path, .likely)])
    }
}

import BannerCalendar

/// Not every month has a day 29, 30 or 31.
enum MonthWithoutDay {
    static let rule = Rule(
        "BK5029", "month-without-day", .advice, "a day that some months do not have",
        """
        A day is not moved: on the 31st nothing begins in a month of 30 days. The last day of each \
        month is `-1`.

              timeZone: Asia/Seoul
              items:
                - red
                - id: payday
            ✗     when: { monthDays: ⟦31⟧ }
            ✓     when: { monthDays: -1 }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        for (occasion, path) in banner.occasions
        where !occasion.monthDays.contains(Banner.MonthDays(first: -1, last: -1)) {
            let months = occasion.months.isEmpty ? Banner.Month.allCases : occasion.months
            // February has 28 days in most years.
            let shortest = months.map { Day.count(inMonth: $0.number, of: 2_023) }.min() ?? 31
            for (number, days) in occasion.monthDays.enumerated()
            where days.first == days.last && days.last > shortest {
                let place = path + "monthDays" + .item(number)
                context.report(
                    rule, "not every month has a day \(days.last)", at: place,
                    remedies: [.write(-1, at: place)])
            }
        }
    }
}

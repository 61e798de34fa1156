import Testing

/// Occasions that recur on days of the month, in months, and every so many weeks.
struct RecurringDatesTests {
    private static let pay = """
        name: pay
        timeZone: Europe/Berlin
        items:
          - house
          - { id: payday, when: { monthDays: -1 } }
          - { id: club, when: { days: fri, monthDays: -7--1, hours: 22:00-02:00 } }
          - { id: waste, when: { everyWeeks: { count: 2, from: 2026-01-07 }, days: tue } }
          - { id: advent, when: { months: dec, monthDays: 1-24 } }

        """

    @Test
    func
        `the last day, the last Friday's night, every second Tuesday and Advent are found in a calendar`()
        throws
    {
        let ran = try shell(
            "bannerkit calendar pay.banner.yaml --from 2026-11-24 --to 2026-12-31 -f table",
            files: ["pay.banner.yaml": RecurringDatesTests.pay])
        #expect(
            ran
                == Ran(
                    output: """
                        pay, 2026-11-24 00:00 to 2027-01-01 00:00, Europe/Berlin

                        item    openings  available  of the time  first             last until
                        house          1       38 d       100.0%  2026-11-24 00:00  2027-01-01 00:00
                        payday         2        2 d         5.3%  2026-11-30 00:00  2027-01-01 00:00
                        club           2        8 h         0.9%  2026-11-27 22:00  2026-12-26 02:00
                        waste          3        3 d         7.9%  2026-11-24 00:00  2026-12-23 00:00
                        advent         1       24 d        63.2%  2026-12-01 00:00  2026-12-25 00:00

                        no gap: something is always available

                        """))
    }

    @Test
    func
        `an iCalendar file describes what is always on, has each window whole, and names the banner`()
        throws
    {
        let ran = try shell(
            """
            bannerkit calendar pay.banner.yaml --from 2026-11-27 --to 2026-12-02 -f ics | tr -d '\\r' \
            | grep -E '^(DESC|X-WR|SUMMARY|DTSTART|DTEND)'
            """, files: ["pay.banner.yaml": RecurringDatesTests.pay])
        #expect(
            ran
                == Ran(
                    output: """
                        DESCRIPTION:always available in pay: house
                        X-WR-CALDESC:always available in pay: house
                        DTSTART:20261127T210000Z
                        DTEND:20261128T010000Z
                        SUMMARY:pay: club
                        DESCRIPTION:club in pay
                        DTSTART:20261129T230000Z
                        DTEND:20261130T230000Z
                        SUMMARY:pay: payday
                        DESCRIPTION:payday in pay
                        DTSTART:20261130T230000Z
                        DTEND:20261224T230000Z
                        SUMMARY:pay: advent
                        DESCRIPTION:advent in pay

                        """))
    }

    @Test func `the next change of a calendar that recurs can be years away`() throws {
        let ran = try shell(
            "bannerkit calendar . --at 2026-11-27 -f table",
            files: [
                "leap.banner.yaml": """
                name: leap
                items:
                  - house
                  - { id: leap-day, when: { months: feb, monthDays: 29, days: sun } }

                """
            ])
        #expect(
            ran
                == Ran(
                    output: """
                        banner  on     until             then             zone  file
                        leap    house  2032-02-29 00:00  house, leap-day  UTC   leap.banner.yaml

                        """))
    }

    @Test(arguments: [
        ("monthDays: 5-5", "error[BK3001]: `5-5` does not end after it begins", "write `5`"),
        ("monthDays: 24-1", "error[BK3001]: `24-1` does not end after it begins", "write `1-24`"),
        (
            "monthDays: -1-3", "error[BK3001]: `-1-3` counts from both ends of the month",
            "write two days of one sign, such as `24-31`"
        ),
        ("monthDays: 0", "error[BK3001]: there is no day `0`", "the last day of the month is `-1`"),
        (
            "monthDays: []", "error[BK2012]: `monthDays` is empty; expected at least 1",
            "write at least 1"
        ),
        ("months: March", "error[BK3002]: `March` is not a value of `months`", "write `mar`"),
        (
            "everyWeeks: { count: 2, from: 2026-01-05T10:00 }",
            "error[BK3020]: `2026-01-05T10:00` has a time of day",
            "write `2026-01-05`"
        ),
        (
            "everyWeeks: { count: 1, from: 2026-01-05 }",
            "error[BK3001]: `1` is out of range: `count` must be from 2 to 52",
            "the smallest is `2`"
        ),
        (
            "daysOfMonth: 5", "error[BK2001]: `daysOfMonth` is not a key of an occasion",
            "write `monthDays`"
        ),
        (
            "months: feb, monthDays: 30-31",
            "warning[BK5020]: no time fits all keys of this occasion",
            "its keys exclude each other: change one of them"
        ),
        ("monthDays: 31", "advice[BK5029]: not every month has a day 31", "write `-1`"),
        ("monthDays: 31, months: [jan, mar]", "", ""),
        ("monthDays: [31, -1]", "", ""),
    ])
    func `what is wrong with a recurring date is said with what to write`(
        occasion: String, finding: String, help: String
    ) throws {
        let ran = try shell(
            "bannerkit validate a.banner.yaml | grep -E '\\]: |= help' | cut -d ' ' -f 2-",
            files: [
                "a.banner.yaml":
                    "timeZone: Asia/Seoul\nitems: [house, { id: a, when: { \(occasion) } }]\n"
            ])
        let lines = ran.output.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines == (finding.isEmpty ? [] : [finding[...], "= help: \(help)"]))
    }
}

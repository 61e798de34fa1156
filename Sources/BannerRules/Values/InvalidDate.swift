import BannerCalendar

extension Rule {
    /// Text that is not a date, or a date that does not exist.
    package static let invalidDate = Rule(
        "BK3020", "invalid-date", .error, "text that is not a date",
        """
        A date is year-month-day, and can have a time of day: `2026-11-27`, `2026-11-27T06:00`, \
        `2026-11-27T06:00:30`. It is read on the clock of the banner's `timeZone`; with `Z` or an \
        offset such as `+09:00` it is an exact instant. `T24:00` is the end of the day. The years \
        are 2000 to 2399.

              timeZone: Asia/Seoul
              items:
                - red
                - id: sale
            ✗     when: { from: ⟦2026-11-31⟧ }
            ✓     when: { from: 2026-11-27 }
        """)
}

extension Rule {
    /// Text that is not a window of a day.
    package static let invalidHours = Rule(
        "BK3021", "invalid-hours", .error, "text that is not a window of a day",
        """
        A window is two times of day as `HH:MM`, joined by `-`: `06:00-10:30`. One that ends \
        before it begins ends on the next day: `22:00-02:00`. The last end is `24:00`.

              timeZone: Asia/Seoul
              items:
                - red
                - id: breakfast
            ✗     when: { hours: ⟦6-10⟧ }
            ✓     when: { hours: 06:00-10:00 }
        """)

    /// A window whose end equals its beginning.
    package static let equalEnds = Rule(
        "BK3022", "equal-ends", .error, "a window that ends when it begins",
        """
        A window whose ends are equal could mean no time at all or the whole day, so it is not \
        allowed. The whole day is `00:00-24:00`, which `hours` has by default.

              timeZone: Asia/Seoul
              items:
                - red
                - id: breakfast
            ✗     when: { hours: ⟦06:00-06:00⟧ }
            ✓     when: { hours: 06:00-07:00 }
        """)
}

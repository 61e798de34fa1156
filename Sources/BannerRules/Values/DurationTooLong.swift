extension Rule {
    /// A duration longer than a leap year.
    package static let durationTooLong = Rule(
        "BK3005", "duration-too-long", .error, "a duration of more than 366 days",
        """
        The limit is one leap year. Often the unit is missing: a number without a unit is in \
        seconds, not milliseconds.

              items: [red, orange]
            ✗ timer: ⟦9000h⟧
            ✓ timer: 9h
        """)

    /// A long duration without a unit; found only in files.
    package static let unitlessDuration = Rule(
        "BK3016", "bare-duration", .warning,
        "a number of 100 or more as a duration, without a unit",
        """
        A number without a unit is in seconds, but other carousels count in milliseconds: `timer: \
        5000` is 1h23m20s. From 100 on, write the unit: `5000ms` or `5s` for five seconds, `1h` \
        instead of `3600`.

        It is an error if the banner cannot be played with that many seconds.

              items: [red, orange]
            ✗ timer: ⟦5000⟧
            ✓ timer: 5000ms
        """)
}

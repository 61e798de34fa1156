extension Rule {
    /// A word that is not one of the key's values.
    package static let unknownWord = Rule(
        "BK3002", "unknown-word", .error, "a word that is not one of the key's values",
        """
        The key takes one of a fixed set of words, spelled exactly. The message suggests a similar \
        word or lists them all.

              items: [red, orange]
            ✗ paging: { loop: ⟦infinit⟧ }
            ✓ paging: { loop: infinite }
        """)

    /// Text that is not a duration.
    package static let durationSyntax = Rule(
        "BK3003", "duration-syntax", .error, "text that is not a duration",
        """
        A duration is a number and its unit, without a space: `2s`, `300ms`, `1.5s`, `2m`, `1h`, \
        `1m30s`. Each unit appears at most once, from the largest to the smallest, and only the \
        last number can have a fraction. A number without a unit is in seconds.

              items: [red, orange]
            ✗ timer: ⟦3 sec⟧
            ✓ timer: 3s
        """)

    /// A duration with a fraction of a microsecond.
    package static let durationTooFine = Rule(
        "BK3004", "duration-too-fine", .error, "a duration with a fraction of a microsecond",
        """
        Times are whole microseconds, so that nothing drifts: even the ten-millionth change is \
        exactly on time. Write at most three decimals with `ms`, or six with `s`.

              items: [red, orange]
            ✗ timer: ⟦2.0000001s⟧
            ✓ timer: 2.000001s
        """)

    /// Text that is not a colour.
    package static let invalidColor = Rule(
        "BK3006", "invalid-color", .error, "text that is not a colour",
        """
        A colour is `"#RGB"`, `"#RRGGBB"` or `"#RRGGBBAA"`, in quotes: without them `#` begins a \
        comment, and the key has no value.

              items:
                - id: red
            ✗     color: ⟦"red"⟧
            ✓     color: "#FF0000"
        """)

    /// A curve without its four numbers.
    package static let easingPoints = Rule(
        "BK3010", "easing-points", .error, "a curve that does not have four numbers",
        """
        A curve is a name or `[x1, y1, x2, y2]`: the two control points of a cubic Bézier from (0, \
        0) to (1, 1), as in CSS. `x1` and `x2` must be between 0 and 1.

              items: [red, orange]
            ✗ transition: { easing: ⟦[0.25, 0.1, 0.25]⟧ }
            ✓ transition: { easing: [0.25, 0.1, 0.25, 1] }
        """)
}

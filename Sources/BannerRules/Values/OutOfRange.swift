extension Rule {
    /// A number or a duration out of range.
    package static let outOfRange = Rule(
        "BK3001", "out-of-range", .error, "a number or a duration that is out of range",
        """
        The message names the range and the unit. Lengths are in points; durations are never \
        negative.

              items: [red, orange]
            ✗ layout: { cellWidthMultiplier: ⟦1.5⟧ }
            ✓ layout: { cellWidthMultiplier: 1 }
        """)
}

/// Faults in the distance between pages and in the length of drags.
extension Rule {
    /// Pages that are almost no distance apart.
    public static let strideTooSmall = Rule(
        "BK4012", "stride-too-small", .error, "less than 0.01 points from one page to the next",
        explanation: """
            From one page to the next the content moves by the width of a card, which is the viewport's `width` times \
            `cellWidthMultiplier`, plus the `spacing`. Nobody can see or drag less than 0.01 points, and positions are \
            measured in that distance.
            """,
        bad: """
            items: [red, orange]
            layout: { cellWidthMultiplier: ⟦0.00001⟧ }
            """,
        good: """
            items: [red, orange]
            layout: { cellWidthMultiplier: 0.00001, spacing: 20 }
            """)

    /// Drags that pass more pages than are computed.
    public static let tooManyPages = Rule(
        "BK4013", "too-many-pages", .error, "drags across more than 10 000 pages in a scenario",
        explanation: """
            Each card that a drag brings to the middle is computed as it grows and shrinks, so the drags of a scenario \
            can pass at most 10 000 pages in total, including those they pass after the release. If a drag passes \
            thousands, it is probably too long, or the cards are too narrow.
            """,
        bad: """
            items: [red, orange]
            layout: { cellWidthMultiplier: 0.1 }
            scenarios:
              - name: round and round
                duration: 9s
                inputs:
                  - { at: 1s, drag: { by: ⟦-999999⟧, over: 5s } }
            """,
        good: """
            items: [red, orange]
            layout: { cellWidthMultiplier: 0.1 }
            scenarios:
              - name: round and round
                duration: 9s
                inputs:
                  - { at: 1s, drag: { by: -99999, over: 5s } }
            """)
}

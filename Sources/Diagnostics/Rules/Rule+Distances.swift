/// What can be wrong with how far pages are apart and how far fingers move.
extension Rule {
    /// Pages that are hardly apart.
    public static let strideTooSmall = Rule(
        "BK4012", "stride-too-small", .error, "less than 0.01 points from one page to the next",
        explanation: """
            From one page to the next the content moves by the width of a card, which is the viewport's `width` times \
            `cellWidthMultiplier`, and the `spacing` after it. Less than 0.01 points is nothing that can be seen or \
            dragged, and positions are counted in that distance.
            """,
        bad: """
            items: [red, orange]
            layout: { cellWidthMultiplier: ⟦0.00001⟧ }
            """,
        good: """
            items: [red, orange]
            layout: { cellWidthMultiplier: 0.00001, spacing: 20 }
            """)

    /// Drags that pass more pages than are followed.
    public static let tooManyPages = Rule(
        "BK4013", "too-many-pages", .error, "drags that pass more than 10 000 pages in a scenario",
        explanation: """
            Every card that a finger brings into the middle is followed, as it grows and shrinks. The drags of a scenario may \
            pass 10 000 pages in all, the pages of their throws included; a drag that passes thousands is mostly meant to be \
            shorter, or the cards to be wider.
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

/// Two pages must be at least 0.01 points apart («What a banner means», Geometry).
enum StrideTooSmall {
    static let rule = Rule(
        "BK4012", "stride-too-small", .error, "less than 0.01 points from one page to the next",
        """
        From one page to the next the content moves by the width of a card, which is the \
        viewport's `width` times `cellWidthMultiplier`, plus the `spacing`; with `axis: vertical` \
        by its height. Nobody can see or drag less than 0.01 points, and positions are measured in \
        that distance.

              items: [red, orange]
            ✗ layout: { cellWidthMultiplier: ⟦0.00001⟧ }
            ✓ layout: { cellWidthMultiplier: 0.00001, spacing: 400 }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        let isVertical = banner.layout.axis == .vertical
        let (lengthKey, partKey) =
            isVertical ? ("height", "cellHeightMultiplier") : ("width", "cellWidthMultiplier")
        let length = isVertical ? banner.viewport.height : banner.viewport.width
        let part =
            isVertical ? banner.layout.cellHeightMultiplier : banner.layout.cellWidthMultiplier
        let spacing = banner.layout.spacing
        guard length * part + spacing < Banner.Layout.minStride else { return }
        let (window, card): (ValuePath, ValuePath) = (
            ["viewport", .key(lengthKey)], ["layout", .key(partKey)]
        )
        guard context.isValid(window, card, ["layout", "spacing"]) else { return }
        // If even a card as large as the viewport is too small, the viewport is reported.
        let isTooSmall = length + spacing < Banner.Layout.minStride
        let (path, other) = isTooSmall ? (window, card) : (card, window)
        let (key, otherKey) = isTooSmall ? (lengthKey, partKey) : (partKey, lengthKey)
        context.report(
            rule,
            """
            pages are less than 0.01 points apart: `\(lengthKey)` \(NumberText.exact(length)) \
            times `\(partKey)` \(NumberText.exact(part)), plus `spacing` \
            \(NumberText.exact(spacing))
            """,
            at: path, explanation: "write a larger `\(key)`, or `spacing: 0.01` or more",
            notes: context.isWritten(other) ? [("`\(otherKey)` is here" as Words, other)] : [])
    }
}

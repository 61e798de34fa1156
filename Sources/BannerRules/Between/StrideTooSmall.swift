import BannerDiagnostics
import BannerKit

/// Two pages are at least 0.01 points apart («What a banner means», Geometry).
enum StrideTooSmall: BannerRule {
    static let rule = Rule(
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

    static func check(_ banner: Banner, _ inspection: inout some Inspection) {
        let (width, part, spacing) = (
            banner.viewport.width, banner.layout.cellWidthMultiplier, banner.layout.spacing
        )
        guard width * part + spacing < Banner.Layout.leastStride else { return }
        let (window, card): (ValuePath, ValuePath) = (["viewport", "width"], ["layout", "cellWidthMultiplier"])
        guard inspection.trusts(window), inspection.trusts(card), inspection.trusts(["layout", "spacing"]) else {
            return
        }
        // The viewport is too narrow if even a card as wide as it is too narrow.
        let isTooNarrow = width + spacing < Banner.Layout.leastStride
        let (path, other) = isTooNarrow ? (window, card) : (card, window)
        let (key, otherKey) = isTooNarrow ? ("width", "cellWidthMultiplier") : ("cellWidthMultiplier", "width")
        let isOtherWritten = inspection.isWritten(other)
        inspection.report(
            rule,
            "pages are less than 0.01 points apart: `width` \(NumberText.exact(width)) times "
                + "`cellWidthMultiplier` \(NumberText.exact(part)), plus `spacing` \(NumberText.exact(spacing))",
            at: path, help: "write a larger `\(key)`, or `spacing: 0.01` or more",
            notes: isOtherWritten ? [Banner.Finding.Note("`\(otherKey)` is here", at: other)] : [])
    }
}

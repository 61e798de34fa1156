import BannerDiagnostics
import BannerKit
import BannerTree

extension BannerRule {
    /// Two pages are at least 0.01 points apart («What a banner means», Geometry).
    static let strideIsVisible = BannerRule { banner, reading in
        let (width, part, spacing) = (
            banner.viewport.width, banner.layout.cellWidthMultiplier, banner.layout.spacing
        )
        guard width * part + spacing < Banner.Layout.leastStride else { return }
        guard reading.trusts("viewport", "width"), reading.trusts("layout", "cellWidthMultiplier"),
            reading.trusts("layout", "spacing")
        else { return }
        reading.strideTooSmall(width, part, spacing)
    }

    /// Whether the viewport is so narrow that no card in it is wide enough.
    fileprivate static func isTooNarrow(_ width: Double, _ spacing: Double) -> Bool {
        width + spacing < Banner.Layout.leastStride
    }
}

extension Reading {
    fileprivate mutating func strideTooSmall(_ width: Double, _ part: Double, _ spacing: Double) {
        let isTooNarrow = BannerRule.isTooNarrow(width, spacing)
        let (window, card) = (place("viewport", "width"), place("layout", "cellWidthMultiplier"))
        let node = isTooNarrow ? window : card
        let other = isTooNarrow ? card : window
        fault(
            .strideTooSmall,
            "pages are less than 0.01 points apart: `width` \(JSON.text(width)) times "
                + "`cellWidthMultiplier` \(JSON.text(part)), plus `spacing` \(JSON.text(spacing))",
            at: node,
            help: "write a larger `\(isTooNarrow ? "width" : "cellWidthMultiplier")`, or `spacing: 0.01` or more",
            notes: other.kind == .scalar
                ? [Note("`\(isTooNarrow ? "cellWidthMultiplier" : "width")` is here", at: other.range)] : [])
    }
}

/// A picture needs a text alternative for people who cannot see it (WCAG 1.1.1); one finding per
/// banner.
enum ImageWithoutAlt {
    static let rule = Rule(
        "BK5006", "image-without-alt", .advice, "an image without `alt`",
        """
        WCAG 1.1.1 (Non-text Content): an image needs a text alternative for people who cannot see \
        it. Screen readers read `alt` aloud; an empty `alt` marks the image as decoration. Only \
        the first such image is reported.

              items:
                - id: red
                  image: ⟦images/red.png⟧
            ✓     alt: A red square
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        let items = banner.items
        let silent = items.indices.filter { items[$0].image != nil && items[$0].alt == nil }
        guard let first = silent.first else { return }
        context.report(
            rule, "this image has no text for screen readers",
            at: ["items", .item(first), "image"],
            explanation:
                "describe it with `alt`, which is empty for an image that is only decoration",
            notes: RuleFinding.others(silent.count - 1))
    }
}

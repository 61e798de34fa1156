/// An indicator that is drawn wider than its window, or too small to see («What a banner means»,
/// Indicators).
enum IndicatorDoesNotFit {
    static let rule = Rule(
        "BK5030", "indicator-does-not-fit", .advice, "an indicator that does not fit its viewport",
        """
        A row of dots or a bar that is wider than the viewport is cut off at the edges. Segments \
        of a `timerBar` that are less than 2 points wide are too small to tell apart, and a thumb \
        that is longer than its track covers all of it. More than ten equal dots have advice of \
        their own. Parts for each page are not judged in a banner with dates, which shows fewer \
        items at once.

              items: [a, b, c, d, e, f, g, h]
            ✗ indicator: { style: ⟦dots⟧, size: 50 }
            ✓ indicator: { style: dots, size: 20 }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        let (count, style) = (banner.items.count, banner.indicator.style)
        let shapes = banner.indicatorShapes(on: count / 2)
        guard let first = shapes.first?.frame else { return }
        let window = banner.viewport.width
        switch banner.indicator {
        case .absent, .fraction: break
        case .progressBar:
            report("this bar", first.width, over: window, "viewport", at: "width", context)
        case .scrollBar(let bar):
            report("this track", first.width, over: window, "viewport", at: "track", context)
            let pages = if case .widths = bar.thumb { 0..<count } else { 0..<1 }
            let thumb = pages.map { banner.indicatorShapes(on: $0)[1].frame.width }.max() ?? 0
            report("this thumb", thumb, over: first.width, "track", at: "thumb", context)
        case .timerBar, .dots, .pill, .scalingDots:
            guard !banner.hasCalendar, style != .dots || count <= TooManyDots.most else { return }
            let end = shapes.map { $0.frame.x + $0.frame.width }.max() ?? 0
            let extent = end - (shapes.map(\.frame.x).min() ?? 0)
            // Of a row that is much wider than the viewport not all parts are drawn.
            let isRow = style == .dots || style == .pill
            guard
                style == .timerBar
                    ? first.width < minSegment
                    : isRow && shapes.count < count || extent > window + tolerance
            else { return }
            banner.report(
                rule,
                style == .timerBar
                    ? "a segment for each of \(count) pages is less than 2 points wide"
                    : "an indicator of \(count) pages is wider than the viewport",
                fitting: ["progressBar", "fraction"],
                explanation: "make its parts smaller, or use `progressBar` or `fraction`", context)
        }
    }

    /// The width below which a segment is too small to see, in points.
    private static let minSegment = 2.0
    /// The tolerance for sums of widths, in points.
    private static let tolerance = 0.01

    private static func report(
        _ part: String, _ length: Double, over room: Double, _ whole: String,
        at key: ValuePath.Step, _ context: any RuleContext
    ) {
        guard length > room + tolerance else { return }
        let path: ValuePath = ["indicator", key]
        context.report(
            rule,
            """
            \(part) is longer than the \(whole), which is \(NumberText.exact(room)) points wide
            """,
            at: path,
            remedies: [key == "thumb" ? .write("auto", at: path) : .remove(path)])
    }
}

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
        let (count, window) = (banner.pageCount, banner.viewport.width)
        let card = window * banner.layout.cellWidthMultiplier
        switch banner.indicator {
        case .progressBar(let bar):
            report("this bar", bar.width ?? 0, over: window, "viewport", at: "width", context)
        case .scrollBar(let bar):
            report("this track", bar.track ?? 0, over: window, "viewport", at: "track", context)
            let thumb: Double =
                switch bar.thumb {
                case .width(let width): width
                case .widths(let widths): widths.max() ?? 0
                case .auto: 0
                }
            report("this thumb", thumb, over: bar.track ?? card, "track", at: "thumb", context)
        case .dots where count > TooManyDots.most: break
        case .timerBar(let bar):
            let segment = bar.segmentWidth(count: count, cellWidth: card)
            guard segment < minSegment, !banner.hasCalendar else { return }
            banner.reportParts(
                "a segment for each of \(count) pages is less than 2 points wide", context)
        // Every other style, so that a new one needs only its length.
        default:
            guard let length = banner.indicator.rowLength(count: count),
                length > window + tolerance,
                !banner.hasCalendar
            else { return }
            banner.reportParts("an indicator of \(count) pages is wider than the viewport", context)
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

extension Banner {
    fileprivate func reportParts(_ message: Words, _ context: any RuleContext) {
        report(
            IndicatorDoesNotFit.rule, message, fitting: ["progressBar", "fraction"],
            explanation: "make its parts smaller, or use `progressBar` or `fraction`", context)
    }
}

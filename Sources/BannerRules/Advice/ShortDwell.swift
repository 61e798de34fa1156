/// A page is shown for at least two seconds; one finding per banner.
enum ShortDwell: BannerRule {
    static let rule = Rule(
        "BK5008", "short-dwell", .advice, "a page that is shown for less than two seconds",
        """
        A viewer needs about two seconds to notice a new page, see what it shows and tap it. On a faster banner, \
        people tap on a page that has just been replaced.

              items: [red, orange]
            ✗ timer: ⟦1.5s⟧
            ✓ timer: 2s
        """)

    private static let least = Time.seconds(2)

    static func check(_ banner: Banner, _ inspection: inout some Inspection) {
        // Flashes have already been reported.
        guard let timer = banner.timer, banner.items.count > 1, ChangesTooFast.flashingPage(of: banner) == nil else {
            return
        }
        let usesInterval = timer.interval < least && banner.items.contains { $0.duration == nil }
        let short = banner.items.firstIndex { $0.duration.map { $0 < least } ?? false }
        guard usesInterval || short != nil else { return }
        let dwell = usesInterval ? timer.interval : short.flatMap { banner.items[$0].duration } ?? timer.interval
        inspection.report(
            rule, "`\(DurationText.write(dwell))` is too short to see a page and react",
            at: usesInterval ? ["timer", "interval"] : ["items", .item(short ?? 0), "duration"],
            remedies: [remedy(banner)])
    }

    /// Two seconds for each page that has less.
    static func remedy(_ banner: Banner) -> RuleRemedy {
        let short = banner.paths(to: "duration") { $0.duration.map { $0 < least } ?? false }
        let interval: [ValuePath] = banner.timer.map { $0.interval < least } ?? false ? [["timer", "interval"]] : []
        return RuleRemedy("show each page for `2s`", (interval + short).map { .write("2s", at: $0) })
    }
}

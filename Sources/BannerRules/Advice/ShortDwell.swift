/// A page should be shown for at least two seconds; one finding per banner.
enum ShortDwell {
    static let rule = Rule(
        "BK5008", "short-dwell", .advice, "a page that is shown for less than two seconds",
        """
        A viewer needs about two seconds to notice a new page, see what it shows and tap it. On a \
        faster banner, people tap on a page that has just been replaced.

              items: [red, orange]
            ✗ timer: ⟦1.5s⟧
            ✓ timer: 2s
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        // Flashes have already been reported.
        guard banner.turningTimer != nil, banner.items.count > 1,
            let (path, dwell) = short(banner).first,
            ChangesTooFast.flashingPage(of: banner) == nil
        else { return }
        context.report(
            rule, "`\(DurationText.write(dwell))` is too short to see a page and react", at: path,
            remedies: [remedy(banner)])
    }

    /// The remedy that writes two seconds for each shorter dwell.
    static func remedy(_ banner: Banner) -> RuleRemedy {
        let short = short(banner)
        return RuleRemedy(
            short.count > 1 ? "write `2s` for every shorter `interval` and `duration`" : nil,
            short.map { .write("2s", at: $0.path) })
    }

    /// The dwells that are too short.
    private static func short(_ banner: Banner) -> [(path: ValuePath, dwell: Time)] {
        let (items, enough) = (banner.items, Time.seconds(2))
        var short: [(path: ValuePath, dwell: Time)] = []
        if let interval = banner.timer?.interval, interval < enough,
            items.contains(where: { $0.duration == nil })
        {
            short.append((["timer", "interval"], interval))
        }
        for number in items.indices {
            guard let duration = items[number].duration, duration < enough else { continue }
            short.append((["items", .item(number), "duration"], duration))
        }
        return short
    }
}

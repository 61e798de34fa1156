import BannerCalendar

/// Items and banners that have ended by the date of the check.
enum Over {
    static let rule = Rule(
        "BK5028", "over", .advice, "an item or a banner that has ended",
        """
        Only with `--as-of DATE`: the item is not available on that date or later, so it can be \
        removed. bannerkit never uses today's date.
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard let text = context.asOf, banner.hasCalendar, let date = try? DateText.read(text),
            context.isValid(["timeZone"]), let zone = context.zone(of: banner)
        else { return }
        let instant = date.instant(in: zone)
        let over = banner.items.indices.filter { number in
            guard case .anyOf(let occasions)? = banner.items[number].when else { return false }
            return !occasions.contains { BannerCalendar.everHolds($0, from: instant, in: zone) }
        }
        let others = banner.items.contains { $0.when == .otherwise }
        guard over.count < banner.items.count || others else {
            return context.report(
                rule, "the banner has ended by \(text): no item will be available", at: ["items"],
                explanation: "remove the file, or give its items new dates")
        }
        for number in over {
            context.report(
                rule, "`\(banner.items[number].id)` has ended by \(text)",
                at: ["items", .item(number), "when"],
                // Removing an item changes the numbers of pages, and breaks references to its id.
                remedies: banner.scenarios.isEmpty && banner.paging.startPage == 0
                    ? [
                        RuleRemedy(
                            "remove the item `\(banner.items[number].id)`",
                            [.remove(["items", .item(number)])])
                    ]
                    : [],
                explanation: "remove the item, or give it new dates")
        }
    }
}

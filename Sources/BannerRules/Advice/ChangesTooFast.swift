/// There are at most three changes within one second (WCAG 2.3.1).
enum ChangesTooFast {
    static let rule = Rule(
        "BK5002", "changes-too-fast", .advice, "more than three changes within one second",
        """
        WCAG 2.3.1 (Three Flashes): nothing may flash more than three times within one second, \
        because that can cause seizures. Bright pages that change that fast are flashes.

              items: [red, orange]
            ✗ timer: ⟦300ms⟧
            ✓ timer: 3s
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard let page = flashingPage(of: banner) else { return }
        context.report(
            rule, "there are more than three changes within one second",
            at: banner.items[page].duration == nil
                ? ["timer", "interval"] : ["items", .item(page), "duration"],
            remedies: [ShortDwell.remedy(banner)])
    }

    /// The first page at which four changes within one second begin; `nil` if there is none.
    static func flashingPage(of banner: Banner) -> Int? {
        guard let timer = banner.turningTimer, banner.items.count > 1 else { return nil }
        let transition = timer.countsFrom == .settle ? banner.transition.duration : .zero
        // A cheap filter: of the three dwells between four changes, at least one is shorter than a
        // third of a second.
        let limit = Time(microseconds: 333_333)
        guard
            timer.interval + transition <= limit
                || banner.items.contains(where: { item in
                    item.duration.map { $0 + transition <= limit } ?? false
                })
        else { return nil }
        let rotation = banner.rotation
        let (pages, turns) = (rotation?.pages ?? Array(banner.items.indices), rotation?.turns)
        let dwells = pages.indices.map { showing in
            (banner.items[pages[showing]].duration ?? timer.interval) * Int64(turns?[showing] ?? 1)
                + transition
        }
        let isRound = banner.paging.loop != .never
        return dwells.indices.first { showing in
            (isRound || showing + 3 < dwells.count)
                && (0..<3).reduce(.zero) { $0 + dwells[(showing + $1) % dwells.count] }
                    < .seconds(1)
        }.map { pages[$0] }
    }
}

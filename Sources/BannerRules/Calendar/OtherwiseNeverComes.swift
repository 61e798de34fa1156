import BannerCalendar

/// An item with `otherwise` needs a time in which no other item is available.
enum OtherwiseNeverComes {
    static let rule = Rule(
        "BK5021", "otherwise-never-comes", .warning, "an `otherwise` item that is never shown",
        """
        An item with `when: otherwise` is available only while no other item is. If something else \
        is always available, it is never shown.

            ✓ timeZone: Asia/Seoul
              items:
            ✗   - red
            ✓   - id: red
            ✓     when: { from: 2026-11-27, until: 2026-11-29 }
                - id: house
                  when: ⟦otherwise⟧
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        let others = banner.items.indices.filter { banner.items[$0].when == .otherwise }
        guard !others.isEmpty, let calendar = context.calendar(of: banner) else { return }
        let always = banner.items.first { $0.when == nil }
        guard always != nil || !CalendarOverview(calendar).hasOtherwise else { return }
        let rival =
            always.map { "`\($0.id)` is always available" } ?? "something else is always available"
        for number in others {
            context.report(
                rule, "`\(banner.items[number].id)` is never shown: \(rival)",
                at: ["items", .item(number), "when"],

                remedies: [.remove(["items", .item(number), "when"])])
        }
    }
}

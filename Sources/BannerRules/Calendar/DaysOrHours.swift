/// Days in one occasion and hours in another are alternatives, not a combination.
enum DaysOrHours {
    static let rule = Rule(
        "BK5026", "days-or-hours", .advice, "`days` in one occasion, and `hours` in another",
        """
        A list of occasions holds when one of them does: with `days` in one and `hours` in \
        another, the item is available on those days at any hour, and in those hours on any day. \
        In one occasion both must hold.

              timeZone: Asia/Seoul
              items:
                - red
                - id: lunch
            ✗     ⟦when⟧: [{ days: [mon, tue] }, { hours: 11:00-14:00 }]
            ✓     when: { days: [mon, tue], hours: 11:00-14:00 }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        for number in banner.items.indices {
            // By its number: each item would be copied.
            guard case .anyOf(let occasions)? = banner.items[number].when, occasions.count > 1
            else { continue }
            let undated = occasions.filter { $0.from == nil && $0.until == nil }
            guard undated.contains(where: { !$0.days.isEmpty && $0.hours.isEmpty }),
                undated.contains(where: { $0.days.isEmpty && !$0.hours.isEmpty })
            else { continue }
            let id = banner.items[number].id
            context.report(
                rule,
                "`\(id)` is available on those days at any hour, and in those hours on any day",
                at: ["items", .item(number), "when"],
                explanation: "write both in one occasion: `{ days: …, hours: … }`"
            )
        }
    }
}

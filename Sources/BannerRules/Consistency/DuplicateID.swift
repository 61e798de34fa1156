/// The ids of items must be unique.
enum DuplicateID {
    static let rule = Rule(
        "BK4001", "duplicate-id", .error, "two items with the same id",
        """
        Scenarios, events and reports refer to an item by its id, so every id must be unique.

            ✗ items: [red, orange, ⟦red⟧]
            ✓ items: [red, orange, dark-red]
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        context.reportDuplicates(
            of: banner.items.count, { banner.items[$0].id }, at: { ["items", .item($0), "id"] },
            rule,
            { "two items have the id `\($0)`" }, numberedWith: "-")
    }
}

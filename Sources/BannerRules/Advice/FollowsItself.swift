/// An item with more than half of the turns is shown several times in a row («What a banner means»,
/// Rotation).
enum FollowsItself {
    static let rule = Rule(
        "BK5016", "follows-itself", .advice, "an item with more than half of the turns",
        """
        An item with more than half of the turns of a pass must follow itself: viewers see it \
        stay, sometimes for one turn and sometimes for several. With two items a longer `duration` \
        says the same, and how long it stays.

              timer: 10s
              transition: { effect: fade }
              items:
            ✗   - { id: red, weight: ⟦4⟧ }
            ✓   - { id: red, weight: 3 }
                - orange
                - yellow
                - green
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard banner.timer != nil, banner.hasWeights else { return }
        let (weights, slots) = Rotation.divided(banner.weights)
        // Beside an item that is always available it is not alone; what else is available only
        // takes turns away from it.
        guard let item = weights.firstIndex(where: { 2 * $0 > slots }),
            banner.items.contains(where: { $0.when == nil })
        else { return }
        // The sum of the other items' turns.
        let weight = banner.weights.reduce(-banner.weights[item], +)
        let path: ValuePath = ["items", .item(item), "weight"]
        context.report(
            rule,
            """
            `\(banner.items[item].id)` has \(banner.hasCalendar ? "at least " : "")\
            \(weights[item]) of \(slots) turns, so it follows itself
            """,
            at: path,
            remedies: weights.count == 2 || banner.hasCalendar
                ? [] : [.write(.number(weight), at: path)],
            explanation: "write a longer `duration` instead")
    }
}

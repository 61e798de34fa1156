/// A weight has an effect only if a timer turns the pages of several items («What a banner means»,
/// Rotation).
enum WeightWithoutEffect {
    static let rule = Rule(
        "BK5015", "weight-without-effect", .warning,
        "a `weight` without a timer, or of a single item",
        """
        A `weight` is how many turns the timer gives an item in a pass. Without a timer there are \
        no turns, and a single item has them all. Only the first such item is reported.

              items:
                - id: red
                  weight: ⟦2⟧
                - orange
                - yellow
            ✓ timer: 10s
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        let useless = banner.pathsToWeights
        guard banner.timer == nil || banner.items.count == 1, let first = useless.first else {
            return
        }
        context.report(
            rule,
            banner.items.count == 1
                ? "a single item has every turn, so this has no effect"
                : "without a timer no page changes by itself, so no item comes more often",
            at: first,
            remedies: banner.newTimer(.seconds(10)) + [.remove(useless)],
            notes: RuleFinding.others(useless.count - 1))
    }
}

extension Banner {
    /// The first item whose weight is not the default.
    var firstWeight: Int? { items.firstIndex { $0.weight != 1 } }

    /// The weights that are not the default.
    var pathsToWeights: [ValuePath] { paths(to: "weight") { $0.weight != 1 } }

    /// Whether the weights differ.
    var weightsDiffer: Bool { items.contains { $0.weight != items[0].weight } }
}

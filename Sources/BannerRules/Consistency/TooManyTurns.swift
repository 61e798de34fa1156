/// A pass can have at most 100 000 turns («What a banner means», Rotation).
enum TooManyTurns {
    static let rule = Rule(
        "BK4021", "too-many-turns", .error, "more than 100 000 turns in a pass",
        """
        Weights without a common divisor are how many turns each item has in a pass. A pass can \
        have at most 100 000 turns. Write smaller weights with about the same proportions, such as \
        3 and 1 instead of 997 and 331.
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard let item = banner.firstWeight, banner.weightsDiffer else { return }
        let turns = Rotation.divided(banner.weights).slots
        guard turns > Rotation.maxSlots else { return }
        for number in banner.items.indices
        where !context.isValid(["items", .item(number), "weight"]) { return }
        context.report(
            rule, "a pass has \(NumberText.grouped(Double(turns))) turns; the limit is 100 000",
            at: ["items", .item(item), "weight"],
            explanation: "write smaller weights with about the same proportions")
    }
}

/// Only a banner that ends can finish («What a banner means», The end).
enum FinishWithoutEnd {
    static let rule = Rule(
        "BK4022", "finish-without-end", .error, "`atEnd: finish` for a banner that does not end",
        """
        With `atEnd: finish` the last page keeps its time, and then the timer stops with the event \
        `finished`. For that the banner must end on a page: with `loop: none` or one item, and \
        without `cycles`.

              items: [red, orange]
            ✗ timer: { interval: 3s, atEnd: ⟦finish⟧ }
            ✓ paging: { loop: none }
            ✓ timer: { interval: 3s, atEnd: finish }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard let timer = banner.turningTimer, timer.atEnd == .finish else { return }
        let (end, cycles): (ValuePath, ValuePath) = (["timer", "atEnd"], ["timer", "cycles"])
        let hasEnd = banner.paging.loop == .never || banner.items.count == 1
        if timer.cycles != nil {
            context.report(
                rule, "`atEnd: finish` cannot be combined with `cycles`", at: end,
                remedies: [.remove(end)] + (hasEnd ? [.remove(cycles)] : []),
                notes: [("the timer stops after these passes", cycles)])
        } else if !hasEnd {
            context.report(
                rule, "`atEnd: finish` needs a banner that ends on its last page", at: end,
                remedies: [.remove(end)]
                    + banner.remedy(.write("none", at: ["paging", "loop"])) {
                        $0.paging.loop = .never
                    })
        }
    }
}

/// Different weights need a timer that turns forward, and a banner that does not end («What a
/// banner means», Rotation).
enum WeightsWithoutRound {
    static let rule = Rule(
        "BK4019", "weights-without-round", .error, "different weights without a loop, or backward",
        """
        With different weights some items come more often than others. With `loop: none` no item \
        comes twice, and `direction: backward` cannot be combined with different weights.

              timer: 10s
              transition: { effect: fade }
            ✗ paging: { loop: none }
            ✓ paging: { loop: rewind }
              items:
                - { id: red, weight: ⟦2⟧ }
                - orange
                - yellow
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        let isBackward = banner.timer?.direction == .backward
        guard isBackward || banner.paging.loop == .never, let item = banner.firstWeight,
            banner.weightsDiffer
        else {
            return
        }
        context.report(
            rule,
            """
            items with different weights cannot \
            \(isBackward ? "go backward" : "end on the last page")
            """,
            at: ["items", .item(item), "weight"],
            beside: isBackward ? ["timer", "direction"] : ["paging", "loop"],
            isBackward ? "the timer goes backward" : "`none` ends the banner on its last page",
            remedies: (isBackward ? [] : banner.endless) + [.remove(banner.pathsToWeights)])
    }
}

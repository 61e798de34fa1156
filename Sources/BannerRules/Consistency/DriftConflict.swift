/// Content that drifts scrolls freely in an endless row of equal items («What a banner means»,
/// Drift).
enum DriftConflict {
    static let rule = Rule(
        "BK4026", "drift-conflict", .error, "`drift` with a value that contradicts it",
        """
        Content that drifts moves all the time and never comes to a page. So it needs `snap: \
        none`, pages of one card, the loop `infinite`, cards that slide, and items of equal \
        weight. It has no end to finish at, and for viewers who asked for less motion it stands.

              items: [red, orange, yellow]
            ✗ timer: { drift: ⟦40⟧ }
            ✓ timer: { drift: 40 }
            ✓ paging: { snap: none }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard let timer = banner.timer, timer.drift != nil else { return }
        let paging = banner.paging
        let conflicts: [(fault: Bool, String, ValuePath, RuleRemedy)] = [
            (
                paging.snap != .free, "`snap: page`", ["paging", "snap"],
                .write(
                    "none", at: ["paging", "snap"],
                    context.isWritten(["paging", "snap"]) ? .possible : .likely)
            ),
            (
                paging.loop != .infinite, "a row that ends", ["paging", "loop"],
                .write("infinite", at: ["paging", "loop"])
            ),
            (
                paging.group != .cards(1), "`group`", ["paging", "group"],
                .remove(["paging", "group"])
            ),
            (
                banner.transition.effect == .fade, "`effect: fade`", ["transition", "effect"],
                .remove(["transition", "effect"])
            ),
            (
                banner.weightsDiffer, "different weights",
                ["items", .item(banner.firstWeight ?? 0), "weight"],
                .remove(banner.pathsToWeights)
            ),
            (
                timer.whenReduced == .keep, "`whenReduced: keep`", ["timer", "whenReduced"],
                .remove(["timer", "whenReduced"])
            ),
            (
                timer.atEnd == .finish, "`atEnd: finish`", ["timer", "atEnd"],
                .remove(["timer", "atEnd"])
            ),
        ]
        // Differing weights are a conflict, whatever other rules say of them.
        let found = conflicts.filter { $0.fault && (banner.weightsDiffer || context.isValid($0.2)) }
        guard !found.isEmpty, context.isValid(["timer", "drift"]) else { return }
        let here: Words = "it is here"
        context.report(
            rule, "`drift` cannot be combined with \(found.map(\.1).joined(separator: " and "))",
            at: ["timer", "drift"], remedies: resolved(banner, .all(found.map(\.3))),
            notes: found.filter { context.isWritten($0.2) }.map { (here, $0.2) })
    }

    private static func resolved(_ banner: Banner, _ remedy: RuleRemedy) -> [RuleRemedy] {
        banner.remedy(remedy) {
            $0.paging.snap = .free
            $0.paging.loop = .infinite
            $0.paging.group = .cards(1)
            $0.transition.effect = .slide
            for number in $0.items.indices { $0.items[number].weight = 1 }
        }
    }
}

extension Banner {
    /// The remedy that lets content snap to pages, unless it drifts.
    var snapping: [RuleRemedy] {
        timer?.drift == nil ? [.remove(["paging", "snap"])] : []
    }
}

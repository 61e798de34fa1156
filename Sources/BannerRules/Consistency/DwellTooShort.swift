/// A page's dwell must be at least as long as the transition; otherwise the banner never rests
/// («What a banner means», Timer).
enum DwellTooShort {
    static let rule = Rule(
        "BK4004", "dwell-too-short", .error,
        "a page is shown for less time than its transition takes",
        """
        Counted from the change, a page's time includes the transition to it. If it is shorter \
        than the transition, the next change comes before the content settles, and the banner \
        never stops moving. Show the page longer, shorten the transition, or count from `settle`, \
        which adds the transition to each page's time.

              items: [red, orange]
            ✗ timer: ⟦2s⟧
            ✓ timer: { interval: 2s, countsFrom: settle }
              transition: 2.5s
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard let timer = banner.turningTimer, timer.countsFrom == .change else { return }
        let transition = banner.transition.duration
        for number in banner.items.indices {
            guard let dwell = banner.items[number].duration, dwell < transition else { continue }
            report(
                "this page", dwell, transition, at: ["items", .item(number), "duration"], context)
        }
        if timer.interval < transition && banner.items.contains(where: { $0.duration == nil }) {
            report("a page", timer.interval, transition, at: ["timer", "interval"], context)
        }
    }

    private static func report(
        _ page: String, _ dwell: Time, _ transition: Time, at path: ValuePath,
        _ context: any RuleContext
    ) {
        let (moves, counts): (ValuePath, ValuePath) = (
            ["transition", "duration"], ["timer", "countsFrom"]
        )
        guard context.isValid(path, counts, moves) else { return }
        let (short, long) = (DurationText.write(dwell), DurationText.write(transition))
        let isDefault = !context.isWritten(moves, orShort: true)
        var notes: [RuleFinding.Note] = [
            isDefault
                ? ("by default a transition takes `\(long)`", nil)
                : ("the transition takes `\(long)`", moves)
        ]
        if context.isWritten(counts) {
            notes.append(("a page's time is counted from the change", counts))
        }
        context.report(
            rule, "\(page) is shown for `\(short)`, but its transition takes `\(long)`", at: path,
            remedies: [
                .write(transition, at: path), .write("settle", at: counts),
                .write(
                    dwell, at: moves, .possible, "shorten the transition's `duration` to `\(short)`"
                ),
            ], notes: notes)
    }
}

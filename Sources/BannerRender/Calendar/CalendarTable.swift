/// A plan as a table: the openings of each item, their total time, and the gaps.
package struct CalendarTable {
    private let plan: CalendarBanner

    /// The maximum number of listed gaps.
    private let maxGaps: Int

    /// The table of a plan; on a terminal, only the first gaps are listed.
    package init(_ plan: CalendarBanner, isOnScreen: Bool = false) {
        self.plan = plan
        maxGaps = isOnScreen ? 20 : .max
    }

    /// The totals for an item, or for the gaps.
    private struct Tally {
        var count = 0
        var seconds: Int64 = 0
        var first, last, longest: Opening?

        mutating func add(_ opening: Opening) {
            count += 1
            seconds += opening.seconds
            first = first ?? opening
            last = opening
            if opening.seconds > longest?.seconds ?? 0 { longest = opening }
        }
    }

    /// Appends the table.
    package func append(to text: inout [UInt8]) {
        var tallies = [Tally](repeating: Tally(), count: plan.banner.items.count)
        var nothing = Tally()
        var gaps = Columns([.left, .left, .right])
        plan.calendar.forEachOpening(from: plan.from, to: plan.to) { opening in
            if let item = opening.item { return tallies[item].add(opening) }
            nothing.add(opening)
            guard nothing.count <= maxGaps else { return }
            gaps.add([
                "  \(plan.local(opening.from))", "to \(plan.local(opening.until))",
                Length.words(opening.seconds),
            ])
        }
        text.append("\(plan.title)\n\n")
        var table = Columns([.left, .right, .right, .right, .left, .left])
        table.add(["item", "openings", "available", "of the time", "first", "last until"])
        for item in plan.shown {
            let tally = tallies[item]
            table.add([
                plan.banner.items[item].id, "\(tally.count)", Length.words(tally.seconds),
                "\(Share(.seconds(tally.seconds), of: .seconds(plan.to - plan.from)).percent)%",
                tally.first.map { plan.local($0.from) } ?? "never",
                tally.last.map { plan.local($0.until) } ?? "",
            ])
        }
        table.append(to: &text)
        let count = nothing.count
        guard let longest = nothing.longest else {
            return text.append("\nno gap: something is always available\n")
        }
        text.append(
            "\n\(count.of("gap")) without any item, \(Length.words(nothing.seconds)) in all")
        if count > 1 {
            text.append(
                ", the longest \(Length.words(longest.seconds)) from \(plan.local(longest.from))")
        }
        text.append("\n")
        gaps.append(to: &text)
        if count > maxGaps {
            text.append("  and \(count - maxGaps) more: `-f table -o FILE` writes them all\n")
        }
    }
}

import BannerCalendar
import BannerKit

/// A plan as a table: how often each item opens, for how long, and the times in which nothing is available.
package struct PlanTable: Sendable {
    private let plan: PlannedBanner

    /// The largest number of gaps that are listed.
    private let mostGaps: Int

    /// The table of a plan; on a screen only the first of many gaps are listed.
    package init(_ plan: PlannedBanner, isOnScreen: Bool = false) {
        self.plan = plan
        mostGaps = isOnScreen ? 20 : .max
    }

    /// What is added up for an item.
    private struct Tally {
        var count = 0
        var seconds: Int64 = 0
        var first, last: Instant?
    }

    /// Appends the table.
    package func append(to text: inout [UInt8]) {
        var tallies = plan.banner.items.map { _ in Tally() }
        plan.forEachOpening { opening in
            tallies[opening.item].count += 1
            tallies[opening.item].seconds += opening.seconds
            tallies[opening.item].first = tallies[opening.item].first ?? opening.from
            tallies[opening.item].last = opening.until
        }
        let whole = plan.to - plan.from
        text.append("\(plan.banner.name), \(local(plan.from)) to \(local(plan.to)), \(plan.zoneID)\n\n")
        var table = Columns([.left, .right, .right, .right, .left, .left])
        table.add(["item", "openings", "available", "share", "first", "last until"])
        for (item, tally) in zip(plan.banner.items, tallies) {
            table.add([
                item.id, "\(tally.count)", Length.words(tally.seconds),
                "\(Share(.seconds(tally.seconds), of: .seconds(whole)).percent)%", tally.first.map(local) ?? "never",
                tally.last.map(local) ?? "",
            ])
        }
        table.append(to: &text)
        appendGaps(to: &text)
    }

    private func appendGaps(to text: inout [UInt8]) {
        var count = 0
        var seconds: Int64 = 0
        var longest: Periods.Period?
        var table = Columns([.left, .left, .right])
        plan.forEachGap { gap in
            count += 1
            seconds += gap.seconds
            if gap.seconds > longest?.seconds ?? 0 { longest = gap }
            if count <= mostGaps {
                table.add(["  \(local(gap.from))", "to \(local(gap.until))", Length.words(gap.seconds)])
            }
        }
        guard let longest else {
            text.append("\nno gap: something is always available\n")
            return
        }
        text.append("\n\(count) \(count == 1 ? "gap" : "gaps") without any item, \(Length.words(seconds)) in all")
        if count > 1 {
            text.append(", the longest \(Length.words(longest.seconds)) from \(local(longest.from))")
        }
        text.append("\n")
        table.append(to: &text)
        if count > mostGaps { text.append("  and \(count - mostGaps) more: `-f table -o FILE` writes them all\n") }
    }

    /// A time on the clock: `2026-11-27 06:00`, with its offset near a change of the clock.
    private func local(_ instant: Instant) -> String {
        let zone = plan.calendar.zone
        let clock = zone.clock(at: instant)
        let second = clock.secondOfDay % 60
        let text =
            "\(clock.dayShown.text) \(clock.timeText)" + (second == 0 ? "" : ":\(second < 10 ? "0" : "")\(second)")
        guard case .twice = zone.showing(of: clock) else { return text }
        return text + Zone.text(offset: zone.offset(at: instant))
    }
}

import BannerCalendar
import BannerDiagnostics
import BannerKit

/// Plans as one picture for a wall: a row for each item, bars for its openings, gaps shaded, changes of the clock marked.
package struct PlanSVG: Sendable {
    private let plans: [PlannedBanner]

    /// A picture of plans, one below the other.
    package init(_ plans: [PlannedBanner]) {
        self.plans = plans
    }

    private static let labelWidth: Int64 = 180
    private static let chartWidth: Int64 = 1_000
    private static let rowHeight: Int64 = 26
    private static let headHeight: Int64 = 62
    private static let footHeight: Int64 = 24

    /// The document.
    package var text: String {
        var body = ""
        var y: Int64 = 12
        for (number, plan) in plans.enumerated() {
            body += chart(plan, y: y, number: number)
            y += PlanSVG.height(plan)
        }
        let width = PlanSVG.labelWidth + PlanSVG.chartWidth + 24
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(y)" width="\(width)" height="\(y)" \
            role="img" font-family="system-ui, sans-serif" font-size="12">
            <style>
            .page { fill: #ffffff } .ink { fill: #1f2328 } .soft { fill: #59636e } .line { stroke: #d1d9e0 }
            .bar { fill: #0969da } .other { fill: #8c959f } .gap { fill: #cf222e; fill-opacity: 0.14 } .clock { stroke: #bc4c00 }
            @media (prefers-color-scheme: dark) {
            .page { fill: #0d1117 } .ink { fill: #f0f6fc } .soft { fill: #9198a1 } .line { stroke: #3d444d }
            .bar { fill: #4493f8 } .other { fill: #656c76 } .gap { fill: #f85149; fill-opacity: 0.22 } .clock { stroke: #db6d28 }
            }
            </style>
            <rect class="page" width="100%" height="100%"/>
            \(body)</svg>

            """
    }

    private static func height(_ plan: PlannedBanner) -> Int64 {
        headHeight + Int64(plan.banner.items.count) * rowHeight + footHeight
    }

    private func chart(_ plan: PlannedBanner, y: Int64, number: Int) -> String {
        let top = y + PlanSVG.headHeight
        let bottom = top + Int64(plan.banner.items.count) * PlanSVG.rowHeight
        let zone = plan.calendar.zone
        let scale = PlanScale(plan: plan, left: PlanSVG.labelWidth, width: PlanSVG.chartWidth)
        var text = "<g id=\"plan-\(number)\">\n"
        text +=
            "<text class=\"ink\" x=\"12\" y=\"\(y + 16)\" font-size=\"15\" font-weight=\"600\">"
            + "\(XMLText.content(plan.banner.name))</text>\n"
        text +=
            "<text class=\"soft\" x=\"12\" y=\"\(y + 34)\">\(zone.text(plan.from)) – \(zone.text(plan.to)), "
            + "\(XMLText.content(plan.zoneID))</text>\n"
        for mark in scale.marks() {
            let x = scale.x(mark.at)
            text +=
                "<path class=\"line\" d=\"M\(x) \(top - 4)V\(bottom)\"/>"
                + "<text class=\"soft\" x=\"\(x)\" y=\"\(top - 9)\" font-size=\"11\">\(mark.text)</text>\n"
        }
        let items = plan.banner.items
        var rows = [PlanRuns](repeating: PlanRuns(), count: items.count + 1)
        plan.forEachOpening { opening in
            rows[opening.item ?? items.count].add(scale.tenths(opening.from), scale.tenths(opening.until))
        }
        for run in rows[items.count].runs {
            text +=
                "<rect class=\"gap\" \(scale.place(run)) y=\"\(top)\" height=\"\(bottom - top)\">"
                + "<title>nothing is available</title></rect>\n"
        }
        for (number, item) in items.enumerated() {
            text += row(item, rows[number].runs, scale, y: top + Int64(number) * PlanSVG.rowHeight)
        }
        for change in zone.changes(from: plan.from, to: plan.to) {
            text +=
                "<path class=\"clock\" stroke-dasharray=\"4 3\" fill=\"none\" "
                + "d=\"M\(scale.x(change.at)) \(top)V\(bottom + 4)\"><title>the clock changes from "
                + "\(Zone.text(offset: change.before)) to \(Zone.text(offset: change.after)) at \(zone.text(change.at))"
                + "</title></path>\n"
        }
        return text + "</g>\n"
    }

    private func row(_ item: Banner.Item, _ runs: [PlanRuns.Run], _ scale: PlanScale, y: Int64) -> String {
        let style = item.when == .otherwise ? "other" : "bar"
        let bars = runs.map { run in
            "<rect class=\"\(style)\" \(scale.place(run)) y=\"\(y + 5)\" height=\"\(PlanSVG.rowHeight - 10)\" rx=\"3\"/>\n"
        }
        return "<text class=\"ink\" x=\"12\" y=\"\(y + 17)\">\(XMLText.content(PlanSVG.short(item.name)))"
            + "<title>\(XMLText.content(item.id))</title></text>\n" + bars.joined()
    }

    /// A title that fits beside the chart.
    private static func short(_ title: String) -> String { title.count > 24 ? title.prefix(23) + "…" : title }
}

/// Bars of one row in tenths of a point; those that touch are one, so that their number is bounded by the width.
struct PlanRuns {
    typealias Run = (from: Int64, until: Int64)

    private(set) var runs: [Run] = []

    mutating func add(_ from: Int64, _ until: Int64) {
        // Less than half a point would not be seen.
        let until = max(until, from + 5)
        if let last = runs.last, from <= last.until + 2 {
            runs[runs.count - 1].until = max(last.until, until)
        } else {
            runs.append((from, until))
        }
    }
}

/// Where an instant is in a chart.
struct PlanScale {
    let plan: PlannedBanner
    let left, width: Int64

    /// The place from the left in tenths of a point.
    func tenths(_ instant: Instant) -> Int64 {
        let span = Double(plan.to - plan.from)
        return left * 10 + Int64((Double(instant - plan.from) / span * Double(width * 10)).rounded(.down))
    }

    func x(_ instant: Instant) -> String { PlanScale.number(tenths(instant)) }

    /// The attributes of a bar.
    func place(_ run: PlanRuns.Run) -> String {
        "x=\"\(PlanScale.number(run.from))\" width=\"\(PlanScale.number(run.until - run.from))\""
    }

    private static func number(_ tenths: Int64) -> String {
        tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    /// The beginnings of days, months or years, at most twelve of them.
    func marks() -> [(at: Instant, text: String)] {
        let zone = plan.calendar.zone
        let first = zone.clock(at: plan.from).dayShown
        let last = zone.clock(at: plan.to).dayShown
        let days = last.number - first.number
        var marks: [(at: Instant, text: String)] = []
        func add(_ day: Day, _ text: String) {
            let at = zone.instant(of: ClockTime(day))
            if at >= plan.from && at < plan.to { marks.append((at, text)) }
        }
        if days <= 84 {
            let step = max(1, (days + 11) / 12)
            for number in stride(from: 0, through: days, by: Int(step)) {
                let day = first + Int64(number)
                add(
                    day, "\(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day.weekdayNumber]) \(day.text.suffix(5))"
                )
            }
            return marks
        }
        var (year, month, _) = first.date
        let months = days / 30 + 1
        let step = max(1, Int((months + 11) / 12))
        while true {
            let day = Day(year: year, month: month, day: 1)
            guard day <= last else { return marks }
            add(day, String(day.text.prefix(7)))
            month += step
            year += (month - 1) / 12
            month = (month - 1) % 12 + 1
        }
    }
}

/// Plans as one picture for a wall: a row for each banner and item, bars for its openings, gaps shaded.
///
/// Items that share a tag have one colour, others their own if they have any.
package struct PlanSVG: Sendable {
    private let plans: [PlannedBanner]
    /// The tags that several items have, in the order in which they are met.
    private let tags: [String]

    /// A picture of plans, one below the other.
    package init(_ plans: [PlannedBanner]) {
        self.plans = plans
        var counts: [String: Int] = [:]
        var met: [String] = []
        for item in plans.flatMap({ plan in plan.shown.map { plan.banner.items[$0] } }) {
            for tag in item.tags {
                counts[tag, default: 0] += 1
                if counts[tag] == 2 { met.append(tag) }
            }
        }
        tags = met
    }

    private static let left: Int64 = 368
    private static let width: Int64 = 1_020
    private static let rowHeight: Int64 = 20
    /// How many colours there are for tags.
    private static let colors = 12
    /// How far apart the rows are at which the dates are repeated.
    private static let page: Int64 = 1_000

    /// The document.
    package var text: String {
        var body: [UInt8] = []
        var y = legend(to: &body) + 52
        let top = y
        var repeated = y
        let numbers = Dictionary(uniqueKeysWithValues: tags.enumerated().map { ($1, $0 % PlanSVG.colors) })
        for plan in plans {
            if y - repeated > PlanSVG.page {
                y += 44
                body.append("<use href=\"#dates\" y=\"\(y)\"/>\n")
                repeated = y
            }
            append(plan, y: y, numbers, to: &body)
            y += Int64(plan.shown.count) * PlanSVG.rowHeight + 9
        }
        let width = PlanSVG.left + PlanSVG.width + 20
        return Template("plan.svg").filled([
            "width": "\(width)", "height": "\(y + 8)", "dates": dates(from: top, to: y),
            "rows": String(decoding: body, as: UTF8.self),
        ])
    }

    /// Appends what the picture is of and what the colours mean; returns how far down it goes.
    private func legend(to text: inout [UInt8]) -> Int64 {
        guard let first = plans.first else { return 0 }
        let zones = Set(plans.map(\.zoneID))
        let title = plans.count == 1 ? first.banner.name : "\(plans.count) banners"
        let span = [first.from, first.to].map(first.local).joined(separator: " – ")
        text.append("<text class=\"ink name\" x=\"16\" y=\"30\" font-size=\"16\">\(XMLText.content(title))</text>\n")
        text.append(
            "<text class=\"soft\" x=\"16\" y=\"50\">\(span), \(zones.count == 1 ? XMLText.content(first.zoneID) : "on each banner's clock")</text>\n"
        )
        var (x, y): (Int64, Int64) = (16, 74)
        let colours = tags.enumerated().map { ("bar t\($0 % PlanSVG.colors)", $1) }
        for (style, name) in colours + [("bar other", "otherwise"), ("bar gap", "nothing is on")] {
            let length = Int64(name.reduce(34) { $0 + $1.displayWidth * 7 })
            if x + length > PlanSVG.left + PlanSVG.width { (x, y) = (16, y + 20) }
            text.append("<path class=\"\(style)\" d=\"M\(x) \(y - 4)h12\"/>")
            text.append("<text class=\"soft\" x=\"\(x + 17)\" y=\"\(y)\">\(XMLText.content(name))</text>\n")
            x += length
        }
        return y
    }

    /// The lines behind all rows, and the dates above them.
    private func dates(from top: Int64, to bottom: Int64) -> String {
        guard let first = plans.first else { return "" }
        let scale = PlanScale(plan: first, left: PlanSVG.left, width: PlanSVG.width)
        var (lines, texts): ([UInt8], [UInt8]) = ([], [])
        for (level, unit) in scale.units.enumerated() {
            lines.append("<path class=\"\(level == 0 ? "line" : "major")\" d=\"")
            for mark in scale.marks(unit) {
                lines.append("M", tenths: mark.x)
                lines.append(" \(top - (level == 0 ? 16 : 32))V\(bottom)")
                // A name that would not fit before the end is left out.
                guard level == 0 || mark.x < (PlanSVG.left + PlanSVG.width - 50) * 10 else { continue }
                texts.append("<text class=\"\(level == 0 ? "soft" : "ink")\" x=\"", tenths: mark.x + 30)
                texts.append("\" y=\"\(level == 0 ? -7 : -22)\">\(mark.text)</text>")
            }
            lines.append("\"/>\n")
        }
        // Where an hour can be seen.
        if first.to - first.from < 42 * ClockTime.day {
            let zone = first.calendar.zone
            for change in zone.changes(from: first.from, to: first.to) {
                lines.append("<path class=\"clock\" d=\"M", tenths: scale.tenths(change.at))
                lines.append(
                    " \(top)V\(bottom)\"><title>the clock changes from \(Zone.text(offset: change.before)) to "
                        + "\(Zone.text(offset: change.after)) at \(zone.text(change.at))</title></path>\n")
            }
        }
        return String(decoding: lines, as: UTF8.self) + "<defs><g id=\"dates\" font-size=\"10.5\">"
            + String(decoding: texts, as: UTF8.self) + "</g></defs>\n<use href=\"#dates\" y=\"\(top)\"/>\n"
    }

    private func append(_ plan: PlannedBanner, y: Int64, _ numbers: [String: Int], to text: inout [UInt8]) {
        let items = plan.banner.items
        let shown = plan.shown
        let scale = PlanScale(plan: plan, left: PlanSVG.left, width: PlanSVG.width)
        var rows = [PlanRuns](repeating: PlanRuns(), count: items.count + 1)
        plan.forEachOpening { opening in
            rows[opening.item ?? items.count].add(scale.tenths(opening.from), scale.tenths(opening.until))
        }
        let height = Int64(shown.count) * PlanSVG.rowHeight
        rows[items.count].append("class=\"gap\" stroke-width=\"\(height)\"", y: y + height / 2, to: &text)
        text.append("<path class=\"line\" d=\"M16 \(y - 4)H\(PlanSVG.left + PlanSVG.width)\"/>\n")
        label(plan.banner.name, "ink name", x: 16, y: y + 14, to: &text)
        for (row, number) in shown.enumerated() {
            let item = items[number]
            let y = y + Int64(row) * PlanSVG.rowHeight
            label(item.name, "ink", x: 200, y: y + 14, to: &text)
            let tag = item.tags.lazy.compactMap { numbers[$0] }.first
            var style = "class=\"bar\(item.when == .otherwise ? " other" : tag.map { " t\($0)" } ?? "")\""
            if tag == nil, item.when != .otherwise, let color = item.color {
                rows[number].append("class=\"rim\"", y: y + 10, to: &text)
                style += " style=\"stroke:\(color.css)\""
            }
            rows[number].append(style, y: y + 10, to: &text)
        }
    }

    /// Appends a name, which is cut off where the next column begins.
    private func label(_ name: String, _ style: String, x: Int64, y: Int64, to text: inout [UInt8]) {
        var short = name
        var width = name.reduce(0) { $0 + $1.displayWidth }
        let most = 22
        if width > most {
            while width >= most, let last = short.popLast() { width -= last.displayWidth }
            short += "…"
        }
        text.append("<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(XMLText.content(short))")
        if short != name { text.append("<title>\(XMLText.content(name))</title>") }
        text.append("</text>\n")
    }
}

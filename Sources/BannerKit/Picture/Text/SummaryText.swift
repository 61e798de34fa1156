/// The summary of a banner's timeline as text or JSON: the cycle, and the exposure of each item.
package struct SummaryText: Sendable {
    private let banner: Banner
    private let horizon: Time
    private let cycle: Schedule.Cycle?
    private let items: [Schedule.Exposure.Item]
    private let changes: Int64
    private let calendar: Schedule.Exposure.Availability?
    /// Each item's share of a pass, if it has one.
    private let expected: [Share?]
    /// The local date and time at time 0, with a calendar.
    private let start: String?

    /// The summary of a timeline up to a horizon; `start` is the local date and time at time 0,
    /// with a calendar.
    package init(_ banner: Banner, _ schedule: Schedule, upTo horizon: Time, start: String? = nil) {
        self.start = start
        self.banner = banner
        self.horizon = horizon
        cycle = schedule.cycle
        let exposure = schedule.exposure(over: horizon)
        (items, changes, calendar) = (exposure.items, exposure.changes, exposure.calendar)
        expected = schedule.expected(in: cycle)
    }

    /// Appends one JSON object on one line; an item's exposure is its `seconds` or, in whole
    /// microseconds, its `shown`.
    package func appendJSON(to text: inout [UInt8], numbers style: NumberStyle = .plain) {
        text.append("{\"banner\":", text: banner.name)
        text.append(",\"horizon\":", horizon, style)
        text.append(",\"start\":", text: start)
        text.append(",\"changes\":", changes)
        text.append(",\"prefix\":", cycle?.start, style)
        text.append(",\"cycle\":", cycle?.length, style)
        // Numbers instead of `null`, which would leave a column without a type if none of the first
        // banners repeats.
        if cycle == nil && style == .columns { text.append(",\"prefix\":0,\"cycle\":0") }
        text.append(",\"empty\":", calendar?.empty, style)
        text.append(",\"items\":[")
        for (index, exposure) in items.enumerated() {
            text.append(index == 0 ? "{\"page\":" : ",{\"page\":", exposure.page)
            text.append(",\"item\":", text: id(exposure.page))
            text.append(",\"showings\":", exposure.showings)
            text.append(style == .plain ? ",\"seconds\":" : ",\"shown\":", exposure.shown, style)
            text.append(",\"available\":", calendar?.available[exposure.page], style)
            text.append(",\"share\":")
            text.append(Share(exposure.shown, of: horizon), as: style)
            if let turns = exposure.turns {
                text.append(",\"weight\":", banner.items[exposure.page].weight)
                text.append(",\"turns\":", turns)
                if let share = expected[exposure.page] {
                    text.append(",\"expected\":")
                    text.append(share, as: style)
                }
            }
            text.append(",\"first\":", exposure.first, style)
            if exposure.first == nil && style == .columns { text.append(",\"first\":null") }
            text.append(",\"longestGap\":", exposure.longestGap, style)
            text.append("}")
        }
        text.append("]}\n")
    }

    /// Appends a few lines and a table.
    package func appendTable(to text: inout [UInt8]) {
        text.append("\(changes) \(changes == 1 ? "change" : "changes") in \(words(horizon))")
        if let start { text.append(" from \(start)") }
        text.append("; ")
        if let calendar {
            text.append(calendar.empty == .zero ? "never empty\n\n" : "empty for \(words(calendar.empty))\n\n")
        } else if let cycle {
            text.append("repeats every \(words(cycle.length)) from \(words(cycle.start)) on\n\n")
        } else {
            text.append("comes to rest in the end\n\n")
        }
        let rows = items.map { exposure in
            [
                id(exposure.page), "\(exposure.showings)", words(exposure.shown),
                Share(exposure.shown, of: horizon).percent + "%",
            ] + exposure.turnCells(banner, expected)
                + [exposure.first.map(words) ?? "never", words(exposure.longestGap)]
                + (calendar.map { [words($0.available[exposure.page])] } ?? [])
        }
        let heading = ["item", "showings", "shown", "share"] + Schedule.Exposure.Item.turnHeadings(items, expected)
        let last = ["first", "longest gap"] + (calendar == nil ? [] : ["available"])
        var table = Columns([.left] + Array(repeating: .right, count: heading.count + last.count - 1))
        table.add(heading + last)
        for row in rows { table.add(row) }
        table.append(to: &text)
    }

    private func id(_ page: Int) -> String { page < banner.items.count ? banner.items[page].id : "" }

    /// A time in the notation of a banner file, such as `1h30m` or `2.5s`.
    private func words(_ time: Time) -> String {
        let minutes = time.microseconds / 60_000_000
        let rest = Time(microseconds: time.microseconds % 60_000_000)
        let seconds = rest == .zero && minutes > 0 ? "" : rest.description
        return (minutes >= 60 ? "\(minutes / 60)h" : "") + (minutes % 60 > 0 ? "\(minutes % 60)m" : "") + seconds
    }
}

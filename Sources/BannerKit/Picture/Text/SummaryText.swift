/// The summary of a banner's timeline as text or JSON: the cycle, and the exposure of each item.
package struct SummaryText {
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
        text.append("\(changes) \(changes == 1 ? "change" : "changes") in \(horizon.words)")
        if let start { text.append(" from \(start)") }
        text.append("; ")
        if let calendar {
            text.append(
                calendar.empty == .zero
                    ? "never empty\n\n" : "empty for \(calendar.empty.words)\n\n")
        } else if let cycle {
            text.append("repeats every \(cycle.length.words) from \(cycle.start.words) on\n\n")
        } else {
            text.append("comes to rest in the end\n\n")
        }
        let rows = items.map { exposure in
            [
                id(exposure.page), "\(exposure.showings)", exposure.shown.words,
                Share(exposure.shown, of: horizon).percent + "%",
            ] + exposure.turnCells(banner, expected)
                + [exposure.first.map { $0.words } ?? "never", exposure.longestGap.words]
                + (calendar.map { [$0.available[exposure.page].words] } ?? [])
        }
        let heading =
            ["item", "showings", "shown", "share"]
            + Schedule.Exposure.Item.turnHeadings(items, expected)
        let last = ["first", "longest gap"] + (calendar == nil ? [] : ["available"])
        var table = Columns(
            [.left] + Array(repeating: .right, count: heading.count + last.count - 1))
        table.add(heading + last)
        for row in rows { table.add(row) }
        table.append(to: &text)
    }

    private func id(_ page: Int) -> String {
        page < banner.items.count ? banner.items[page].id : ""
    }
}

extension Time {
    /// The time as on a command line, with days from two on: `7d12h`, `1h30m`, `2.5s`.
    package var words: String {
        let minutes = microseconds / 60_000_000
        let days = minutes >= 2_880 ? minutes / 1_440 : 0
        let hours = minutes / 60 - days * 24
        let rest = Time(microseconds: microseconds % 60_000_000)
        let seconds = rest == .zero && minutes > 0 ? "" : rest.description
        return (days > 0 ? "\(days)d" : "") + (hours > 0 ? "\(hours)h" : "")
            + (minutes % 60 > 0 ? "\(minutes % 60)m" : "") + seconds
    }
}

extension Schedule.Exposure.Item {
    /// The headings of a table's columns about turns; empty unless items differ in weight.
    static func turnHeadings(_ items: [Schedule.Exposure.Item], _ expected: [Share?]) -> [String] {
        guard let first = items.first, first.turns != nil else { return [] }
        return ["weight", "turns"] + (expected[first.page] == nil ? [] : ["expected"])
    }

    /// The item's cells in these columns.
    func turnCells(_ banner: Banner, _ expected: [Share?]) -> [String] {
        guard let turns else { return [] }
        return ["\(banner.items[page].weight)", "\(turns)"]
            + (expected[page].map { [$0.percent + "%"] } ?? [])
    }
}

/// A small text table; each column is as wide as its widest cell, and every character takes one
/// column of the terminal.
package struct Columns {
    /// The alignment of a column's cells.
    package enum Side {
        case left
        case right
    }

    private let sides: [Side]
    private var rows: [[String]] = []

    package init(_ sides: [Side]) { self.sides = sides }

    package mutating func add(_ row: [String]) { rows.append(row) }

    package func append(to text: inout [UInt8]) {
        let widths = sides.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        for row in rows {
            Columns.append(row, sides, widths, to: &text)
            text.append("\n")
        }
    }

    /// Appends a row without its newline, in columns of these widths; the last cell is not padded.
    package static func append(
        _ row: [String], _ sides: [Side], _ widths: [Int], to text: inout [UInt8]
    ) {
        for (column, cell) in row.enumerated() {
            let padding = repeatElement(
                UInt8(ascii: " "), count: max(0, widths[column] - cell.count))
            if column > 0 { text.append("  ") }
            if sides[column] == .right { text.append(contentsOf: padding) }
            text.append(cell)
            if sides[column] == .left && column + 1 < row.count { text.append(contentsOf: padding) }
        }
    }
}

/// A fraction of a period in exact decimals; halves are rounded away from zero.
///
/// It uses integers only: most decimal fractions are inexact in a `Double`, so that a half could be
/// rounded down.
package struct Share {
    private let part, whole: UInt64

    /// The share of `part` in `whole`, both from 0 to 10 000 years.
    package init(_ part: Time, of whole: Time) {
        self.part = UInt64(max(0, part.microseconds))
        self.whole = UInt64(max(0, whole.microseconds))
    }

    /// The share as a number of units, `10^decimals` of which are the whole; 0 if the whole is 0.
    func rounded(decimals: Int) -> Int64 {
        guard whole > 0 else { return 0 }
        var (digits, rest) = part.quotientAndRemainder(dividingBy: whole)
        for _ in 0..<decimals {
            // Ten times a value below 10 000 years fits into 64 bits.
            let (digit, left) = (rest * 10).quotientAndRemainder(dividingBy: whole)
            digits = digits * 10 + digit
            rest = left
        }
        return Int64(rest * 2 >= whole ? digits + 1 : digits)
    }

    /// The share in per cent with one decimal, such as `45.0`.
    package var percent: String {
        let tenths = rounded(decimals: 3)
        return "\(tenths / 10).\(tenths % 10)"
    }
}

extension [UInt8] {
    /// Appends a share of 1 with at most 6 decimals, without trailing zeros.
    package mutating func append(_ share: Share) {
        append(seconds: Time(microseconds: share.rounded(decimals: 6)))
    }
}

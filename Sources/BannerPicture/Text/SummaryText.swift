package import BannerKit

/// How a banner's time is divided, for people and for programs: the cycle, and how much of each item is shown.
package struct SummaryText: Sendable {
    private let banner: Banner
    private let horizon: Time
    private let cycle: Schedule.Cycle?
    private let items: [Schedule.Exposure.Item]
    private let changes: Int64

    /// The summary of a timeline up to a horizon.
    package init(_ banner: Banner, _ schedule: Schedule, upTo horizon: Time) {
        self.banner = banner
        self.horizon = horizon
        cycle = schedule.cycle
        let exposure = schedule.exposure(over: horizon)
        (items, changes) = (exposure.items, exposure.changes)
    }

    /// One JSON object on one line; the time that an item is shown is its `seconds`, or in microseconds its `shown`.
    package func appendJSON(to text: inout [UInt8], times unit: TimeUnit = .seconds) {
        text.append("{\"banner\":")
        text.append(jsonString: banner.name)
        text.append(",\"horizon\":")
        text.append(horizon, in: unit)
        text.append(",\"changes\":")
        text.append(number: changes)
        if let cycle {
            text.append(",\"prefix\":")
            text.append(cycle.start, in: unit)
            text.append(",\"cycle\":")
            text.append(cycle.length, in: unit)
        }
        text.append(",\"items\":[")
        for (index, exposure) in items.enumerated() {
            text.append(index == 0 ? "{\"page\":" : ",{\"page\":")
            text.append(number: exposure.page)
            text.append(",\"item\":")
            text.append(jsonString: id(exposure.page))
            text.append(",\"showings\":")
            text.append(number: exposure.showings)
            text.append(unit == .seconds ? ",\"seconds\":" : ",\"shown\":")
            text.append(exposure.shown, in: unit)
            text.append(",\"share\":")
            text.append(Share(exposure.shown, of: horizon))
            if let first = exposure.first {
                text.append(",\"first\":")
                text.append(first, in: unit)
            }
            text.append(",\"longestGap\":")
            text.append(exposure.longestGap, in: unit)
            text.append("}")
        }
        text.append("]}\n")
    }

    /// A few lines and a table.
    package func appendTable(to text: inout [UInt8]) {
        text.append("\(changes) \(changes == 1 ? "change" : "changes") in \(words(horizon)); ")
        if let cycle {
            text.append("repeats every \(words(cycle.length)) from \(words(cycle.start)) on\n\n")
        } else {
            text.append("comes to rest in the end\n\n")
        }
        var table = Columns([.left, .right, .right, .right, .right, .right])
        table.add(["item", "showings", "shown", "share", "first", "longest gap"])
        for exposure in items {
            table.add([
                id(exposure.page), "\(exposure.showings)", words(exposure.shown),
                Share(exposure.shown, of: horizon).percent + "%",
                exposure.first.map(words) ?? "never", words(exposure.longestGap),
            ])
        }
        table.append(to: &text)
    }

    private func id(_ page: Int) -> String { page < banner.items.count ? banner.items[page].id : "" }

    /// A time as in a banner file: `1h30m`, `2.5s`.
    private func words(_ time: Time) -> String {
        let minutes = time.microseconds / 60_000_000
        var text: [UInt8] = []
        text.append(seconds: Time(microseconds: time.microseconds % 60_000_000))
        let seconds = text == Array("0".utf8) && minutes > 0 ? "" : String(decoding: text, as: UTF8.self) + "s"
        return (minutes >= 60 ? "\(minutes / 60)h" : "") + (minutes % 60 > 0 ? "\(minutes % 60)m" : "") + seconds
    }
}

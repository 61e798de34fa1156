import BannerKit

/// A timeline in columns for people: time, event, page, item, cause, and the drawn indicator.
struct TimelineTable: Sendable {
    private let ids: [String]
    private let drawing: IndicatorDrawing
    private let timeWidth, eventWidth, pageWidth, itemWidth: Int

    private static let widestItem = 24
    private static let causeWidth = 9

    init(_ banner: Banner, duration: Time, characters: IndicatorDrawing.Characters) {
        drawing = IndicatorDrawing(banner, characters)
        ids = banner.items.map { item in TimelineTable.clipped(item.id, characters) }
        timeWidth = max(7, "\(duration.microseconds / 1_000_000)".utf8.count + 4)
        eventWidth = 9
        pageWidth = max(4, "\(banner.items.count)".utf8.count)
        itemWidth = max(4, ids.map(\.count).max() ?? 4)
    }

    func appendHeading(to text: inout [UInt8]) {
        appendRow(
            time: "time", event: "event", page: "page", item: "item", cause: "cause", last: "indicator", to: &text)
    }

    func append(_ event: Banner.Event, to text: inout [UInt8]) {
        let facts = EventFacts(event, of: ids.count)
        let isEmpty = event.cast?.count == 0
        let last =
            switch event.kind {
            case .items(let count, _): "\(count) \(count == 1 ? "item" : "items")"
            case .recenter(_, let from, let virtual): "virtual \(from) to \(virtual)"
            case .start where isEmpty, .settle where isEmpty: "nothing is available"
            default: facts.indicator.map(drawing.text) ?? facts.state
            }
        appendRow(
            time: time(event.time), event: event.kind.word, page: isEmpty ? "" : facts.page.map(String.init) ?? "",
            item: facts.item.map { ids[$0] } ?? "", cause: facts.cause?.word ?? "", last: last, to: &text)
    }

    /// Seconds with three decimals, so that columns are aligned; NDJSON and CSV have the microseconds.
    private func time(_ time: Time) -> String {
        let milliseconds = (time.microseconds + 500) / 1_000
        return "\(milliseconds / 1_000).\("\(1_000 + milliseconds % 1_000)".dropFirst())"
    }

    private func appendRow(
        time: String, event: String, page: String, item: String, cause: String, last: String, to text: inout [UInt8]
    ) {
        var row: [UInt8] = []
        row.append(padding: timeWidth - time.utf8.count)
        row.append(time)
        row.append("  \(event)")
        row.append(padding: eventWidth - event.utf8.count)
        row.append(padding: 2 + pageWidth - page.utf8.count)
        row.append("\(page)  \(item)")
        row.append(padding: itemWidth - item.count + 2)
        row.append(cause)
        row.append(padding: TimelineTable.causeWidth - cause.utf8.count + 1)
        row.append(last)
        while row.last == UInt8(ascii: " ") { row.removeLast() }
        text.append(contentsOf: row)
        text.append("\n")
    }

    /// An id short enough for its column.
    private static func clipped(_ id: String, _ characters: IndicatorDrawing.Characters) -> String {
        guard id.count > widestItem else { return id }
        switch characters {
        case .unicode: return id.prefix(widestItem - 1) + "…"
        case .ascii: return id.prefix(widestItem - 1) + "~"
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(padding count: Int) {
        append(contentsOf: repeatElement(UInt8(ascii: " "), count: Swift.max(0, count)))
    }
}

/// A timeline as a table for people, with the drawn indicator.
struct TimelineTable {
    private let ids: [String]
    private let drawing: IndicatorDrawing
    private let widths: [Int]

    private static let widestItem = 24

    init(_ fitted: Banner.Fitted, duration: Time, characters: IndicatorDrawing.Characters) {
        let banner = fitted.banner
        drawing = IndicatorDrawing(fitted, characters)
        ids = banner.items.map { item in TimelineTable.clipped(item.id, characters) }
        widths = [
            max(7, "\(duration.microseconds / 1_000_000)".count + 4), 9,
            max(4, "\(banner.items.count)".count),
            max(4, ids.map(\.count).max() ?? 4), 8, 0,
        ]
    }

    func appendHeading(to text: inout [UInt8]) {
        appendRow(["time", "event", "page", "item", "cause", "indicator"], to: &text)
    }

    func append(_ event: Banner.Event, to text: inout [UInt8]) {
        let facts = EventFacts(event, of: ids.count)
        let isEmpty = event.availableItems?.count == 0
        let last =
            switch event.kind {
            case .items(let count, _): "\(count) \(count == 1 ? "item" : "items")"
            case .recenter(_, let from, let virtual): "virtual \(from) to \(virtual)"
            case .start where isEmpty, .settle where isEmpty: "nothing is available"
            default: facts.indicator.map(drawing.text) ?? facts.state
            }
        let cells = [
            time(event.time), event.kind.word, isEmpty ? "" : facts.page.map(String.init) ?? "",
            facts.item.map { ids[$0] } ?? "", facts.cause?.rawValue ?? "", last,
        ]
        appendRow(cells, to: &text)
    }

    /// Seconds with three decimals, so that they are aligned; NDJSON and CSV have microseconds.
    private func time(_ time: Time) -> String {
        let milliseconds = (time.microseconds + 500) / 1_000
        return "\(milliseconds / 1_000).\("\(1_000 + milliseconds % 1_000)".dropFirst())"
    }

    /// Appends a row; times and pages are right-aligned.
    private func appendRow(_ cells: [String], to text: inout [UInt8]) {
        Columns.append(cells, [.right, .left, .right, .left, .left, .left], widths, to: &text)
        while text.last == " " { text.removeLast() }
        text.append("\n")
    }

    /// An id truncated to its column.
    private static func clipped(_ id: String, _ characters: IndicatorDrawing.Characters) -> String {
        id.count > widestItem
            ? id.prefix(widestItem - 1) + (characters == .unicode ? "…" : "~") : id
    }
}

/// The properties of an event for a table row.
struct EventFacts {
    private(set) var page, from, virtual: Int?
    private(set) var cause: Banner.Event.Cause?
    private(set) var duration: Time?
    /// The state of the timer or the indicator, or the number of items.
    private(set) var state = ""
    private(set) var indicator: Banner.Indicator.State?
    /// The index of the page's item in the file.
    private(set) var item: Int?

    init(_ event: Banner.Event, of count: Int) {
        page = event.kind.page
        switch event.kind {
        case .start(let landing), .settle(let landing):
            virtual = landing.virtual
            indicator = landing.indicator
        case .items(let count, let landing):
            state = "\(count)"
            virtual = landing?.virtual
            indicator = landing?.indicator
        case .change(let change):
            from = change.from
            virtual = change.virtual
            cause = change.cause
            duration = change.duration
            indicator = change.indicator
        case .recenter(_, let from, let virtual):
            self.from = from
            self.virtual = virtual
        case .timer(let change): state = change.rawValue
        case .indicator(let isHidden): state = isHidden ? "hidden" : "shown"
        // The others are only a name, or have only a page.
        default: break
        }
        let place = event.availableItems.map { Int($0.item) } ?? page ?? -1
        if page != nil && (0..<count).contains(place) { item = place }
    }
}

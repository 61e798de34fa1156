package import BannerKit

/// Events as JSON objects, their keys in the order of
/// «What a banner means», Events and state.
package struct EventJSON: Sendable {
    /// Each item's id and link as JSON strings, made once.
    private let ids: [[UInt8]]
    private let links: [[UInt8]?]

    private let unit: TimeUnit

    package init(_ banner: Banner, times unit: TimeUnit = .seconds) {
        self.unit = unit
        ids = banner.items.map { item in EventJSON.quoted(item.id) }
        links = banner.items.map { item in item.link.map(EventJSON.quoted) }
    }

    /// Appends an event as one line, including its end.
    package func append(_ event: Banner.Event, to line: inout [UInt8]) {
        line.append("{\"t\":")
        line.append(event.time, in: unit)
        appendRest(of: event.kind, to: &line)
    }

    /// Appends what follows the time: the same bytes whenever the same thing happens again.
    package func appendRest(of kind: Banner.Event.Kind, to line: inout [UInt8]) {
        line.append(",\"event\":\"")
        line.append(kind.word)
        line.append("\"")
        switch kind {
        case .start(let landing), .settle(let landing):
            append(page: landing.page, withItem: true, to: &line)
            append(virtual: landing.virtual, to: &line)
            append(indicator: landing.indicator, to: &line)
        case .change(let change):
            append(page: change.page, withItem: false, to: &line)
            if let from = change.from {
                line.append(",\"from\":")
                line.append(number: from)
            }
            append(item: change.page, to: &line)
            line.append(",\"cause\":\"")
            line.append(change.cause.word)
            line.append("\",\"duration\":")
            line.append(change.duration, in: unit)
            append(virtual: change.virtual, to: &line)
            append(indicator: change.indicator, to: &line)
        case .recenter(let page, let from, let virtual):
            append(page: page, withItem: false, to: &line)
            line.append(",\"from\":")
            line.append(number: from)
            append(virtual: virtual, to: &line)
        case .timer(let change): append(state: change.word, to: &line)
        case .indicator(let visibility): append(state: visibility.word, to: &line)
        case .dragBegin(let page), .dragEnd(let page): append(page: page, withItem: false, to: &line)
        case .open(let page):
            append(page: page, withItem: true, to: &line)
            if page < links.count, let link = links[page] {
                line.append(",\"link\":")
                line.append(contentsOf: link)
            }
        case .focus(let page), .end(let page): append(page: page, withItem: true, to: &line)
        case .items(let count):
            line.append(",\"count\":")
            line.append(number: count)
        case .hide, .show, .pause, .resume, .hover, .leave, .focusIn, .focusOut: break
        }
        line.append("}\n")
    }

    private static func quoted(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(jsonString: text)
        return bytes
    }

    private func append(page: Int, withItem: Bool, to line: inout [UInt8]) {
        line.append(",\"page\":")
        line.append(number: page)
        if withItem { append(item: page, to: &line) }
    }

    private func append(item page: Int, to line: inout [UInt8]) {
        guard page < ids.count else { return }
        line.append(",\"item\":")
        line.append(contentsOf: ids[page])
    }

    private func append(virtual: Int?, to line: inout [UInt8]) {
        guard let virtual else { return }
        line.append(",\"virtual\":")
        line.append(number: virtual)
    }

    private func append(indicator: Banner.Indicator.State?, to line: inout [UInt8]) {
        guard let indicator else { return }
        line.append(",\"indicator\":")
        line.append(indicator)
    }

    private func append(state: String, to line: inout [UInt8]) {
        line.append(",\"state\":\"")
        line.append(state)
        line.append("\"")
    }
}

/// Events as JSON objects, their keys in the order of
/// «What a banner means», Events and state.
package struct EventJSON: Sendable {
    /// Each item's id and link as JSON strings, made once.
    private let ids: [[UInt8]]
    private let links: [[UInt8]?]
    /// What the clock shows at a time; `nil` for a banner that is not played against its calendar.
    private let local: (@Sendable (Time) -> String)?

    private let style: NumberStyle

    /// The writer for a banner's events; with a calendar, `local` says what the clock shows.
    package init(
        _ banner: Banner, numbers style: NumberStyle = .plain, local: (@Sendable (Time) -> String)? = nil
    ) {
        self.style = style
        self.local = local
        ids = banner.items.map { item in EventJSON.quoted(item.id) }
        links = banner.items.map { item in item.link.map(EventJSON.quoted) }
    }

    /// Appends an event as one line, including its end.
    package func append(_ event: Banner.Event, to line: inout [UInt8]) {
        line.append("{\"t\":")
        line.append(event.time, as: style)
        appendRest(of: event, to: &line)
    }

    /// Appends what follows the time: the same bytes whenever the same thing happens again.
    package func appendRest(of event: Banner.Event, to line: inout [UInt8]) {
        line.append(",\"event\":\"")
        line.append(event.kind.word)
        line.append("\"")
        let isEmpty = event.cast?.count == 0
        // With a calendar, the pages are those of the set at that moment.
        let item = event.cast.map { Int($0.item) } ?? event.kind.page ?? -1
        switch event.kind {
        case .start(let landing):
            appendSet(at: event.time, event.cast, to: &line)
            if !isEmpty { append(landing, item, to: &line) }
        case .items(let count, let landing):
            if event.cast == nil {
                line.append(",\"count\":")
                line.append(number: count)
            }
            appendSet(at: event.time, event.cast, to: &line)
            if let landing { append(landing, item, to: &line) }
        case .settle(let landing): append(landing, item, settles: true, to: &line)
        case .change(let change):
            append(page: change.page, to: &line)
            if let from = change.from {
                line.append(",\"from\":")
                line.append(number: from)
            }
            append(item: item, to: &line)
            line.append(",\"cause\":\"")
            line.append(change.cause.word)
            line.append("\",\"duration\":")
            line.append(change.duration, as: style)
            append(position: change.position, to: &line)
            append(virtual: change.virtual, to: &line)
            append(indicator: change.indicator, to: &line)
        case .recenter(let page, let from, let virtual):
            append(page: page, to: &line)
            line.append(",\"from\":")
            line.append(number: from)
            append(virtual: virtual, to: &line)
        case .timer(let change): append(state: change.word, to: &line)
        case .indicator(let visibility): append(state: visibility.word, to: &line)
        case .dragBegin(let page): append(page: page, to: &line)
        case .dragEnd(let page, let position):
            append(page: page, to: &line)
            append(position: position, to: &line)
        case .open(let page):
            append(page: page, to: &line)
            append(item: item, to: &line)
            if item >= 0 && item < links.count, let link = links[item] {
                line.append(",\"link\":")
                line.append(contentsOf: link)
            }
        case .focus(let page), .end(let page):
            if !isEmpty {
                append(page: page, to: &line)
                append(item: item, to: &line)
            }
        case .hide, .show, .pause, .resume, .hover, .leave, .focusIn, .focusOut: break
        }
        line.append("}\n")
    }

    private func append(_ landing: Banner.Event.Landing, _ item: Int, settles: Bool = false, to line: inout [UInt8]) {
        append(page: landing.page, to: &line)
        append(item: item, to: &line)
        if settles { append(position: landing.position, to: &line) }
        append(virtual: landing.virtual, to: &line)
        append(indicator: landing.indicator, to: &line)
    }

    /// What the clock shows, and how many items are available.
    private func appendSet(at time: Time, _ cast: Banner.Event.Cast?, to line: inout [UInt8]) {
        guard let cast else { return }
        if let local {
            line.append(",\"local\":")
            line.append(jsonString: local(time))
        }
        line.append(",\"count\":")
        line.append(number: Int(cast.count))
    }

    private static func quoted(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(jsonString: text)
        return bytes
    }

    private func append(page: Int, to line: inout [UInt8]) {
        line.append(",\"page\":")
        line.append(number: page)
    }

    private func append(item: Int, to line: inout [UInt8]) {
        guard item >= 0 && item < ids.count else { return }
        line.append(",\"item\":")
        line.append(contentsOf: ids[item])
    }

    private func append(position: Double?, to line: inout [UInt8]) {
        guard let position else { return }
        line.append(",\"position\":")
        line.append(position, as: style)
    }

    private func append(virtual: Int?, to line: inout [UInt8]) {
        guard let virtual else { return }
        line.append(",\"virtual\":")
        line.append(number: virtual)
    }

    private func append(indicator: Banner.Indicator.State?, to line: inout [UInt8]) {
        guard let indicator else { return }
        line.append(",\"indicator\":")
        line.append(indicator, as: style)
    }

    private func append(state: String, to line: inout [UInt8]) {
        line.append(",\"state\":\"")
        line.append(state)
        line.append("\"")
    }
}

/// Events as JSON objects, their keys in the order of
/// «What a banner means», Events and state.
package struct EventJSON: Sendable {
    /// Each item's id and link as JSON strings, made once.
    private let ids: [[UInt8]]
    private let links: [[UInt8]?]
    /// The number of the first item that is known.
    private let first: Int
    /// What the clock shows at a time; `nil` for a banner that is not played against its calendar.
    private let local: (@Sendable (Time) -> String)?

    private let style: NumberStyle

    /// The writer for a banner's events; with a calendar, `local` says what the clock shows.
    package init(
        _ banner: Banner, numbers style: NumberStyle = .plain, local: (@Sendable (Time) -> String)? = nil
    ) {
        self.init(banner.items, from: 0, numbers: style, local: local)
    }

    /// The writer for the events of items that are numbered from that on.
    init(
        _ items: [Banner.Item], from first: Int, numbers style: NumberStyle = .plain,
        local: (@Sendable (Time) -> String)? = nil
    ) {
        self.style = style
        self.local = local
        self.first = first
        ids = items.map { item in EventJSON.quoted(item.id) }
        links = items.map { item in item.link.map(EventJSON.quoted) }
    }

    /// Appends an event as one line, including its end.
    package func append(_ event: Banner.Event, to line: inout [UInt8]) {
        line.append("{\"t\":", event.time, style)
        appendRest(of: event, to: &line)
    }

    /// Appends what follows the time: the same bytes whenever the same thing happens again.
    package func appendRest(of event: Banner.Event, to line: inout [UInt8]) {
        line.append(",\"event\":", word: event.kind.word)
        let isEmpty = event.cast?.count == 0
        let item = event.itemNumber - first
        switch event.kind {
        case .start(let landing):
            appendSet(of: event, to: &line)
            if !isEmpty { append(landing, item, to: &line) }
        case .items(let count, let landing):
            if event.cast == nil { line.append(",\"count\":", count) }
            appendSet(of: event, to: &line)
            if let landing { append(landing, item, to: &line) }
        case .settle(let landing): append(landing, item, settles: true, to: &line)
        case .change(let change):
            line.append(",\"page\":", change.page)
            line.append(",\"from\":", change.from)
            append(item: item, to: &line)
            line.append(",\"cause\":", word: change.cause.rawValue)
            line.append(",\"duration\":", change.duration, style)
            line.append(",\"position\":", change.position, style)
            line.append(",\"virtual\":", change.virtual)
            line.append(",\"indicator\":", change.indicator, style)
        case .recenter(let page, let from, let virtual):
            line.append(",\"page\":", page)
            line.append(",\"from\":", from)
            line.append(",\"virtual\":", virtual)
        case .timer(let change): line.append(",\"state\":", word: change.rawValue)
        case .indicator(let visibility): line.append(",\"state\":", word: visibility.rawValue)
        case .dragBegin(let page): line.append(",\"page\":", page)
        case .dragEnd(let page, let position):
            line.append(",\"page\":", page)
            line.append(",\"position\":", position, style)
        case .open(let page):
            line.append(",\"page\":", page)
            append(item: item, to: &line)
            if item >= 0 && item < links.count, let link = links[item] {
                line.append(",\"link\":")
                line.append(contentsOf: link)
            }
        case .emphasis(let page), .end(let page):
            if !isEmpty {
                line.append(",\"page\":", page)
                append(item: item, to: &line)
            }
        case .hide, .show, .pause, .resume, .hover, .leave, .focusIn, .focusOut: break
        }
        line.append("}\n")
    }

    private func append(_ landing: Banner.Event.Landing, _ item: Int, settles: Bool = false, to line: inout [UInt8]) {
        line.append(",\"page\":", landing.page)
        append(item: item, to: &line)
        if settles { line.append(",\"position\":", landing.position, style) }
        line.append(",\"virtual\":", landing.virtual)
        line.append(",\"indicator\":", landing.indicator, style)
    }

    /// What the clock shows, and how many items are available.
    private func appendSet(of event: Banner.Event, to line: inout [UInt8]) {
        guard let cast = event.cast else { return }
        line.append(",\"local\":", text: local?(event.time))
        line.append(",\"count\":", cast.count)
    }

    private func append(item: Int, to line: inout [UInt8]) {
        guard item >= 0 && item < ids.count else { return }
        line.append(",\"item\":")
        line.append(contentsOf: ids[item])
    }

    private static func quoted(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(jsonString: text)
        return bytes
    }
}

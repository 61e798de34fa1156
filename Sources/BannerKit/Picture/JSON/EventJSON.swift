/// A writer of events as JSON objects.
///
/// The keys are in the order of «What a banner means», Events and state.
package struct EventJSON {
    /// Each item's id and link as JSON strings, encoded once.
    private let ids: [[UInt8]]
    private let links: [[UInt8]?]
    /// The number of the first item.
    private let first: Int
    /// The local date and time at an instant; `nil` without a calendar.
    private let local: (@Sendable (Time) -> String)?

    private let style: NumberStyle

    /// A writer for a banner's events; `local` formats the local date and time, with a calendar.
    package init(
        _ banner: Banner, numbers style: NumberStyle = .plain,
        local: (@Sendable (Time) -> String)? = nil
    ) {
        self.init(banner.items, from: 0, numbers: style, local: local)
    }

    /// A writer for the events of items that are numbered from `first` on.
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

    /// Appends an event as one line, including the newline.
    package func append(_ event: Banner.Event, to line: inout [UInt8]) {
        line.append("{\"t\":", event.time, style)
        appendRest(of: event, to: &line)
    }

    /// Appends everything after the time; equal for repetitions of the same event.
    package func appendRest(of event: Banner.Event, to line: inout [UInt8]) {
        line.append(",\"event\":", word: event.kind.word)
        let isEmpty = event.availableItems?.count == 0
        switch event.kind {
        case .items(let count, _) where event.availableItems?.available == nil:
            line.append(",\"count\":", count)
        case .start, .items:
            if let available = event.availableItems?.available {
                line.append(",\"local\":", text: local?(event.time))
                line.append(",\"count\":", available)
            }
        default: break
        }
        line.append(",\"page\":", isEmpty ? nil : event.kind.page)
        switch event.kind {
        case .start(let landing) where !isEmpty, .items(_, let landing?):
            append(landing, of: event, to: &line)
        case .settle(let landing): append(landing, of: event, at: landing.position, to: &line)
        case .change(let change):
            line.append(",\"from\":", change.from)
            appendItem(of: event, to: &line)
            line.append(",\"cause\":", word: change.cause.rawValue)
            line.append(",\"duration\":", change.duration, style)
            line.append(",\"position\":", change.position, style)
            line.append(",\"virtual\":", change.virtual)
            line.append(",\"indicator\":", change.indicator, style)
        case .recenter(_, let from, let virtual):
            line.append(",\"from\":", from)
            line.append(",\"virtual\":", virtual)
        case .timer(let change): line.append(",\"state\":", word: change.rawValue)
        case .indicator(let isHidden):
            line.append(",\"state\":", word: isHidden ? "hidden" : "shown")
        case .dragEnd(_, let position): line.append(",\"position\":", position, style)
        case .open: appendItem(of: event, withLink: true, to: &line)
        case .focus, .finished, .end: appendItem(of: event, to: &line)
        default: break
        }
        line.append("}\n")
    }

    private func append(
        _ landing: Banner.Event.Landing, of event: Banner.Event, at position: Double? = nil,
        to line: inout [UInt8]
    ) {
        appendItem(of: event, to: &line)
        line.append(",\"position\":", position, style)
        line.append(",\"virtual\":", landing.virtual)
        line.append(",\"indicator\":", landing.indicator, style)
    }

    private func appendItem(of event: Banner.Event, withLink: Bool = false, to line: inout [UInt8])
    {
        let item = event.itemNumber - first
        guard ids.indices.contains(item) else { return }
        line.append(",\"item\":")
        line += ids[item]
        guard withLink, let link = links[item] else { return }
        line.append(",\"link\":")
        line += link
    }

    private static func quoted(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(jsonString: text)
        return bytes
    }
}

/// A writer of a banner's states as one line of JSON each.
///
/// The keys are in the order of «What a banner means», Events and state.
package struct StateJSON {
    private let ids: [String]
    private let style: NumberStyle

    /// A writer for a banner's states.
    package init(_ banner: Banner, numbers style: NumberStyle = .plain) {
        ids = banner.items.map { $0.id }
        self.style = style
    }

    /// Appends a state as one line, including the newline.
    package func append(_ state: Banner.State, to line: inout [UInt8]) {
        line.append("{\"t\":", state.time, style)
        line.append(",\"count\":", state.availableItems?.available)
        // While there are no items, only the timer's state is written, without the time left.
        let isEmpty = state.availableItems?.count == 0
        line.append(",\"phase\":", word: isEmpty ? "empty" : state.phase.rawValue)
        if !isEmpty { appendPlace(of: state, to: &line) }
        appendTimer(of: state, withLeft: !isEmpty, to: &line)
        if !isEmpty {
            let scales = state.scales.lazy.filter { ($0.scale * 1_000_000).rounded() != 1_000_000 }
            append(",\"scales\":{", scales.map { ($0.page, $0.scale) }, to: &line)
            if let opacities = state.opacities {
                append(",\"opacities\":{", opacities.lazy.map { ($0.page, $0.opacity) }, to: &line)
            }
            line.append(",\"indicator\":", state.indicator, style)
        }
        line.append("}\n")
    }

    private func appendPlace(of state: Banner.State, to line: inout [UInt8]) {
        line.append(",\"page\":", state.page)
        let item = state.availableItems.map { Int($0.item) } ?? state.page
        if item >= 0 && item < ids.count { line.append(",\"item\":", text: ids[item]) }
        line.append(",\"position\":", state.position, style)
        line.append(",\"offset\":", state.offset, style)
        line.append(",\"virtual\":", state.virtual)
    }

    /// Appends an object with a value for each page.
    private func append(
        _ opening: String, _ pages: some Sequence<(Int, Double)>, to line: inout [UInt8]
    ) {
        line.append(opening)
        var isFirst = true
        for (page, value) in pages {
            line.append(isFirst ? "\"" : ",\"", page)
            line.append("\":", value, style)
            isFirst = false
        }
        line.append("}")
    }

    private func appendTimer(of state: Banner.State, withLeft: Bool, to line: inout [UInt8]) {
        let (word, left) = state.timer.parts
        line.append(",\"timer\":{\"state\":", word: Banner.State.TimerState.words[word])
        line.append(",\"left\":", withLeft ? left : nil, style)
        line.append(state.canResume ? ",\"canResume\":true}" : "}")
    }
}

extension Banner.State.TimerState {
    package static let words = ["none", "running", "suspended", "stopped"]

    /// The index of its word, and the time left.
    var parts: (word: Int, left: Time?) {
        switch self {
        case .absent: (0, nil)
        case .running(let left): (1, left)
        case .suspended(let left): (2, left)
        case .stopped: (3, nil)
        }
    }
}

extension [UInt8] {
    /// Appends an indicator's state as the JSON object of «What a banner means», Events and state.
    package mutating func append(
        _ indicator: Banner.Indicator.State, as style: NumberStyle = .plain
    ) {
        let values = Banner.Expectation.IndicatorValues(indicator)
        append("{\"style\":", word: (values.style ?? .absent).word)
        if values.hidden == true { append(",\"hidden\":true") }
        append(",\"count\":", values.count)
        append(",\"current\":", values.current)
        append(",\"first\":", values.first)
        append(",\"sizes\":[", values.sizes, style)
        if let pair = values.pair {
            for (index, page) in pair.enumerated() {
                append(index == 0 ? ",\"pair\":[" : ",", page)
            }
            append("]")
        }
        append(",\"widths\":[", values.widths, style)
        append(",\"x\":", values.x, style)
        append(",\"width\":", values.width, style)
        append(",\"alpha\":", values.alpha, style)
        append(",\"shift\":", values.shift, style)
        append(",\"fraction\":", values.fraction, style)
        append(",\"text\":", word: values.text)
        append(",\"fill\":", values.fill, style)
        append("}")
    }

    private mutating func append(_ opening: String, _ list: [Double]?, _ style: NumberStyle) {
        guard let list else { return }
        append(opening)
        for (index, value) in list.enumerated() { append(index == 0 ? "" : ",", value, style) }
        append("]")
    }
}

extension Banner.Indicator.State {
    /// The JSON object of «What a banner means», Events and state.
    package var json: String { .written { $0.append(self) } }
}

extension Session {
    /// An event of this session as one line of JSON, without the newline, as `bannerkit simulate`
    /// writes it.
    ///
    /// With a calendar, `local` is the date and time in the banner's time zone.
    ///
    /// ```swift
    /// for event in session.advance(to: time) { print(session.json(of: event)) }
    /// ```
    public func json(of event: Event) -> String {
        let writer = EventJSON(
            event.item.map { [$0] } ?? [], from: event.event.itemNumber,
            local: availabilitySource?.local(banner))
        return line { writer.append(event.event, to: &$0) }
    }

    /// A state of this session as one line of JSON, without the newline, as `bannerkit simulate`
    /// writes it.
    public func json(of state: Banner.State) -> String {
        var shown = banner
        if state.availableItems == nil { shown.items = items }
        return line { StateJSON(shown).append(state, to: &$0) }
    }
}

extension Schedule {
    /// An event of this schedule as one line of JSON, without the newline, as `bannerkit simulate`
    /// writes it.
    package func json(of event: Banner.Event) -> String {
        let writer = EventJSON(item(of: event).map { [$0] } ?? [], from: event.itemNumber)
        return line { writer.append(event, to: &$0) }
    }

    /// A state of this schedule as one line of JSON, without the newline, as `bannerkit simulate`
    /// writes it.
    ///
    /// ```swift
    /// print(schedule.json(of: schedule.state(at: .seconds(10))))
    /// ```
    package func json(of state: Banner.State) -> String {
        line { StateJSON(banner).append(state, to: &$0) }
    }
}

extension Banner.Event {
    /// The number of the event's item; -1 for none.
    ///
    /// It is the item's place in the file if only some items are shown, otherwise its page.
    var itemNumber: Int { availableItems.map { Int($0.item) } ?? kind.page ?? -1 }
}

/// A line without its newline.
private func line(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes.dropLast(), as: UTF8.self)
}

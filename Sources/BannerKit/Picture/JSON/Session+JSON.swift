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
            event.item.map { [$0] } ?? [], from: event.event.itemNumber, local: programme?.local(banner))
        return line { writer.append(event.event, to: &$0) }
    }

    /// A state of this session as one line of JSON, without the newline, as `bannerkit simulate`
    /// writes it.
    public func json(of state: Banner.State) -> String {
        var shown = banner
        if state.cast == nil { shown.items = items }
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
    package func json(of state: Banner.State) -> String { line { StateJSON(banner).append(state, to: &$0) } }
}

extension Banner.Event {
    /// The number of the event's item; -1 for none.
    ///
    /// With a calendar it is the item's place in the file, otherwise its page.
    var itemNumber: Int { cast.map { Int($0.item) } ?? kind.page ?? -1 }
}

/// A line without its newline.
private func line(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes.dropLast(), as: UTF8.self)
}

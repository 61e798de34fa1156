extension Session {
    /// An event of this session as `bannerkit simulate` writes it: one line of JSON, without its end.
    ///
    /// With a calendar, `local` is what the clock of the banner's time zone shows.
    public func json(of event: Event) -> String {
        let writer = EventJSON(
            event.item.map { [$0] } ?? [], from: event.event.itemNumber, local: programme?.local(banner))
        return line { writer.append(event.event, to: &$0) }
    }

    /// A state of this session as `bannerkit simulate` writes it: one line of JSON, without its end.
    public func json(of state: Banner.State) -> String {
        var shown = banner
        if state.cast == nil { shown.items = items }
        return line { StateJSON(shown).append(state, to: &$0) }
    }
}

extension Schedule {
    /// An event of this schedule as `bannerkit simulate` writes it: one line of JSON, without its end.
    package func json(of event: Banner.Event) -> String {
        let writer = EventJSON(item(of: event).map { [$0] } ?? [], from: event.itemNumber)
        return line { writer.append(event, to: &$0) }
    }

    /// A state of this schedule as `bannerkit simulate` writes it: one line of JSON, without its end.
    package func json(of state: Banner.State) -> String { line { StateJSON(banner).append(state, to: &$0) } }
}

extension Banner.Event {
    /// The number of the item of the page that the event names; -1 for none.
    ///
    /// With a calendar, pages are those of the set then.
    var itemNumber: Int { cast.map { Int($0.item) } ?? kind.page ?? -1 }
}

/// A line without its end.
private func line(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes.dropLast(), as: UTF8.self)
}

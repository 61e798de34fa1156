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
        case .start(let landing), .settle(let landing): (virtual, indicator) = (landing.virtual, landing.indicator)
        case .items(let count, let landing):
            (state, virtual, indicator) = ("\(count)", landing?.virtual, landing?.indicator)
        case .change(let change):
            (from, virtual) = (change.from, change.virtual)
            (cause, duration, indicator) = (change.cause, change.duration, change.indicator)
        case .recenter(_, let from, let virtual): (self.from, self.virtual) = (from, virtual)
        case .timer(let change): state = change.rawValue
        case .indicator(let isHidden): state = isHidden ? "hidden" : "shown"
        // The others are only a name, or have only a page.
        default: break
        }
        let place = event.cast.map { Int($0.item) } ?? page ?? -1
        if page != nil && (0..<count).contains(place) { item = place }
    }
}

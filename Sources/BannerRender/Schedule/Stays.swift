/// A period during which one page is current.
struct Stay: Equatable {
    /// The page.
    var page: Int
    /// From the change to it up to the next one.
    var start, end: Time
    /// What caused it; `nil` for the page at the start.
    var cause: Banner.Event.Cause?
}

/// The stays of a timeline up to its last instant, one by one; a change at that exact instant does not begin one.
struct Stays: Sequence, IteratorProtocol {
    private var events: Schedule.Events.Iterator
    private let end: Time
    private var stay: Stay?

    /// The stays of a timeline whose events include the changes, and the start if no stay is before them.
    init(_ timeline: Schedule.Events, after first: Stay? = nil) {
        (events, end, stay) = (timeline.makeIterator(), timeline.end, first)
    }

    mutating func next() -> Stay? {
        while let event = events.next() {
            switch event.kind {
            case .start(let landing): stay = Stay(page: landing.page, start: event.time, end: end)
            case .change(let change) where event.time < end:
                let next = Stay(page: change.page, start: event.time, end: end, cause: change.cause)
                guard var last = stay else { continue }
                stay = next
                last.end = event.time
                return last
            default: break
            }
        }
        defer { stay = nil }
        return stay
    }

    /// How many stays a timeline has, in closed form.
    static func count(_ timeline: Schedule.Events) -> Int64 {
        guard timeline.end > .zero else { return 1 }
        return timeline.schedule.exposure(over: timeline.end - Time(microseconds: 1)).changes + 1
    }
}

extension BannerCalendar {
    /// The instants at which dated occasions begin or end, in order, with the occasions' numbers.
    var dated: [(at: Instant, occasion: Int, opens: Bool)] {
        occasions.enumerated().filter { $1.from < $1.until }.flatMap { number, occasion in
            [(at: occasion.from, occasion: number, opens: true), (occasion.until, number, false)]
        }.filter { $0.at.seconds > .min && $0.at.seconds < .max }.sorted { ($0.at, $0.occasion) < ($1.at, $1.occasion) }
    }

    /// The instants of `dated`, without their occasions.
    var edges: [Instant] { dated.map(\.at) }

    /// The number of windows that begin in a week.
    var windowsInWeek: Int64 {
        occasions.reduce(0) { sum, occasion in
            sum + Int64(occasion.windows.map { $0.weekdays.nonzeroBitCount * $0.hours.count } ?? 0)
        }
    }

    /// Whether weeks differ between dated edges.
    package var isRecurring: Bool { occasions.contains { $0.windows?.recurrence != nil } }

    /// The seconds after a dated edge that show everything up to the next one.
    ///
    /// Two weeks, and one day for windows that end in a third week; if weeks differ, the 400 years
    /// of the calendar.
    var span: Int64 { isRecurring ? Day.inCycle * ClockTime.day : 15 * ClockTime.day }

    /// The uninterrupted period around an instant in which an item is available; an end is `nil` if
    /// there is none.
    ///
    /// The item must be available at the instant. Between two dated edges all weeks are equal, so
    /// two weeks after or before an edge are enough. If weeks differ, the search is extended up to
    /// the calendar's cycle.
    package func opening(of item: Int, around instant: Instant) -> (from: Instant?, until: Instant?) {
        guard kinds[item] != .always else { return (nil, nil) }
        let edges = edges
        return (beginning(of: item, before: instant, edges), end(of: item, after: instant, edges))
    }

    private func beginning(of item: Int, before instant: Instant, _ edges: [Instant]) -> Instant? {
        var (instant, length) = (instant, min(span, 15 * ClockTime.day))
        while true {
            let start = instant + -length
            if let last = changes(of: item, after: start, before: instant + 1).last { return last.at }
            guard length >= span else {
                length = min(span, 8 * length)
                continue
            }
            guard let edge = edges.first(where: { $0 > start && $0 < instant }) ?? edges.last(where: { $0 <= start })
            else { return nil }
            instant = edge
        }
    }

    private func end(of item: Int, after instant: Instant, _ edges: [Instant]) -> Instant? {
        var instant = instant
        while true {
            let end = instant + span
            let changes = SetChanges(self, after: instant, before: end)
            if let first = changes.first(where: { $0.items.contains(item) }) { return first.at }
            guard
                let edge = edges.last(where: { $0 > instant && $0 < end })
                    ?? edges.first(where: { $0 >= end }).map({ $0 + -1 })
            else { return nil }
            instant = edge
        }
    }

    private func changes(of item: Int, after start: Instant, before end: Instant) -> [SetChanges.Change] {
        SetChanges(self, after: start, before: end).filter { $0.items.contains(item) }
    }
}

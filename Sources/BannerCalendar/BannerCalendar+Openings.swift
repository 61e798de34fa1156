extension BannerCalendar {
    /// The instants at which dated occasions begin or end, in order.
    var edges: [Instant] {
        occasions.filter { $0.from < $0.until }.flatMap { [$0.from, $0.until] }
            .filter { $0.seconds > .min && $0.seconds < .max }.sorted()
    }

    /// How many windows begin in a week.
    var windowsInWeek: Int64 {
        occasions.reduce(0) { sum, occasion in
            sum + Int64(occasion.windows.map { $0.days.nonzeroBitCount * $0.hours.count } ?? 0)
        }
    }

    /// The whole time around an instant in which an item is available without a break, an end of it `nil` if it has none; the
    /// item must be available at the instant.
    ///
    /// Between two dated edges all weeks are equal, so two weeks after or before an edge show everything.
    package func opening(of item: Int, around instant: Instant) -> (from: Instant?, until: Instant?) {
        guard kinds[item] != .always else { return (nil, nil) }
        let edges = edges
        return (beginning(of: item, before: instant, edges), end(of: item, after: instant, edges))
    }

    private func beginning(of item: Int, before instant: Instant, _ edges: [Instant]) -> Instant? {
        var instant = instant
        while true {
            let start = instant + -CalendarSurvey.span
            var changes = SetChanges(self, after: start, before: instant + 1)
            var beginning: Instant?
            while let change = changes.next() {
                if change.items.contains(item) { beginning = changes.isAvailable(item) ? change.at : nil }
            }
            if let beginning { return beginning }
            guard let edge = edges.first(where: { $0 > start && $0 < instant }) ?? edges.last(where: { $0 <= start })
            else { return nil }
            instant = edge
        }
    }

    private func end(of item: Int, after instant: Instant, _ edges: [Instant]) -> Instant? {
        var instant = instant
        while true {
            let end = instant + CalendarSurvey.span
            var changes = SetChanges(self, after: instant, before: end)
            while let change = changes.next() {
                if change.items.contains(item) { return change.at }
            }
            if let edge = edges.last(where: { $0 > instant && $0 < end }) {
                instant = edge
            } else if let edge = edges.first(where: { $0 >= end }) {
                instant = edge + -1
            } else {
                return nil
            }
        }
    }
}

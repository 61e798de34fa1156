/// An iterator over the consecutive periods of a calendar, each with one set.
package struct Periods: Sequence, IteratorProtocol, Sendable {
    /// A half-open period in which the set does not change.
    package struct Period: Equatable, Sendable {
        /// Its first instant.
        package var from: Instant
        /// Its end, not included.
        package var until: Instant
        /// The available items, in file order.
        package var items: [Int]

        /// Its length in seconds.
        package var seconds: Int64 { until - from }
    }

    private var changes: SetChanges
    private let end: Instant
    private var start: Instant

    /// The periods from one instant to another.
    package init(_ calendar: BannerCalendar, from: Instant, to: Instant) {
        changes = SetChanges(calendar, after: from, before: to)
        start = from
        end = to
    }

    /// The next period.
    package mutating func next() -> Period? {
        guard start < end else { return nil }
        let items = changes.items
        let until = changes.next()?.at ?? end
        defer { start = until }
        return Period(from: start, until: until, items: items)
    }
}

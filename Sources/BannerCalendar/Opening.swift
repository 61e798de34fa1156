/// A time in which an item is available without a break, or in which nothing is.
package struct Opening: Sendable {
    /// The item's place in the file; `nil` for nothing.
    package let item: Int?
    /// Its beginning and its end.
    package let from, until: Instant

    /// How long it is.
    package var seconds: Int64 { until - from }
}

extension BannerCalendar {
    /// Hands over every opening of a span, cut off at its ends, in order of their ends.
    package func forEachOpening<Fault: Error>(
        from start: Instant, to end: Instant, _ body: (Opening) throws(Fault) -> Void
    ) throws(Fault) {
        var changes = SetChanges(self, after: start, before: end)
        // The row after the items' is open while nothing is available.
        var since = (0..<count).map { changes.isAvailable($0) ? start : nil } + [changes.count == 0 ? start : nil]
        func toggle(_ row: Int, _ at: Instant) throws(Fault) {
            guard let from = since[row] else { return since[row] = at }
            since[row] = nil
            try body(Opening(item: row < count ? row : nil, from: from, until: at))
        }
        while let change = changes.next() {
            for item in change.items { try toggle(item, change.at) }
            if (changes.count == 0) != (since[count] != nil) { try toggle(count, change.at) }
        }
        for row in since.indices where since[row] != nil { try toggle(row, end) }
    }
}

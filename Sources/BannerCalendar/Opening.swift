/// A period in which an item is available without a break, or in which no item is.
package struct Opening: Sendable {
    /// The item's place in the file; `nil` for a period without items.
    package let item: Int?
    /// The beginning, and the end, not included.
    package let from, until: Instant

    /// The length in seconds.
    package var seconds: Int64 { until - from }
}

extension BannerCalendar {
    /// Calls `body` with every opening of a span, cut off at the span's ends, in order of the
    /// openings' ends.
    package func forEachOpening<Fault: Error>(
        from start: Instant, to end: Instant, _ body: (Opening) throws(Fault) -> Void
    ) throws(Fault) {
        var changes = SetChanges(self, after: start, before: end)
        // The extra row at the end is open while no item is available.
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

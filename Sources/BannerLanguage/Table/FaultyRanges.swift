/// The ranges of faults, with a fast query whether one of them overlaps a range.
struct FaultyRanges {
    /// In order of start; faults are usually found in the order of the file.
    private var entries: [Entry] = []

    private struct Entry {
        let start: Int
        /// The largest end of this range and those before it.
        var furthest: Int
    }

    /// Adds the range of a fault.
    package mutating func insert(_ range: SourceRange) {
        // Positions are doubled: an empty range extends half a character in both directions.
        let width = range.start < range.end ? 0 : 1
        let (start, end) = (2 * range.start - width, 2 * range.end + width)
        var place = entries.partitioningIndex { $0.start > start }
        let furthest = place > 0 ? max(end, entries[place - 1].furthest) : end
        entries.insert(Entry(start: start, furthest: furthest), at: place)
        while place + 1 < entries.count && entries[place + 1].furthest < furthest {
            place += 1
            entries[place].furthest = furthest
        }
    }

    /// Whether a fault overlaps a range; an empty fault also counts at the range's edge.
    package func overlap(_ range: SourceRange) -> Bool {
        let next = entries.partitioningIndex { $0.start >= 2 * range.end }
        return next > 0 && entries[next - 1].furthest > 2 * range.start
    }
}

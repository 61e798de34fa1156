/// The ranges of faults, with a fast query for overlaps.
///
/// They are stored in sorted runs, each at most half as long as the one before. Faults are usually
/// found in the order of the file, so there is usually a single run.
struct FaultyRanges {
    private var runs: [[Entry]] = []

    private struct Entry {
        let start, end: Int
        /// The largest end among this entry and those before it in its run.
        let furthest: Int
    }

    /// Adds the range of a fault.
    package mutating func insert(_ range: SourceRange) {
        // Positions are doubled: an empty range extends half a character in both directions.
        let width = range.start < range.end ? 0 : 1
        let (start, end) = (2 * range.start - width, 2 * range.end + width)
        if let last = runs.last?.last, last.start <= start {
            runs[runs.count - 1].append(Entry(start: start, end: end, furthest: max(last.furthest, end)))
        } else {
            runs.append([Entry(start: start, end: end, furthest: end)])
        }
        while runs.count > 1 && 2 * runs[runs.count - 1].count > runs[runs.count - 2].count { mergeLastTwo() }
    }

    /// Whether a fault overlaps a range; an empty fault also counts at the range's edge.
    package func overlap(_ range: SourceRange) -> Bool {
        runs.contains { run in
            let next = run.partitioningIndex { $0.start >= 2 * range.end }
            return next > 0 && run[next - 1].furthest > 2 * range.start
        }
    }

    private mutating func mergeLastTwo() {
        let (later, earlier) = (runs.removeLast(), runs.removeLast())
        var merged: [Entry] = []
        merged.reserveCapacity(earlier.count + later.count)
        var (i, j) = (0, 0)
        while i < earlier.count || j < later.count {
            let takesEarlier = j == later.count || (i < earlier.count && earlier[i].start <= later[j].start)
            let next = takesEarlier ? earlier[i] : later[j]
            if takesEarlier { i += 1 } else { j += 1 }
            let furthest = max(merged.last?.furthest ?? next.end, next.end)
            merged.append(Entry(start: next.start, end: next.end, furthest: furthest))
        }
        runs.append(merged)
    }
}

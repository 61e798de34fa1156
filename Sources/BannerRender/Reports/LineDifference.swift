/// A line-based diff of two texts, with context.
struct LineDifference: Sendable {
    /// The hunks; hunks whose context would overlap are merged.
    let hunks: [Hunk]

    /// Consecutive lines of both texts, with a heading such as `@@ -1,4 +1,4 @@`.
    typealias Hunk = (heading: String, lines: ArraySlice<Line>)
    /// A line with its line break, which the last line can lack.
    typealias Line = (sign: Sign, bytes: ArraySlice<UInt8>)

    enum Sign: UInt8, Sendable {
        case same = 0x20
        case old = 0x2D
        case new = 0x2B
    }

    /// The number of context lines.
    private static let context = 3
    /// The number of lines of both texts to search for the end of a change.
    private static let reach = 16

    /// Compares two texts; after a change, they are aligned at the next equal line within `reach`.
    init(from old: [UInt8], to new: [UInt8]) {
        let lines = LineDifference.lines(from: LineDifference.split(old), to: LineDifference.split(new))
        var hunks: [Hunk] = []
        // The position of the hunk in all lines, and in each text.
        var (place, oldStart, newStart) = (0, 0, 0)
        while let first = lines[place...].firstIndex(where: { $0.sign != .same }) {
            var (index, end) = (first, first)
            while index < min(lines.count, end + 2 * LineDifference.context + 1) {
                index += 1
                if lines[index - 1].sign != .same { end = index }
            }
            let start = max(0, first - LineDifference.context)
            let shown = lines[start..<min(lines.count, end + LineDifference.context)]
            (oldStart, newStart) = (oldStart + start - place, newStart + start - place)
            let (oldCount, newCount) = (shown.count { $0.sign != .new }, shown.count { $0.sign != .old })
            let old = "-\(oldStart + min(1, oldCount)),\(oldCount)"
            hunks.append(("@@ \(old) +\(newStart + min(1, newCount)),\(newCount) @@", shown))
            (place, oldStart, newStart) = (shown.endIndex, oldStart + oldCount, newStart + newCount)
        }
        self.hunks = hunks
    }

    /// The lines of both texts; within a change, old lines come before new lines.
    private static func lines(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Line] {
        var lines: [Line] = []
        var (i, j) = (0, 0)
        var start = (old: 0, new: 0)
        func addDifference() {
            lines += old[start.old..<i].map { (.old, $0) } + new[start.new..<j].map { (.new, $0) }
        }
        while i < old.count || j < new.count {
            let (a, b) = differing(old[i...], new[j...])
            if a + b == 0 {
                addDifference()
                lines.append((.same, old[i]))
                start = (i + 1, j + 1)
            }
            (i, j) = a + b == 0 ? start : (i + a, j + b)
        }
        addDifference()
        return lines
    }

    /// The number of lines to skip in both texts until they are equal again; one in each if that is
    /// out of reach.
    private static func differing(
        _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
    ) -> (old: Int, new: Int) {
        for sum in 0...reach {
            for a in 0...sum where a <= old.count && sum - a <= new.count {
                let (old, new) = (old.dropFirst(a), new.dropFirst(sum - a))
                if old.first == new.first { return (a, sum - a) }
            }
        }
        return (min(1, old.count), min(1, new.count))
    }

    private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.lineRanges.filter { !$0.isEmpty }.map { bytes[$0] }
    }
}

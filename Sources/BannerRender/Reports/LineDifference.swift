/// The lines in which two texts differ, with some equal lines around them.
struct LineDifference: Sendable {
    /// The differences; those with few lines between them are combined.
    let hunks: [Hunk]

    /// Some lines of both texts, and where they are, as in `@@ -1,4 +1,4 @@`.
    typealias Hunk = (heading: String, lines: ArraySlice<Line>)
    /// A line with its line break, which the last line of a text may be without.
    typealias Line = (sign: Sign, bytes: ArraySlice<UInt8>)

    /// In which of the texts a line is.
    enum Sign: UInt8, Sendable {
        case same = 0x20
        case old = 0x2D
        case new = 0x2B
    }

    /// How many equal lines are shown around a difference.
    private static let context = 3
    /// How many lines of both texts together are searched for the end of a difference.
    private static let reach = 16

    /// Compares two texts line by line; equal lines after a difference are found if they come soon.
    init(from old: [UInt8], to new: [UInt8]) {
        let lines = LineDifference.lines(from: LineDifference.split(old), to: LineDifference.split(new))
        var hunks: [Hunk] = []
        // How many lines come before the hunk: of all, and of each text.
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

    /// The lines of both texts, in each difference the old ones before the new ones.
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

    /// How many lines of both texts differ until they are equal again; one of each if that is not soon.
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

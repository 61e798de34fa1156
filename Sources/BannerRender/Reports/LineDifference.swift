/// The lines in which two texts differ, with some equal lines around them.
struct LineDifference: Sendable {
    /// The differences; those with few lines between them are combined.
    let hunks: [Hunk]

    /// Some lines of both texts.
    struct Hunk: Sendable {
        /// Where the lines are, as in `@@ -1,4 +1,4 @@`.
        let heading: String
        /// The lines: the old ones before the new ones.
        let lines: [Line]
    }

    /// A line with its line break.
    struct Line: Sendable {
        let sign: Sign
        let bytes: ArraySlice<UInt8>

        /// Whether a line break ends it; the last line of a text may be without one.
        var isWhole: Bool { bytes.last == 0x0A }
    }

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
        let (old, new) = (LineDifference.lines(old), LineDifference.lines(new))
        var changes: [(old: Range<Int>, new: Range<Int>)] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count && j < new.count && old[i] == new[j] {
                (i, j) = (i + 1, j + 1)
                continue
            }
            let (a, b) = LineDifference.end(old[i...], new[j...])
            if let last = changes.last, last.old.upperBound == i, last.new.upperBound == j {
                changes[changes.count - 1] = (last.old.lowerBound..<i + a, last.new.lowerBound..<j + b)
            } else {
                changes.append((i..<i + a, j..<j + b))
            }
            (i, j) = (i + a, j + b)
        }
        var hunks: [Hunk] = []
        var rest = changes[...]
        while let first = rest.popFirst() {
            var near = [first]
            while let next = rest.first, let last = near.last,
                next.old.lowerBound - last.old.upperBound <= 2 * LineDifference.context
            {
                near.append(next)
                rest.removeFirst()
            }
            hunks.append(LineDifference.hunk(near, old, new))
        }
        self.hunks = hunks
    }

    /// How many lines of both texts differ until they are equal again; one of each if that is not soon.
    private static func end(
        _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
    ) -> (old: Int, new: Int) {
        for sum in 1...reach {
            for a in 0...sum where a <= old.count && sum - a <= new.count {
                let (i, j) = (old.startIndex + a, new.startIndex + sum - a)
                let isEnd = i == old.endIndex && j == new.endIndex
                if isEnd || (i < old.endIndex && j < new.endIndex && old[i] == new[j]) { return (a, sum - a) }
            }
        }
        return (min(1, old.count), min(1, new.count))
    }

    private static func hunk(
        _ changes: [(old: Range<Int>, new: Range<Int>)], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
    ) -> Hunk {
        var lines: [Line] = []
        let before = min(context, changes[0].old.lowerBound)
        let start = (old: changes[0].old.lowerBound - before, new: changes[0].new.lowerBound - before)
        var end = start
        for change in changes {
            lines += old[end.old..<change.old.lowerBound].map { Line(sign: .same, bytes: $0) }
            lines += old[change.old].map { Line(sign: .old, bytes: $0) }
            lines += new[change.new].map { Line(sign: .new, bytes: $0) }
            end = (change.old.upperBound, change.new.upperBound)
        }
        let after = min(context, old.count - end.old)
        lines += old[end.old..<end.old + after].map { Line(sign: .same, bytes: $0) }
        let (oldCount, newCount) = (end.old + after - start.old, end.new + after - start.new)
        let heading =
            "@@ -\(start.old + min(1, oldCount)),\(oldCount) +\(start.new + min(1, newCount)),\(newCount) @@"
        return Hunk(heading: heading, lines: lines)
    }

    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.lineRanges.filter { !$0.isEmpty }.map { bytes[$0] }
    }
}

// Lines of a text in bytes, from any place in them.

extension [UInt8] {
    /// Where the line of a place begins.
    package func lineStart(of place: Int) -> Int {
        self[..<place].lastIndex(where: Outline.isBreak).map { $0 + 1 } ?? 0
    }

    /// How many bytes of its line are before a place.
    package func column(of place: Int) -> Int { place - lineStart(of: place) }

    /// Where the next line begins; the text's end after the last one.
    package func nextLine(after place: Int) -> Int {
        guard let end = self[place...].firstIndex(where: Outline.isBreak) else { return count }
        return end + (self[end] == 0x0D && end + 1 < count && self[end + 1] == 0x0A ? 2 : 1)
    }

    /// Where each line of a range begins.
    package func lines(of range: Range<Int>) -> UnfoldFirstSequence<Int> {
        sequence(first: lineStart(of: range.lowerBound)) { line in
            let next = nextLine(after: line)
            return next < range.upperBound ? next : nil
        }
    }

    /// The first place of a range that has neither a space nor a tab; the range's end without one.
    package func content(in range: Range<Int>) -> Int {
        self[range].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? range.upperBound
    }
}

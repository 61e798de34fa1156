// Lines of a text in bytes, from any place in them.

extension [UInt8] {
    /// Where the line of a place begins.
    package func lineStart(of place: Int) -> Int {
        self[..<place].lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
    }

    /// How many bytes of its line are before a place.
    package func column(of place: Int) -> Int { place - lineStart(of: place) }

    /// Where the line of a place ends, before its line break.
    package func lineEnd(of place: Int) -> Int { self[place...].firstIndex(where: \.isLineBreak) ?? count }

    /// Where the next line begins; the text's end after the last one.
    package func nextLine(after place: Int) -> Int {
        let end = lineEnd(of: place)
        return Swift.min(count, end + (end + 1 < count && self[end] == 0x0D && self[end + 1] == 0x0A ? 2 : 1))
    }

    /// The complete lines of a range that has nothing but spaces before it; `nil` if something else is there.
    package func ownLines(of range: Range<Int>) -> Range<Int>? {
        let start = lineStart(of: range.lowerBound)
        guard content(in: start..<range.lowerBound) == range.lowerBound else { return nil }
        return start..<nextLine(after: range.upperBound)
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
        self[range].firstIndex { !$0.isSpaceOrTab } ?? range.upperBound
    }
}

// Lines of UTF-8 text, located from any offset.

extension [UInt8] {
    /// The start of the line at an offset.
    package func lineStart(of place: Int) -> Int {
        self[..<place].lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
    }

    /// The number of bytes between the start of the line and an offset.
    package func column(of place: Int) -> Int { place - lineStart(of: place) }

    /// The end of the line at an offset, before its line break.
    package func lineEnd(of place: Int) -> Int { self[place...].firstIndex(where: \.isLineBreak) ?? count }

    /// The start of the next line, or the end of the text.
    package func nextLine(after place: Int) -> Int {
        let end = lineEnd(of: place)
        return Swift.min(count, end + (end + 1 < count && self[end] == 0x0D && self[end + 1] == 0x0A ? 2 : 1))
    }

    /// The whole lines of a range with only spaces before it; `nil` if other text precedes it.
    package func ownLines(of range: Range<Int>) -> Range<Int>? {
        let start = lineStart(of: range.lowerBound)
        guard content(in: start..<range.lowerBound) == range.lowerBound else { return nil }
        return start..<nextLine(after: range.upperBound)
    }

    /// The starts of the lines of a range.
    package func lines(of range: Range<Int>) -> UnfoldFirstSequence<Int> {
        sequence(first: lineStart(of: range.lowerBound)) { line in
            let next = nextLine(after: line)
            return next < range.upperBound ? next : nil
        }
    }

    /// The first offset in a range that is neither a space nor a tab, or the end of the range.
    package func content(in range: Range<Int>) -> Int {
        self[range].firstIndex { !$0.isSpaceOrTab } ?? range.upperBound
    }
}

/// The lines that `git merge` puts around the two sides of a conflict.
package enum MergeConflict {
    package static let message = "a merge conflict is not resolved"
    package static let help = "keep one of the two sides, and remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`"

    /// The first line of a conflict: one that begins with seven `<` or `>`, up to its end.
    ///
    /// - Parameters:
    ///   - bytes: the text.
    ///   - range: the part to search.
    ///   - isWhole: whether both sides and the lines around them must be there.
    ///   - isIndented: whether spaces can precede them.
    /// - Returns: the line, without the spaces before it; `nil` if there is none.
    package static func first(
        in bytes: [UInt8], _ range: Range<Int>? = nil, isWhole: Bool = false, isIndented: Bool = false
    ) -> Range<Int>? {
        let range = range ?? 0..<bytes.count
        var position = range.lowerBound
        var found: Range<Int>?
        var seen = 0
        while position < range.upperBound {
            var end = position
            while end < range.upperBound && bytes[end] != 0x0A && bytes[end] != 0x0D { end += 1 }
            var start = position
            while isIndented && start < end && bytes[start] == 0x20 { start += 1 }
            if let mark = mark(bytes, start, end) {
                guard isWhole else {
                    if mark != UInt8(ascii: "=") { return start..<end }
                    position = end + 1
                    continue
                }
                let wanted = [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">")]
                if mark == wanted[seen] {
                    if seen == 0 { found = start..<end }
                    seen += 1
                    if seen == wanted.count { return found }
                }
            }
            position = end + 1
        }
        return nil
    }

    /// The character that a line consists of seven of, alone or before a space.
    private static func mark(_ bytes: [UInt8], _ start: Int, _ end: Int) -> UInt8? {
        guard end - start >= 7 else { return nil }
        let mark = bytes[start]
        guard mark == UInt8(ascii: "<") || mark == UInt8(ascii: "=") || mark == UInt8(ascii: ">") else { return nil }
        for index in start..<start + 7 where bytes[index] != mark { return nil }
        guard end - start == 7 || bytes[start + 7] == 0x20 else { return nil }
        return mark
    }
}

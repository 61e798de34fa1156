/// A patch that was pasted in the place of a file: lines with `+`, `-` or a space before the text.
package enum PatchText {
    package static let message = "the `+` and `-` at the beginning of lines are the marks of a patch"
    package static let help = "remove the lines that begin with `-`, and the first character of all others"

    /// The first line with a mark; `nil` if a line has none, or if this can be something else.
    package static func first(in bytes: [UInt8]) -> Range<Int>? {
        var found: Range<Int>?
        var (hasAdded, beginsWithSpace, isFirst) = (false, false, true)
        var position = 0
        while position < bytes.count {
            var end = position
            while end < bytes.count && bytes[end] != 0x0A && bytes[end] != 0x0D { end += 1 }
            defer { position = end + 1 }
            guard end > position else { continue }
            let mark = bytes[position]
            guard mark == UInt8(ascii: "+") || mark == UInt8(ascii: "-") || mark == 0x20 else { return nil }
            if isFirst { beginsWithSpace = mark == 0x20 }
            isFirst = false
            guard mark != 0x20, isKey(bytes, position + 1, end) else { continue }
            if mark == UInt8(ascii: "+") { hasAdded = true }
            found = found ?? position..<end
        }
        // `-id: a` alone can be an item without a space.
        return hasAdded || beginsWithSpace ? found : nil
    }

    /// Whether a line's text begins with a word and a `:`.
    private static func isKey(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
        var position = start
        while position < end, bytes[position] | 0x20 >= UInt8(ascii: "a"), bytes[position] | 0x20 <= UInt8(ascii: "z") {
            position += 1
        }
        return position > start && position < end && bytes[position] == UInt8(ascii: ":")
    }
}

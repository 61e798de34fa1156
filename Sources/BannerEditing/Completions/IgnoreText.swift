/// The name of a rule in the brackets of a comment `# bannerkit-ignore[…]`.
package struct IgnoreText {
    package let range: Range<Int>

    /// The name at an offset of a comment; `nil` if there is none.
    package init?(_ bytes: [UInt8], _ comment: Range<Int>, at offset: Int) {
        let text = bytes[comment]
        let word = Array("bannerkit-ignore".utf8)
        guard let open = text.firstIndex(of: UInt8(ascii: "[")), open < offset else { return nil }
        let before = text[..<open].drop { $0 == UInt8(ascii: "#") || $0 == 0x20 }
        guard before.starts(with: word) else { return nil }
        let close = text[open...].firstIndex(of: UInt8(ascii: "]")) ?? comment.upperBound
        guard offset <= close else { return nil }
        var (start, end) = (offset, offset)
        func isName(_ byte: UInt8) -> Bool { byte != UInt8(ascii: ",") && byte != 0x20 && byte != UInt8(ascii: "[") }
        while start > open + 1 && isName(bytes[start - 1]) { start -= 1 }
        while end < close && isName(bytes[end]) { end += 1 }
        range = start..<end
    }
}

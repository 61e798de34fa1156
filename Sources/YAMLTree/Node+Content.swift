public import Diagnostics

extension Node {
    /// The range of a scalar's own text, without the anchor and the tag before it; empty where it has no text.
    ///
    /// - Parameter cursor: where in the text one is; the call is cheap where nodes come in the order of the file.
    /// - Returns: the range, in code points.
    public func contentRange(_ cursor: inout TextCursor) -> SourceRange {
        let own = range
        let bytes = document.file.bytes
        let position = cursor.byteOffset(of: own.start)
        let end = cursor.byteOffset(of: own.end)
        // No text without quotes begins with `&` or `!`.
        guard position < end, bytes[position] == UInt8(ascii: "&") || bytes[position] == UInt8(ascii: "!") else {
            return own
        }
        var rest = Substring(decoding: bytes[position..<end], as: UTF8.self).unicodeScalars
        while rest.first == "&" || rest.first == "!" {
            rest = rest.drop { !Node.isSpace($0) }.drop(while: Node.isSpace)
            // Between properties there may be line breaks and comments.
            while rest.first == "#" { rest = rest.drop { !Node.isLineBreak($0) }.drop(while: Node.isSpace) }
        }
        return SourceRange(own.end - rest.count, own.end)
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || isLineBreak(scalar)
    }

    /// Whether libyaml takes a code point for a line break.
    private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
    }
}

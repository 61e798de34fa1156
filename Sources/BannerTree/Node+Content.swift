extension Node {
    /// The range of a scalar's text, without its anchor and tag; empty for empty text.
    ///
    /// - Parameter cursor: a cursor in the text; the call is fast if nodes are visited in the order
    ///   of the file.
    /// - Returns: the range, in code points.
    public func contentRange(_ cursor: inout TextCursor) -> BannerSource.Range {
        let own = range
        let bytes = document.file.bytes
        let position = cursor.byteOffset(of: own.start)
        let end = cursor.byteOffset(of: own.end)
        // Plain text cannot begin with `&` or `!`.
        guard position < end, bytes[position] == "&" || bytes[position] == "!" else {
            return own
        }
        var rest = Substring(decoding: bytes[position..<end], as: UTF8.self).unicodeScalars
        while rest.first == "&" || rest.first == "!" {
            rest = rest.drop { !Node.isSpace($0) }.drop(while: Node.isSpace)
            // There can be line breaks and comments between anchor, tag and text.
            while rest.first == "#" { rest = rest.drop { !Node.isLineBreak($0) }.drop(while: Node.isSpace) }
        }
        return SourceRange(own.end - rest.count, own.end)
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || isLineBreak(scalar)
    }

    /// Whether libyaml treats a code point as a line break.
    private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
    }
}

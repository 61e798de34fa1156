internal import CYaml

/// A text as libyaml's reader would leave it in its working buffer: UTF-8 followed by a zero byte.
///
/// libyaml copies what it reads twice and looks at each code point to find out the encoding and what is not text. The
/// screening has done that for the whole file, so the scanner is given the text at once.
struct Input {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    /// The buffer that the parser allocated and frees.
    private let own: UnsafeMutablePointer<UInt8>
    /// The buffer with the text: the parser's own, if it is large enough.
    private let start: UnsafeMutablePointer<UInt8>

    /// How many zero bytes follow the text: the one that ends it, and as many as the scanner's longest lookahead, the
    /// four of `--- ` or the digits of an escape, rounded up.
    private static var padding: Int { 8 }

    /// Gives a parser a copy of a text as if it had read all of it; `nil` if it has no buffer.
    ///
    /// The parser must outlive the input, and `end()` must be called before the parser is deleted.
    init?(_ bytes: [UInt8], codePoints: Int, for parser: UnsafeMutablePointer<yaml_parser_t>) {
        guard let own = parser.pointee.buffer.start, let ownEnd = parser.pointee.buffer.end else { return nil }
        self.parser = parser
        self.own = own
        let room = bytes.count + Input.padding
        start = room <= ownEnd - own ? own : Memory.allocate(room)
        bytes.withUnsafeBufferPointer { bytes in
            if let first = bytes.baseAddress { start.initialize(from: first, count: bytes.count) }
        }
        let end = start + bytes.count
        end.initialize(repeating: 0, count: Input.padding)
        yaml_parser_set_input_string(parser, start, 0)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        parser.pointee.eof = 1
        parser.pointee.buffer.start = start
        parser.pointee.buffer.pointer = start
        parser.pointee.buffer.last = end + 1
        parser.pointee.buffer.end = end + Input.padding
        parser.pointee.unread = codePoints + 1
    }

    /// Gives the parser its own buffer back before it is deleted; to be called once.
    func end() {
        guard start != own else { return }
        parser.pointee.buffer.start = own
        Memory.free(start)
    }
}

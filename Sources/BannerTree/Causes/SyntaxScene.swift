/// The text around the place where the YAML reader stopped, in bytes; a cause is found by looking at it.
///
/// Every position is valid: what is outside the text reads as a line break.
struct SyntaxScene {
    let bytes: [UInt8]
    /// What libyaml says is wrong.
    let problem: String
    /// The byte at which it stopped; at the end of the file, the byte after the last text.
    let stop: Int
    /// The byte at which what it was reading began.
    let began: Int
    /// Whether it stopped at the end of the file.
    let isAtEnd: Bool
    /// The first bytes of the lists and mappings between brackets that are open, outermost first.
    let brackets: [Int]
    /// The last scalar before the stop.
    let lastScalar: Scalar?
    /// The lines above it whose text ran on into the line where it stopped, in order.
    private(set) var suspects: [Line] = []

    init(
        _ bytes: [UInt8], problem: String, stop: Int, began: Int, isAtEnd: Bool, brackets: [Int], lastScalar: Scalar?
    ) {
        self.bytes = bytes
        self.problem = problem
        self.stop = stop
        self.began = began
        self.isAtEnd = isAtEnd
        self.brackets = brackets
        self.lastScalar = lastScalar
        suspects = runOnLines
    }

    /// A scalar that was read.
    struct Scalar {
        var start: Int
        var end: Int
        var isQuoted: Bool
    }

    /// One line of the text.
    struct Line {
        /// The first byte.
        var start: Int
        /// The first byte that is not a space or a tab; `end` if there is none.
        var content: Int
        /// The byte after the last one before the line break.
        var end: Int

        /// How far the text is indented, in bytes.
        var indent: Int { content - start }
        var isEmpty: Bool { content == end }
    }

    subscript(position: Int) -> UInt8 { bytes.indices.contains(position) ? bytes[position] : 0x0A }

    /// Whether the text at a position is this.
    func has(_ text: StaticString, at position: Int) -> Bool {
        text.withUTF8Buffer { wanted in
            position >= 0 && position + wanted.count <= bytes.count
                && wanted.indices.allSatisfy { bytes[position + $0] == wanted[$0] }
        }
    }

    /// The text of a range, for a message or a replacement.
    func text(_ start: Int, _ end: Int) -> String {
        let start = max(0, min(start, bytes.count))
        return String(decoding: bytes[start..<max(start, min(end, bytes.count))], as: UTF8.self)
    }

    func isBreak(_ position: Int) -> Bool { self[position] == 0x0A || self[position] == 0x0D }

    /// Whether there is a space, a tab, a line break, or the end of the text.
    func isSpace(_ position: Int) -> Bool { Screening.isBlank(self[position]) }

    /// Whether there is an ASCII letter, a digit or an underscore.
    func isWord(_ position: Int) -> Bool {
        switch self[position] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// The first position from `start` that is not a space or a tab.
    func skipSpaces(_ start: Int) -> Int {
        var position = start
        while self[position] == 0x20 || self[position] == 0x09 { position += 1 }
        return position
    }

    /// The position after the last byte before `end` that is not a space or a tab.
    func trimSpaces(before end: Int, notBefore start: Int) -> Int {
        var end = end
        while end > start, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
        return end
    }
}

extension SyntaxScene {
    /// The line of a position.
    func line(at position: Int) -> Line {
        let place = max(0, min(position, bytes.count))
        var start = place
        while start > 0 && !isBreak(start - 1) { start -= 1 }
        var end = place
        while !isBreak(end) { end += 1 }
        let content = min(skipSpaces(start), end)
        return Line(start: start, content: content, end: end)
    }

    /// The line where it stopped.
    var line: Line { line(at: stop) }

    /// The nearest line above with text other than a comment.
    func line(above line: Line) -> Line? {
        var position = line.start
        while position > 0 {
            let above = self.line(at: position - 1)
            if !above.isEmpty && self[above.content] != UInt8(ascii: "#") { return above }
            position = above.start
        }
        return nil
    }

    /// The nearest line below with text other than a comment.
    func line(below line: Line) -> Line? {
        var position = line.end + 1
        while position < bytes.count {
            let below = self.line(at: position)
            if !below.isEmpty && self[below.content] != UInt8(ascii: "#") { return below }
            position = below.end + 1
        }
        return nil
    }

    /// The lines whose text ran on: libyaml notices text without a `:` only at the next key, or at the end.
    fileprivate var runOnLines: [Line] {
        if problem == Problem.noColon { return [line(at: began)] }
        var lines: [Line] = []
        var line = line
        let top: Int
        if let bracket = brackets.last, Problem.isUnfinished(problem) {
            top = self.line(at: bracket).start
        } else {
            guard problem == Problem.colon, colon(from: entryStart(line), to: stop) == nil else { return [] }
            top = 0
        }
        // Text that runs on for longer is not a slip of one line.
        while lines.count < 50, line.start > top, let above = self.line(above: line) {
            if brackets.isEmpty {
                guard colon(from: entryStart(above), to: above.end) == nil else { break }
            }
            lines.append(above)
            if brackets.isEmpty && entryStart(above) != above.content { break }
            line = above
        }
        return lines.reversed()
    }

    /// The end of a line's text from a position on, without a comment after it and the spaces before that.
    func textEnd(_ line: Line, from start: Int) -> Int {
        var position = start
        while position < line.end {
            let isComment = self[position] == UInt8(ascii: "#") && (position == line.start || isSpace(position - 1))
            if isComment && position > start { break }
            position += 1
        }
        return trimSpaces(before: position, notBefore: start)
    }

    /// The first byte of a line's text after the dashes of list items.
    func entryStart(_ line: Line) -> Int {
        var position = line.content
        while self[position] == UInt8(ascii: "-"), self[position + 1] == 0x20 || self[position + 1] == 0x09 {
            position = skipSpaces(position + 1)
        }
        return min(position, line.end)
    }

    /// The first `:` between two positions of a line that ends a key: outside quotes and brackets, with a space or the end of the line
    /// after it.
    func colon(from start: Int, to end: Int) -> Int? {
        var position = start
        if let quote = quote(at: start) {
            position = closing(quote, after: start, before: end) ?? end
        }
        while position < end {
            if self[position] == UInt8(ascii: "#") && position > start && isSpace(position - 1) { return nil }
            if self[position] == UInt8(ascii: ":") && isSpace(position + 1) { return position }
            position += 1
        }
        return nil
    }

    /// The quote at a position, if there is one.
    func quote(at position: Int) -> UInt8? {
        self[position] == UInt8(ascii: "\"") || self[position] == UInt8(ascii: "'") ? self[position] : nil
    }

    /// The quote that closes the one at `start`, by YAML's rules.
    func closing(_ quote: UInt8, after start: Int, before end: Int) -> Int? {
        var position = start + 1
        while position < end {
            if quote == UInt8(ascii: "\"") && self[position] == UInt8(ascii: "\\") {
                position += 2
                continue
            }
            if self[position] == quote {
                guard quote == UInt8(ascii: "'") && self[position + 1] == quote else { return position }
                position += 1
            }
            position += 1
        }
        return nil
    }
}

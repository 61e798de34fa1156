/// A line iterator over standard input with a bounded buffer.
struct LineStream {
    /// A line without its LF; `nil` for a line over the limit, whose text is discarded.
    typealias Line = [UInt8]?

    private let limit: Int
    private var buffer: [UInt8] = []
    /// The start of the unfinished line in the buffer.
    private var start = 0
    /// Where the search for the next LF continues.
    private var searched = 0
    /// Whether the unfinished line already exceeds the limit.
    private var isTooLong = false
    private var isOver = false

    init(limit: Int) { self.limit = limit }

    /// Whether input can be read without blocking.
    var hasMore: Bool { !isOver && FileSystem.isReadable(0) }

    /// Reads about `wanted` bytes of lines; empty at the end of input.
    ///
    /// Blocks only for the first line.
    mutating func next(bytes wanted: Int) throws(Failure) -> [Line] {
        var lines: [Line] = []
        var size = 0
        while true {
            takeLines(&lines, &size)
            guard !isOver, size < wanted, lines.isEmpty || FileSystem.isReadable(0) else { break }
            try read()
        }
        return lines
    }

    private mutating func takeLines(_ lines: inout [Line], _ size: inout Int) {
        while let end = buffer[searched...].firstIndex(of: 0x0A) {
            lines.append(isTooLong || end - start > limit ? nil : Array(buffer[start..<end]))
            size += end + 1 - start
            (start, searched, isTooLong) = (end + 1, end + 1, false)
        }
        searched = buffer.count
        if searched - start > limit {
            // The rest of a line that is too long is discarded.
            (isTooLong, start) = (true, searched)
        }
    }

    private mutating func read() throws(Failure) {
        buffer.removeSubrange(..<start)
        (searched, start) = (searched - start, 0)
        do {
            let part = try FileSystem.readNext(0, atMost: 1 << 16)
            isOver = part.isEmpty
            // The last line can lack an LF.
            buffer += isOver && (!buffer.isEmpty || isTooLong) ? [0x0A] : part
        } catch {
            throw .inputOutput("cannot read standard input: \(error.message)")
        }
    }
}

/// Standard input as lines, of which only those are kept in memory that are being worked on.
struct LineStream {
    /// A line without its LF; `nil` is one that is longer than the limit, whose text is gone.
    typealias Line = [UInt8]?

    private let limit: Int
    private var buffer: [UInt8] = []
    /// Where the part of the buffer begins that is not a line yet.
    private var start = 0
    /// Where the search for the next LF goes on.
    private var searched = 0
    /// Whether the line that has begun is already too long.
    private var isTooLong = false
    private var isOver = false

    init(limit: Int) { self.limit = limit }

    /// Whether there is something to read at once.
    var hasMore: Bool { !isOver && FileSystem.isReadable(0) }

    /// At least one line, and those that can be had without waiting, of about that many bytes; none at the end.
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
            // What comes before the next LF is not needed any more.
            (isTooLong, start) = (true, searched)
        }
    }

    private mutating func read() throws(Failure) {
        buffer.removeSubrange(..<start)
        (searched, start) = (searched - start, 0)
        do {
            let part = try FileSystem.readNext(0, atMost: 1 << 16)
            isOver = part.isEmpty
            // The last line may have no LF.
            buffer += isOver && (!buffer.isEmpty || isTooLong) ? [0x0A] : part
        } catch {
            throw .inputOutput("cannot read standard input: \(error.message)")
        }
    }
}

import BannerDiagnostics

/// Standard output that only ever ends with a whole line: also when the program is asked to end, or the disk is full.
struct WholeLines {
    /// Whether the reader has gone away.
    private(set) var isClosed = false
    private var buffer: [UInt8] = []
    private static let capacity = 1 << 16

    /// Writes whole lines, once there are enough of them.
    mutating func write(_ lines: [UInt8]) throws(Failure) {
        buffer += lines
        if buffer.count >= WholeLines.capacity { try flush() }
    }

    /// Writes what is there.
    mutating func flush() throws(Failure) {
        defer { buffer.removeAll(keepingCapacity: true) }
        guard !isClosed && !buffer.isEmpty else { return }
        do throws(SystemFault) {
            try FileSystem.writeLines(buffer, to: 1)
        } catch {
            isClosed = true
            guard !error.isClosedPipe else { return }
            throw .inputOutput("cannot write standard output: \(error.message)")
        }
    }
}

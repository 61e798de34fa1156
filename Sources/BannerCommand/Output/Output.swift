/// A buffered output.
///
/// A file is written completely or not at all.
///
/// If the reader of a pipe closes it, further output is discarded and `isClosed` is true; that is
/// not an error. A write error is thrown once, and further output is discarded.
final class Output {
    /// Whether output is discarded, so that a long run can stop.
    private(set) var isClosed = false

    private var buffer: [UInt8] = []
    private let destination: Destination
    private var isFinished = false
    /// The number of bytes to write at once: half of a pipe's usual capacity, so that writer and
    /// reader work in parallel, and neither wakes the other too often.
    private static let capacity = 32 << 10

    /// The destination.
    enum Destination {
        /// Standard output; standard error for reports beside it.
        case standardOutput, standardError
        /// Standard output in whole lines.
        ///
        /// The output never ends within a line, also after a signal or on a full disk, if each
        /// write ends with a line feed.
        case wholeLines
        case file(AtomicFile)
    }

    init(_ destination: Destination) {
        self.destination = destination
        buffer.reserveCapacity(Output.capacity * 2)
    }

    /// An output that replaces a file when `finish` is called; below a `folder` no link is
    /// followed.
    ///
    /// Only one file at a time is written to disk, so that a signal handler can remove it.
    /// Others stay in memory until `finish`.
    static func file(_ path: Path, below folder: Path? = nil) throws(Failure) -> Output {
        let file = try path.attempt(to: "write", AtomicFile(of: path, below: folder))
        if SignalHandling.isIdle { try path.attempt(to: "write", file.begin()) }
        return Output(.file(file))
    }

    static func write(_ bytes: [UInt8], to path: Path, below folder: Path? = nil) throws(Failure) {
        let output = try file(path, below: folder)
        try output.write(bytes)
        try output.finish()
    }

    static func write(_ text: String, to path: Path, below folder: Path? = nil) throws(Failure) {
        try write(Array(text.utf8), to: path, below: folder)
    }

    func write(_ text: String) throws(Failure) {
        try emit { $0 += text.utf8 }
    }

    func write(_ bytes: [UInt8]) throws(Failure) {
        try emit { $0 += bytes }
    }

    /// Lets `body` append to the buffer, and flushes it when it is full.
    func emit(_ body: (inout [UInt8]) -> Void) throws(Failure) {
        body(&buffer)
        if buffer.count >= Output.capacity { try flush() }
    }

    /// Writes the buffer, unless the file stays in memory until `finish`.
    func flush() throws(Failure) {
        if case .file(let file) = destination, !file.isBegun { return }
        try empty()
    }

    private func empty() throws(Failure) {
        defer { buffer.removeAll(keepingCapacity: true) }
        guard !isClosed && !buffer.isEmpty else { return }
        do {
            switch destination {
            case .standardOutput: try FileSystem.write(buffer, to: 1)
            case .standardError: try FileSystem.write(buffer, to: 2)
            case .wholeLines: try FileSystem.writeLines(buffer, to: 1)
            case .file(let file): try file.write(buffer)
            }
        } catch {
            isClosed = true
            if !error.isClosedPipe { throw failure(error) }
        }
    }

    /// Writes the rest, and renames the file to its final name unless a write failed.
    func finish() throws(Failure) {
        guard !isFinished else { return }
        try empty()
        guard !isClosed, case .file(let file) = destination else { return }
        isFinished = true
        do { try file.keep() } catch { throw failure(error) }
    }

    /// Whether the output is standard output, where written bytes cannot be taken back.
    var isStandard: Bool { if case .standardOutput = destination { true } else { false } }

    private func failure(_ fault: SystemFault) -> Failure {
        let name =
            switch destination {
            case .standardOutput, .wholeLines: "standard output"
            case .standardError: "standard error"
            case .file(let file): "`\(file.target.text)`"
            }
        return .inputOutput("cannot write \(name): \(fault.message)")
    }
}

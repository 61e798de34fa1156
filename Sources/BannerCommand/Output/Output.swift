/// Output bytes: collected in a buffer, written with every write checked, and to a file completely or not at all.
///
/// When the reader of a pipe closes it, further output is dropped and `isClosed` is true: that is not a fault and has
/// no message. After a fault, which is thrown once, further output is also dropped.
final class Output {
    /// Whether nothing is written any more, so that a long run can stop.
    private(set) var isClosed = false

    private var buffer: [UInt8] = []
    private let goal: Goal
    private var isFinished = false
    /// A quarter of what a pipe holds, so that writer and reader work at the same time.
    private static let capacity = 1 << 14

    /// Where output can go.
    enum Goal {
        /// Standard output, and standard error for what is read beside it.
        case standardOutput, standardError
        /// Standard output that only ever ends with a whole line, also when the program is asked to end or the disk is full, as
        /// long as each write is of whole lines.
        case wholeLines
        /// A file while it is written.
        case file(AtomicFile)
    }

    /// Output that has not begun.
    init(_ goal: Goal) {
        self.goal = goal
        buffer.reserveCapacity(Output.capacity * 2)
    }

    /// A file that replaces the old one only when `finish` is called; below a `folder` no link is followed.
    ///
    /// Only one is written while the run goes on, and what others get is collected.
    static func file(_ path: Path, below folder: Path? = nil) throws(Failure) -> Output {
        let file = try path.attempt(to: "write", AtomicFile(of: path, below: folder))
        if Interruption.isIdle { try path.attempt(to: "write", file.begin()) }
        return Output(.file(file))
    }

    /// Writes a whole file.
    static func write(_ bytes: [UInt8], to path: Path, below folder: Path? = nil) throws(Failure) {
        let output = try file(path, below: folder)
        try output.write(bytes)
        try output.finish()
    }

    /// The same with a text.
    static func write(_ text: String, to path: Path, below folder: Path? = nil) throws(Failure) {
        try write(Array(text.utf8), to: path, below: folder)
    }

    /// Writes a text.
    func write(_ text: String) throws(Failure) {
        try emit { $0 += text.utf8 }
    }

    /// Writes bytes.
    func write(_ bytes: [UInt8]) throws(Failure) {
        try emit { $0 += bytes }
    }

    /// Lets `body` append to the buffer, and writes the buffer when it is full: the fastest way for many small pieces.
    func emit(_ body: (inout [UInt8]) -> Void) throws(Failure) {
        body(&buffer)
        if buffer.count >= Output.capacity { try flush() }
    }

    /// Writes the content of the buffer, unless it is collected.
    func flush() throws(Failure) {
        if case .file(let file) = goal, !file.isBegun { return }
        try empty()
    }

    private func empty() throws(Failure) {
        defer { buffer.removeAll(keepingCapacity: true) }
        guard !isClosed && !buffer.isEmpty else { return }
        do {
            switch goal {
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

    /// Writes the rest and puts the file into place, unless a part of it could not be written.
    func finish() throws(Failure) {
        guard !isFinished else { return }
        try empty()
        guard !isClosed, case .file(let file) = goal else { return }
        isFinished = true
        do { try file.keep() } catch { throw failure(error) }
    }

    /// Whether it is standard output, where what is written is at once with its reader.
    var isStandard: Bool { if case .standardOutput = goal { true } else { false } }

    private func failure(_ fault: SystemFault) -> Failure {
        let name =
            switch goal {
            case .standardOutput, .wholeLines: "standard output"
            case .standardError: "standard error"
            case .file(let file): "`\(file.target.text)`"
            }
        return .inputOutput("cannot write \(name): \(fault.message)")
    }
}

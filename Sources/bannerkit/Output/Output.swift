/// Bytes on their way out: gathered in a buffer, written with every write checked, and to a file whole or not at all.
///
/// When the reader of a pipe goes away, what follows is dropped and `isClosed` tells so: not a fault, and no message.
final class Output {
    /// Whether nobody reads any more; a long run may stop.
    private(set) var isClosed = false

    private var buffer: [UInt8] = []
    private let draft: FileSystem.Draft
    private var isFinished = false
    /// A quarter of what a pipe holds, so that writer and reader work at the same time: with 64 KB a year of events through
    /// a pipe took 1.7 times as long.
    private static let capacity = 1 << 14

    /// Standard output.
    static func standardOutput() -> Output {
        Output(draft: FileSystem.Draft(descriptor: 1, temporary: nil, target: Path("-")))
    }

    private init(draft: FileSystem.Draft) {
        self.draft = draft
        buffer.reserveCapacity(Output.capacity * 2)
    }

    /// A file that stands in its place only when `finish` was called.
    static func file(_ path: Path) throws(Failure) -> Output {
        do throws(SystemFault) {
            return Output(draft: try FileSystem.draft(of: path))
        } catch {
            throw .inputOutput("cannot write `\(path.text)`: \(error.message)")
        }
    }

    /// Writes a text.
    func write(_ text: String) throws(Failure) {
        try emit { $0 += text.utf8 }
    }

    /// Writes bytes.
    func write(_ bytes: [UInt8]) throws(Failure) {
        try emit { $0 += bytes }
    }

    /// Lets `body` append to the buffer, and passes it on when it is full: the quickest way for many small pieces.
    func emit(_ body: (inout [UInt8]) -> Void) throws(Failure) {
        body(&buffer)
        if buffer.count >= Output.capacity { try flush() }
    }

    /// Passes on what is in the buffer.
    func flush() throws(Failure) {
        defer { buffer.removeAll(keepingCapacity: true) }
        guard !isClosed && !buffer.isEmpty else { return }
        do throws(SystemFault) {
            try FileSystem.write(buffer, to: draft.descriptor)
        } catch {
            isClosed = true
            if !error.isClosedPipe { throw failure(error) }
        }
    }

    /// Writes the rest and puts a file in its place.
    func finish() throws(Failure) {
        try flush()
        guard !isFinished else { return }
        isFinished = true
        guard draft.descriptor > 2 else { return }
        do throws(SystemFault) { try FileSystem.keep(draft) } catch { throw failure(error) }
    }

    private func failure(_ fault: SystemFault) -> Failure {
        let name = draft.descriptor == 1 ? "standard output" : "`\(draft.target.text)`"
        return .inputOutput("cannot write \(name): \(fault.message)")
    }

    deinit {
        if !isFinished && draft.descriptor > 2 { FileSystem.discard(draft) }
    }
}

/// Output bytes: collected in a buffer, written with every write checked, and to a file completely or not at all.
///
/// When the reader of a pipe goes away, further output is dropped and `isClosed` is true: that is not a fault and has
/// no message. After a fault, which is thrown once, further output is also dropped.
final class Output {
    /// Whether nothing is written any more, so that a long run can stop.
    private(set) var isClosed = false

    private var buffer: [UInt8] = []
    private let goal: Goal
    private var isFinished = false
    /// A quarter of what a pipe holds, so that writer and reader work at the same time.
    private static let capacity = 1 << 14

    private enum Goal {
        case standardOutput
        case file(Draft)
    }

    /// Standard output.
    static func standardOutput() -> Output { Output(.standardOutput) }

    private init(_ goal: Goal) {
        self.goal = goal
        buffer.reserveCapacity(Output.capacity * 2)
    }

    /// A file that replaces the old one only when `finish` is called.
    static func file(_ path: Path) throws(Failure) -> Output {
        do throws(SystemFault) {
            return Output(.file(try Draft(of: path)))
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

    /// Lets `body` append to the buffer, and writes the buffer when it is full: the fastest way for many small pieces.
    func emit(_ body: (inout [UInt8]) -> Void) throws(Failure) {
        body(&buffer)
        if buffer.count >= Output.capacity { try flush() }
    }

    /// Writes the content of the buffer.
    func flush() throws(Failure) {
        defer { buffer.removeAll(keepingCapacity: true) }
        guard !isClosed && !buffer.isEmpty else { return }
        do throws(SystemFault) {
            try FileSystem.write(buffer, to: descriptor)
        } catch {
            isClosed = true
            if !error.isClosedPipe { throw failure(error) }
        }
    }

    /// Writes the rest and puts the file into place, unless a part of it could not be written.
    func finish() throws(Failure) {
        try flush()
        guard !isFinished, !isClosed, case .file(let draft) = goal else { return }
        isFinished = true
        do throws(SystemFault) { try draft.keep() } catch { throw failure(error) }
        if let loss = draft.loss {
            Context.note("`\(draft.target.text)` was written, but \(loss)", Environment.current)
        }
    }

    /// Whether it is standard output, where what is written is at once with its reader.
    var isStandard: Bool { if case .standardOutput = goal { true } else { false } }

    private var descriptor: Int32 {
        switch goal {
        case .standardOutput: 1
        case .file(let draft): draft.descriptor
        }
    }

    private func failure(_ fault: SystemFault) -> Failure {
        let name =
            switch goal {
            case .standardOutput: "standard output"
            case .file(let draft): "`\(draft.target.text)`"
            }
        return .inputOutput("cannot write \(name): \(fault.message)")
    }

    deinit {
        if !isFinished, case .file(let draft) = goal { draft.discard() }
    }
}

/// The pipes to a child process, which are read and written at the same time to avoid a deadlock.
struct Exchange {
    var ending = ChildProcess.Ending()
    /// The read and write ends of the pipes for input, output and errors; -1 for a closed end.
    private var ends: [Int32] = []
    private let bytes: [UInt8]
    private var position = 0
    private let limit: Int

    /// The limit on captured error output, in bytes.
    private static let mostErrors = 1 << 16
    /// The indices of this process's ends.
    private static let (input, output, errors) = (1, 2, 4)
    /// The indices of the child's ends.
    private static let others = [0, 3, 5]

    init(input bytes: [UInt8], limit: Int) throws(SystemFault) {
        (self.bytes, self.limit) = (bytes, limit)
        for _ in 0..<3 {
            var pair: [Int32] = [-1, -1]
            guard unsafe pipe(&pair) == 0 else {
                let fault = SystemFault()
                close()
                throw fault
            }
            ends += pair
        }
        // Other child processes must not inherit the ends.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    /// The child's standard input, output and error.
    var streams: [Int32] { Exchange.others.map { ends[$0] } }

    /// Closes the child's ends after it was started.
    mutating func begin() {
        for number in Exchange.others { close(number) }
        if bytes.isEmpty { close(Exchange.input) }
        for end in ends where end >= 0 { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    }

    /// Whether the child can still write.
    var isOpen: Bool { ends[Exchange.output] >= 0 || ends[Exchange.errors] >= 0 }

    mutating func close() { for number in ends.indices { close(number) } }

    private mutating func close(_ number: Int) {
        if ends[number] >= 0 { systemClose(ends[number]) }
        ends[number] = -1
    }

    /// Waits until a pipe is ready, and reads or writes.
    mutating func step(_ patience: Int32) throws(SystemFault) {
        let (input, sources) = (ends[Exchange.input], [Exchange.output, Exchange.errors])
        let ready = try FileSystem.ready(reading: sources.map { ends[$0] }, writing: [input], milliseconds: patience)
        guard let ready else { return }
        guard ready.contains(true) else {
            throw SystemFault(number: ETIMEDOUT, reason: "it gave no answer for \(patience / 1000) s")
        }
        if ready[2] { send() }
        for (number, isReady) in zip(sources, ready) where isReady {
            guard let part = try FileSystem.receive(ends[number], atMost: 1 << 16) else { continue }
            if part.isEmpty { close(number) }
            if number == Exchange.errors {
                ending.errors += part.prefix(max(0, Exchange.mostErrors - ending.errors.count))
            } else {
                ending.output += part
            }
            guard ending.output.count <= limit else { throw SystemFault(number: EFBIG, reason: "it wrote too much") }
        }
    }

    private mutating func send() {
        do {
            position += try FileSystem.send(bytes, from: position, to: ends[Exchange.input]) ?? 0
        } catch {
            // A program that stops reading reports the reason on standard error.
            position = bytes.count
        }
        if position == bytes.count { close(Exchange.input) }
    }
}

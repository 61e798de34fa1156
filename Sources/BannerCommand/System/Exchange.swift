/// What is written to a program and read from it at the same time, so that neither waits for the other forever.
struct Exchange {
    /// What the program wrote.
    var ending = ChildProcess.Ending()
    /// The reading and the writing end of the pipes that are the program's input, its output and its errors; -1 for one that
    /// is closed.
    private var ends: [Int32] = []
    private let bytes: [UInt8]
    private var position = 0
    private let limit: Int

    /// How much of what a program says on standard error is kept.
    private static let mostErrors = 1 << 16
    /// The numbers of this process's ends.
    private static let (input, output, errors) = (1, 2, 4)
    /// The numbers of the program's ends.
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
        // Other programs do not inherit them.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    /// The program's standard input, output and errors.
    var streams: [Int32] { Exchange.others.map { ends[$0] } }

    /// Closes the program's ends once it has them.
    mutating func begin() {
        for number in Exchange.others { close(number) }
        if bytes.isEmpty { close(Exchange.input) }
        for end in ends where end >= 0 { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    }

    /// Whether the program can still write something.
    var isOpen: Bool { ends[Exchange.output] >= 0 || ends[Exchange.errors] >= 0 }

    /// Closes everything.
    mutating func close() { for number in ends.indices { close(number) } }

    private mutating func close(_ number: Int) {
        if ends[number] >= 0 { systemClose(ends[number]) }
        ends[number] = -1
    }

    /// Waits until something can be read or written, and does that.
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
            // A program that reads no more says why on standard error.
            position = bytes.count
        }
        if position == bytes.count { close(Exchange.input) }
    }
}

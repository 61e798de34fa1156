import CBannerParts

/// A child process, started without a shell.
struct ChildProcess {
    /// The program, which is looked up on `PATH`, and its arguments.
    let words: [[UInt8]]
    /// Additional environment variables.
    var variables: [(name: String, value: [UInt8])] = []
    /// Whether to remove an inherited variable, given as `NAME=VALUE`.
    var hides: ([UInt8]) -> Bool = { _ in false }
    /// The timeout without input or output, in milliseconds.
    var timeout: Int32 = 60_000

    /// The output and the exit code of a program.
    struct Termination {
        var output: [UInt8] = []
        var errors: [UInt8] = []
        var code: Int32 = 0
    }

    /// Runs the program until it ends.
    ///
    /// Throws if it writes more than `limit` bytes or times out.
    func run(input: [UInt8] = [], limit: Int) throws(SystemFault) -> Termination {
        var pipes = try ProcessPipes(input: input, limit: limit)
        defer { pipes.close() }
        let process = try start(pipes)
        pipes.begin()
        do {
            while pipes.isOpen { try pipes.step(timeout) }
        } catch {
            _ = bannerkit_end_program(process, 1)
            throw error
        }
        pipes.termination.code = bannerkit_end_program(process, 0)
        return pipes.termination
    }

    private func start(_ pipes: ProcessPipes) throws(SystemFault) -> Int32 {
        var process: Int32 = 0
        let (environment, streams) = (environment(), pipes.streams)
        let fault = unsafe ChildProcess.withNames(words) { words in
            unsafe ChildProcess.withNames(environment) { environment in
                unsafe bannerkit_start_program(
                    words, environment, streams[0], streams[1], streams[2], &process)
            }
        }
        guard fault == 0 else { throw SystemFault(number: fault) }
        return process
    }

    /// This process's environment with the changes.
    private func environment() -> [[UInt8]] {
        var all: [[UInt8]] = []
        var place = unsafe bannerkit_environment()
        while let list = unsafe place, let entry = unsafe list.pointee {
            let bytes = unsafe Path(entry).bytes
            let isReplaced = variables.contains { bytes.starts(with: ($0.name + "=").utf8) }
            if !isReplaced && !hides(bytes) { all.append(bytes) }
            unsafe place = list + 1
        }
        return all + variables.map { Array("\($0.name)=".utf8) + $0.value }
    }

    /// Calls `body` with a null-terminated array of C strings.
    private static func withNames(
        _ names: [[UInt8]], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    ) -> Int32 {
        let texts = unsafe names.map { name in
            unsafe FileSystem.withName(Path(bytes: name)) { unsafe strdup($0) }
        }
        defer { unsafe texts.forEach { unsafe free($0) } }
        let list = unsafe texts + [nil]
        return unsafe list.withUnsafeBufferPointer { buffer in
            guard let words = buffer.baseAddress else { return EINVAL }
            return unsafe body(words)
        }
    }
}

/// The pipes to a child process, which are read and written at the same time to avoid a deadlock.
struct ProcessPipes {
    var termination = ChildProcess.Termination()
    /// The read and write ends of the pipes for input, output and errors; -1 for a closed end.
    private var ends: [Int32] = []
    private let bytes: [UInt8]
    private var position = 0
    private let limit: Int

    /// The limit on captured error output, in bytes.
    private static let maxErrors = 1 << 16
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
    var streams: [Int32] { ProcessPipes.others.map { ends[$0] } }

    /// Closes the child's ends after it was started.
    mutating func begin() {
        for number in ProcessPipes.others { close(number) }
        if bytes.isEmpty { close(ProcessPipes.input) }
        for end in ends where end >= 0 { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    }

    /// Whether the child can still write.
    var isOpen: Bool { ends[ProcessPipes.output] >= 0 || ends[ProcessPipes.errors] >= 0 }

    mutating func close() { for number in ends.indices { close(number) } }

    private mutating func close(_ number: Int) {
        if ends[number] >= 0 { systemClose(ends[number]) }
        ends[number] = -1
    }

    /// Waits until a pipe is ready, and reads or writes.
    mutating func step(_ timeout: Int32) throws(SystemFault) {
        let (input, sources) = (
            ends[ProcessPipes.input], [ProcessPipes.output, ProcessPipes.errors]
        )
        let ready = try FileSystem.ready(
            reading: sources.map { ends[$0] }, writing: [input], milliseconds: timeout)
        guard let ready else { return }
        guard ready.contains(true) else {
            throw SystemFault(
                number: ETIMEDOUT, reason: "it gave no answer for \(timeout / 1000) s")
        }
        if ready[2] { send() }
        for (number, isReady) in zip(sources, ready) where isReady {
            guard let part = try FileSystem.receive(ends[number], atMost: 1 << 16) else { continue }
            if part.isEmpty { close(number) }
            if number == ProcessPipes.errors {
                termination.errors += part.prefix(
                    max(0, ProcessPipes.maxErrors - termination.errors.count))
            } else {
                termination.output += part
            }
            guard termination.output.count <= limit else {
                throw SystemFault(number: EFBIG, reason: "it wrote too much")
            }
        }
    }

    private mutating func send() {
        do {
            position +=
                try FileSystem.send(bytes, from: position, to: ends[ProcessPipes.input]) ?? 0
        } catch {
            // A program that stops reading reports the reason on standard error.
            position = bytes.count
        }
        if position == bytes.count { close(ProcessPipes.input) }
    }
}

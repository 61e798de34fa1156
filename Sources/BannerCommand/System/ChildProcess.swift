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
    var patience: Int32 = 60_000

    /// The output and the exit code of a program.
    struct Ending {
        var output: [UInt8] = []
        var errors: [UInt8] = []
        var code: Int32 = 0
    }

    /// Runs the program until it ends.
    ///
    /// Throws if it writes more than `limit` bytes or times out.
    func run(input: [UInt8] = [], limit: Int) throws(SystemFault) -> Ending {
        var exchange = try Exchange(input: input, limit: limit)
        defer { exchange.close() }
        let process = try start(exchange)
        exchange.begin()
        do {
            while exchange.isOpen { try exchange.step(patience) }
        } catch {
            _ = bannerkit_end_program(process, 1)
            throw error
        }
        exchange.ending.code = bannerkit_end_program(process, 0)
        return exchange.ending
    }

    private func start(_ exchange: Exchange) throws(SystemFault) -> Int32 {
        var process: Int32 = 0
        let (environment, streams) = (environment(), exchange.streams)
        let fault = unsafe ChildProcess.withNames(words) { words in
            unsafe ChildProcess.withNames(environment) { environment in
                unsafe bannerkit_start_program(words, environment, streams[0], streams[1], streams[2], &process)
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
            let bytes = unsafe Array(UnsafeRawBufferPointer(start: entry, count: strlen(entry)))
            let isReplaced = variables.contains { bytes.starts(with: Array(($0.name + "=").utf8)) }
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

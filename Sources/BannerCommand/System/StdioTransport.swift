/// The event loop of the language server on standard input and output.
///
/// All available input is read before the server works on it. Writes never block, because the
/// editor may be blocked in a write of its own.
struct StdioTransport {
    private var server: LanguageServer
    private var output: [UInt8] = []
    private var sent = 0
    private var isOpen = true
    /// Whether the server has queued work.
    private var isBusy = false
    /// The editor's process id; `nil` if it does not run on this system.
    private var parent: pid_t?
    private var hasParent = false

    /// The limit on unsent output, in bytes, above which no more input is read.
    private static let maxWaiting = 64 << 20
    /// The interval for checking the editor's process, in milliseconds.
    private static let timeout: Int32 = 2_000

    init(_ server: LanguageServer) { self.server = server }

    /// Runs until the editor exits or closes a stream; returns whether it had sent `shutdown`.
    mutating func run() -> Bool {
        while isOpen || isBusy || sent < output.count {
            guard step() else { break }
        }
        return server.isShutDown
    }

    /// Waits for an event and handles it; returns whether to continue.
    private mutating func step() -> Bool {
        let isReading =
            isOpen && server.wantsMore && output.count - sent < StdioTransport.maxWaiting
        let timeout = isBusy ? 0 : parent == nil ? -1 : StdioTransport.timeout
        do {
            let ready = try FileSystem.ready(
                reading: [isReading ? 0 : -1], writing: [sent < output.count ? 1 : -1],
                milliseconds: timeout)
            guard let ready else { return true }
            // `PIPE_BUF` bytes can be written without blocking.
            if ready[1] {
                sent += try FileSystem.send(output, from: sent, to: 1, atMost: Int(PIPE_BUF)) ?? 0
            }
            if ready[0] {
                try receive()
            } else if isBusy {
                work()
            } else {
                return ready[1] || isParentAlive
            }
            return true
        } catch {
            return false
        }
    }

    private mutating func work() {
        isBusy = server.work()
        let answer = server.takeOutput()
        if sent == output.count { (output, sent) = (answer, 0) } else { output += answer }
        watchParent()
        // After `exit` only pending output is sent.
        if server.isOver { (isOpen, isBusy) = (false, false) }
    }

    private mutating func receive() throws(SystemFault) {
        guard let part = try FileSystem.receive(0, atMost: 1 << 16) else { return }
        if part.isEmpty { isOpen = false }
        server.take(part[...])
        isBusy = true
    }

    // MARK: The editor's process

    private mutating func watchParent() {
        guard !hasParent, let number = server.parent else { return }
        hasParent = true
        guard number > 0, let process = pid_t(exactly: number) else { return }
        parent = process
        // If the editor runs outside of a container, its process id has no meaning inside.
        if !isParentAlive { parent = nil }
    }

    private var isParentAlive: Bool {
        guard let parent else { return true }
        return kill(parent, 0) == 0 || errno != ESRCH
    }
}

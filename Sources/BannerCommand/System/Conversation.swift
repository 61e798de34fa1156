/// What an editor and its server say to each other on standard input and output.
///
/// Everything that waits on standard input is read before the server works on it. A write never waits for the editor,
/// because the editor may be waiting for a write of its own.
struct Conversation {
    private var server: LanguageServer
    private var output: [UInt8] = []
    private var sent = 0
    private var isOpen = true
    /// Whether the server has something to do.
    private var isBusy = false
    /// The editor's process, if it runs on this system.
    private var parent: pid_t?
    private var hasParent = false

    /// How many bytes can wait for an editor that does not read, before nothing more is read from it.
    private static let mostWaiting = 64 << 20
    /// After how many milliseconds the editor's process is looked for again.
    private static let patience: Int32 = 2_000

    init(_ server: LanguageServer) { self.server = server }

    /// Runs until the editor ends the conversation, closes a stream, or ends itself; returns whether it had announced that.
    mutating func run() -> Bool {
        while isOpen || isBusy || sent < output.count {
            guard step() else { break }
        }
        return server.isShutDown
    }

    /// Waits for something to do, and does it; returns whether the conversation goes on.
    private mutating func step() -> Bool {
        let isReading = isOpen && server.wantsMore && output.count - sent < Conversation.mostWaiting
        let patience = isBusy ? 0 : parent == nil ? -1 : Conversation.patience
        do {
            let ready = try FileSystem.ready(
                reading: [isReading ? 0 : -1], writing: [sent < output.count ? 1 : -1], milliseconds: patience)
            guard let ready else { return true }
            // Only as much as is certain not to wait.
            if ready[1] { sent += try FileSystem.send(output, from: sent, to: 1, atMost: Int(PIPE_BUF)) ?? 0 }
            if ready[0] { return try receive() }
            if isBusy { return work() }
            return ready[1] || isParentAlive
        } catch {
            return false
        }
    }

    private mutating func work() -> Bool {
        isBusy = server.work()
        let answer = server.takeOutput()
        if sent == output.count { (output, sent) = (answer, 0) } else { output += answer }
        watchParent()
        // After `exit` only what is written already is sent.
        if server.isOver { (isOpen, isBusy) = (false, false) }
        return true
    }

    /// Reads what is there.
    private mutating func receive() throws(SystemFault) -> Bool {
        guard let part = try FileSystem.receive(0, atMost: 1 << 16) else { return true }
        if part.isEmpty { isOpen = false }
        server.take(part[...])
        isBusy = true
        return true
    }

    // MARK: The editor's process

    private mutating func watchParent() {
        guard !hasParent, let number = server.parent else { return }
        hasParent = true
        guard number > 0, let process = pid_t(exactly: number) else { return }
        parent = process
        // An editor outside a container has a number that means nothing inside it.
        if !isParentAlive { parent = nil }
    }

    private var isParentAlive: Bool {
        guard let parent else { return true }
        return kill(parent, 0) == 0 || errno != ESRCH
    }
}

/// The server of an editor: takes the bytes that a client sends, and gives those to send back.
///
/// It waits for nothing and has no clock: whoever runs it passes bytes on as they come, and lets it work when no more are
/// waiting. So a hundred changes that come together are applied one after the other, and checked once.
package struct LanguageServer {
    let host: Host
    var client = Client()
    var phase = Phase.new
    var documents: [[UInt8]: OpenDocument] = [:]
    var folders: [DocumentURI] = []
    private var frames = FrameReader()
    private var queue: [Message] = []
    /// How many bytes the waiting messages had.
    private var queuedBytes = 0
    private var output: [UInt8] = []
    private var requestCount = 0

    /// How far a conversation has come.
    enum Phase: Equatable {
        case new, running, shutDown
        /// The client has ended it; whether it had announced that.
        case ended(isClean: Bool)
    }

    /// The client's process, which the server does not outlive; `nil` if there is none.
    package internal(set) var parent: Int?

    /// A server that has not received anything.
    package init(host: Host) { self.host = host }

    /// How the program should end if it ends now: whether the client had announced it.
    package var isShutDown: Bool { phase == .shutDown || phase == .ended(isClean: true) }

    /// Whether the client has ended the conversation.
    package var isOver: Bool { if case .ended = phase { true } else { false } }

    // MARK: Bytes

    /// How much is taken before it is worked on.
    private static let most = (bytes: FrameReader.maxContent, messages: 4_096)

    /// Whether more bytes should be passed on before the server works.
    package var wantsMore: Bool {
        queuedBytes < LanguageServer.most.bytes && queue.count < LanguageServer.most.messages
    }

    /// Takes bytes from the client.
    package mutating func take(_ bytes: some Collection<UInt8>) {
        frames.add(bytes)
        while let frame = frames.next() {
            switch frame {
            case .content(let content):
                queuedBytes += content.count
                add(Message(content))
            case .tooLarge(let size):
                let most = "at most \(FrameReader.maxContent >> 20) MB are read"
                queue.append(.invalid(nil, .notRequest("a message of \(size) bytes is too large: \(most)")))
            case .malformed: queue.append(.invalid(nil, .notJSON("a header without a valid `Content-Length`")))
            }
        }
    }

    /// The bytes to send to the client.
    package mutating func takeOutput() -> [UInt8] {
        defer { output = [] }
        return output
    }

    /// Adds a message to those that are waiting; one that is cancelled before its turn is answered at once.
    private mutating func add(_ message: Message) {
        guard case .notification("$/cancelRequest", let parameters) = message, let id = parameters["id"]?.id
        else { return queue.append(message) }
        let count = queue.count
        queue.removeAll { if case .request(id, _, _) = $0 { true } else { false } }
        if queue.count < count { send(.cancelled, to: id) }
    }

    // MARK: Work

    /// Handles every message, or without any publishes one document's diagnostics; returns whether there is more to do.
    package mutating func work() -> Bool {
        let messages = queue
        (queue, queuedBytes) = ([], 0)
        for message in messages where !isOver { handle(message) }
        guard phase == .running else { return false }
        if messages.isEmpty { publishDiagnostics() }
        return hasDiagnostics
    }

    private mutating func handle(_ message: Message) {
        switch message {
        case .invalid(let id, let fault): send(fault, to: id)
        case .response: break
        case .notification("exit", _): phase = .ended(isClean: phase == .shutDown)
        // Nobody can be told what is wrong with a notification.
        case .notification(let method, let parameters): if phase == .running { try? take(method, parameters) }
        case .request(let id, let method, let parameters):
            do throws(RequestFault) {
                send(try answer(method, parameters), to: id)
            } catch {
                send(error, to: id)
            }
        }
    }

    /// Answers a request.
    private mutating func answer(_ method: String, _ parameters: Parameters) throws(RequestFault) -> JSON {
        switch phase {
        case .new: if method != "initialize" { throw .notInitialized }
        case .running: if method == "initialize" { throw .notRequest("`initialize` can be sent only once") }
        case .shutDown, .ended: throw .notRequest("the server is shut down")
        }
        guard let request = LanguageServer.requests[method] else { throw .unknown(method) }
        return try request(&self, parameters)
    }

    // MARK: Messages to the client

    /// Answers a request.
    mutating func send(_ result: JSON, to id: JSON) { write(["id": id, "result": result]) }

    /// Answers a request that cannot be answered.
    mutating func send(_ fault: RequestFault, to id: JSON?) {
        write(["id": id ?? .null, "error": ["code": .number(fault.code), "message": .string(fault.message)]])
    }

    /// Sends a notification.
    mutating func notify(_ method: String, _ parameters: JSON) {
        write(["method": .string(method), "params": parameters])
    }

    /// Asks the client to ask for diagnostics again; its answer does not matter.
    mutating func refreshDiagnostics() {
        requestCount += 1
        write(["id": .string("bannerkit-\(requestCount)"), "method": "workspace/diagnostic/refresh"])
    }

    private mutating func write(_ message: KeyValuePairs<String, JSON?>) {
        let members = message.compactMap { key, value in value.map { (key, $0) } }
        let content = Array(JSON.object([("jsonrpc", "2.0")] + members).line.utf8)
        output += "Content-Length: \(content.count)\r\n\r\n".utf8
        output += content
    }
}

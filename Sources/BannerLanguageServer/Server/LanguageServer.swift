/// The language server as a state machine: bytes from the client in, bytes to the client out.
///
/// It neither waits nor has a clock. The caller passes bytes as they arrive, and calls `work` when
/// no more are available. So a burst of changes is applied one by one and checked once.
package struct LanguageServer {
    let host: Host
    var client = Client()
    var phase = Phase.new
    var documents: [[UInt8]: OpenDocument] = [:]
    var folders: [DocumentURI] = []
    private var frames = FrameReader()
    private var queue: [Message] = []
    /// The size of the queued messages, in bytes.
    private var queuedBytes = 0
    private var output: [UInt8] = []
    private var requestCount = 0

    /// The lifecycle of the connection.
    enum Phase: Equatable {
        case new, running, shutDown
        /// The client sent `exit`; clean if `shutdown` came before.
        case ended(isClean: Bool)
    }

    /// The client's process id, whose end also ends the server; `nil` if unknown.
    package internal(set) var parent: Int?

    /// Creates a server without a connection.
    package init(host: Host) { self.host = host }

    /// Whether the client has sent `shutdown`, which determines the exit code.
    package var isShutDown: Bool { phase == .shutDown || phase == .ended(isClean: true) }

    /// Whether the client has sent `exit`.
    package var isOver: Bool { if case .ended = phase { true } else { false } }

    // MARK: Bytes

    /// The limit on queued messages.
    private static let maxMessages = 4_096

    /// Whether to read more input before the server works.
    package var wantsMore: Bool {
        queuedBytes < FrameReader.maxContent && queue.count < LanguageServer.maxMessages
    }

    /// Adds bytes from the client.
    package mutating func take(_ bytes: some Collection<UInt8>) {
        frames.add(bytes)
        while let frame = frames.next() {
            switch frame {
            case .content(let content):
                queuedBytes += content.count
                add(Message(content))
            case .tooLarge(let size):
                let most = "at most \(FrameReader.maxContent >> 20) MB are read"
                queue.append(
                    .invalid(nil, .notRequest("a message of \(size) bytes is too large: \(most)")))
            case .malformed:
                queue.append(.invalid(nil, .notJSON("a header without a valid `Content-Length`")))
            }
        }
    }

    /// Removes and returns the bytes for the client.
    package mutating func takeOutput() -> [UInt8] {
        defer { output = [] }
        return output
    }

    /// Queues a message; a queued request that is cancelled is answered immediately.
    private mutating func add(_ message: Message) {
        guard case .notification("$/cancelRequest", let parameters) = message,
            let id = parameters["id"]?.id
        else { return queue.append(message) }
        let count = queue.count
        queue.removeAll { if case .request(id, _, _) = $0 { true } else { false } }
        if queue.count < count { send(.cancelled, to: id) }
    }

    // MARK: Work

    /// Handles all messages; if there are none, publishes the diagnostics of one document.
    ///
    /// Returns whether more work is left.
    package mutating func work() -> Bool {
        let messages = queue
        queue = []
        queuedBytes = 0
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
        // A notification has no response, so its errors are ignored.
        case .notification(let method, let parameters):
            if phase == .running { try? take(method, parameters) }
        case .request(let id, let method, let parameters):
            do throws(RequestFault) {
                write(["id": id, "result": try answer(method, parameters)])
            } catch {
                send(error, to: id)
            }
        }
    }

    private mutating func answer(_ method: String, _ parameters: Parameters) throws(RequestFault)
        -> JSON
    {
        switch phase {
        case .new: if method != "initialize" { throw .notInitialized }
        case .running:
            if method == "initialize" { throw .notRequest("`initialize` can be sent only once") }
        case .shutDown, .ended: throw .notRequest("the server is shut down")
        }
        guard let request = LanguageServer.requests[method] else { throw .unknown(method) }
        return try request(&self, parameters)
    }

    // MARK: Messages to the client

    /// Sends an error response.
    mutating func send(_ fault: RequestFault, to id: JSON?) {
        write([
            "id": id ?? .null,
            "error": ["code": .number(fault.code), "message": .string(fault.message)],
        ])
    }

    mutating func notify(_ method: String, _ parameters: JSON) {
        write(["method": .string(method), "params": parameters])
    }

    /// Asks the client to pull diagnostics again; its response is ignored.
    mutating func refreshDiagnostics() {
        requestCount += 1
        write([
            "id": .string("bannerkit-\(requestCount)"), "method": "workspace/diagnostic/refresh",
        ])
    }

    private mutating func write(_ message: JSON) {
        let content = Array((["jsonrpc": "2.0"] as JSON).adding(message).line.utf8)
        output += "Content-Length: \(content.count)\r\n\r\n".utf8
        output += content
    }
}

/// The environment of a server, which has no file system of its own.
///
/// Paths are bytes and begin with `/`.
package struct Host {
    /// Looks up the rule settings for a file, within the folders of the workspace.
    package var configuration: (_ path: [UInt8], _ folders: [[UInt8]]) -> RuleConfiguration = {
        _, _ in .standard
    }
    /// Checks pictures with paths relative to a file.
    package var pictureFaults: (_ path: [UInt8]) -> @Sendable (String) -> String? = { _ in
        { _ in nil }
    }
    /// Looks up the sizes of pictures in bytes, with paths relative to a file.
    package var pictureSizes: (_ path: [UInt8]) -> (@Sendable (String) -> Int?)? = { _ in nil }
    /// The time zone data for dates; `nil` if there is none.
    package var dateSources: DateSources?

    /// Creates a host without files.
    package init() {}
}

extension LanguageServer {
    /// Handles a notification; unknown ones are ignored.
    mutating func take(_ method: String, _ parameters: Parameters) throws(RequestFault) {
        switch method {
        case "textDocument/didOpen": try open(parameters)
        case "textDocument/didChange": try change(parameters)
        case "textDocument/didSave": try save(parameters)
        case "textDocument/didClose": try close(parameters)
        case "workspace/didChangeWorkspaceFolders": try changeFolders(parameters)
        default: break
        }
    }

    /// Handles `initialize`.
    mutating func initialize(_ parameters: Parameters) -> JSON {
        client = Client(parameters)
        parent = parameters["processId"]?.integer
        let root =
            parameters["rootUri"]?.string.map { DocumentURI($0) }
            ?? parameters["rootPath"]?.string.map { DocumentURI(path: Array($0.utf8)) }
        folders =
            parameters["workspaceFolders"].map(LanguageServer.addresses)
            ?? [root].compactMap(\.self)
        phase = .running
        return [
            "capabilities": capabilities,
            "serverInfo": ["name": "bannerkit", "version": .string(Release.version)],
        ]
    }

    private mutating func changeFolders(_ parameters: Parameters) throws(RequestFault) {
        let event = try parameters.object("event")
        let removed = LanguageServer.addresses(event["removed"]).map(\.key)
        folders.removeAll { removed.contains($0.key) }
        folders += LanguageServer.addresses(event["added"])
    }

    private static func addresses(_ folders: JSON?) -> [DocumentURI] {
        folders?.array?.compactMap { $0["uri"]?.string.map { DocumentURI($0) } } ?? []
    }

    /// The server's capabilities for this client.
    var capabilities: JSON {
        let preparesRenames = client.can("textDocument/rename/prepareSupport")
        return [
            "positionEncoding": client.encoding == .utf8 ? "utf-8" : "utf-16",
            "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
            "completionProvider": [
                "triggerCharacters": [":", " ", "#"], "resolveProvider": false,
            ],
            "hoverProvider": true, "documentSymbolProvider": true, "foldingRangeProvider": true,
            "definitionProvider": true, "referencesProvider": true,
            "documentHighlightProvider": true,
            "renameProvider": preparesRenames ? ["prepareProvider": true] : true,
            "documentLinkProvider": ["resolveProvider": false], "colorProvider": true,
            "selectionRangeProvider": true,
            "inlayHintProvider": true, "documentFormattingProvider": true,
            "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
            "diagnosticProvider": client.pullsDiagnostics
                ? [
                    "identifier": "bannerkit", "interFileDependencies": true,
                    "workspaceDiagnostics": false,
                ] : nil,
            // Without literals, a client accepts only commands.
            "codeActionProvider": client.has("textDocument/codeAction/codeActionLiteralSupport")
                ? [
                    "codeActionKinds": ["quickfix", .string(CurrentDocument.fixAll)],
                    "resolveProvider": false,
                ] : nil,
            "semanticTokensProvider": client.has("textDocument/semanticTokens")
                ? ["legend": CurrentDocument.legend, "full": true, "range": true] : nil,
            // The client handles the commands of lenses.
            "codeLensProvider": client.commands.isEmpty ? nil : ["resolveProvider": false],
        ]
    }
}

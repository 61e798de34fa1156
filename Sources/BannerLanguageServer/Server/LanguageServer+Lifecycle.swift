import BannerDiagnostics
import BannerTree

extension LanguageServer {
    /// Answers a request.
    typealias Request = @Sendable (inout LanguageServer, Parameters) throws(RequestFault) -> JSON
    /// Takes a notification.
    typealias Notification = @Sendable (inout LanguageServer, Parameters) throws(RequestFault) -> Void

    /// The requests that are answered, except those for diagnostics.
    static let requests = [ownRequests, languageRequests, nameRequests, viewRequests].reduce(into: [:]) { all, some in
        all.merge(some) { $1 }
    }

    private static let ownRequests: [String: Request] = [
        "initialize": { server, parameters throws(RequestFault) in try server.initialize(parameters) },
        "shutdown": { server, _ throws(RequestFault) in
            server.phase = .shutDown
            return .null
        },
        "textDocument/codeAction": { server, parameters throws(RequestFault) in try server.codeActions(parameters) },
    ]

    /// The notifications that are understood; others are ignored.
    static let notifications: [String: Notification] = [
        "initialized": { server, _ throws(RequestFault) in server.register() },
        "textDocument/didOpen": { server, parameters throws(RequestFault) in try server.open(parameters) },
        "textDocument/didChange": { server, parameters throws(RequestFault) in try server.change(parameters) },
        "textDocument/didSave": { server, parameters throws(RequestFault) in try server.save(parameters) },
        "textDocument/didClose": { server, parameters throws(RequestFault) in try server.close(parameters) },
        "workspace/didChangeWatchedFiles": { server, _ throws(RequestFault) in server.checkAgain() },
        "workspace/didChangeWorkspaceFolders": { server, parameters throws(RequestFault) in
            try server.changeFolders(parameters)
        },
    ]

    private mutating func initialize(_ parameters: Parameters) throws(RequestFault) -> JSON {
        client = Client(parameters)
        parent = parameters["processId"]?.integer
        if let list = parameters["workspaceFolders"]?.array {
            folders = list.compactMap { $0["uri"]?.string.map { DocumentURI($0) } }
        } else if let root = parameters["rootUri"]?.string {
            folders = [DocumentURI(root)]
        } else if let root = parameters["rootPath"]?.string {
            folders = [DocumentURI(path: Array(root.utf8))]
        }
        phase = .running
        return [
            "capabilities": capabilities, "serverInfo": ["name": "bannerkit", "version": .string(Release.version)],
        ]
    }

    /// Asks a client that can do so to tell about settings files that change.
    private mutating func register() {
        guard client.can("workspace", "didChangeWatchedFiles", "dynamicRegistration") else { return }
        request(
            "client/registerCapability",
            [
                "registrations": [
                    [
                        "id": "settings", "method": "workspace/didChangeWatchedFiles",
                        "registerOptions": ["watchers": [["globPattern": "**/.bannerkit.{yaml,yml}"]]],
                    ]
                ]
            ])
    }

    private mutating func changeFolders(_ parameters: Parameters) throws(RequestFault) {
        let event = try parameters.object("event")
        let removed = event["removed"]?.array?.compactMap { $0["uri"]?.string.map { DocumentURI($0).key } } ?? []
        folders.removeAll { removed.contains($0.key) }
        folders += event["added"]?.array?.compactMap { $0["uri"]?.string.map { DocumentURI($0) } } ?? []
    }
}

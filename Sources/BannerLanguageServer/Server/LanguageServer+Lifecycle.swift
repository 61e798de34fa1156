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
        folders = parameters["workspaceFolders"].map(LanguageServer.addresses) ?? [root].compactMap(\.self)
        phase = .running
        return [
            "capabilities": capabilities, "serverInfo": ["name": "bannerkit", "version": .string(Release.version)],
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
}

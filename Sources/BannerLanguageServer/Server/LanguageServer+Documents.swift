extension LanguageServer {
    /// Opens a document, or replaces one that is already open.
    mutating func open(_ parameters: Parameters) throws(RequestFault) {
        let item = try parameters.object("textDocument")
        let uri = try parameters.document
        let text = try item.string("text")
        let kind = Snapshot.Kind(uri, language: item["languageId"]?.string ?? "", text: text)
        documents[uri.key] = OpenDocument(uri, kind, version: item["version"]?.integer, text: text)
    }

    /// Applies changes in order; each refers to the text after the previous one.
    mutating func change(_ parameters: Parameters) throws(RequestFault) {
        let item = try parameters.object("textDocument")
        let key = try parameters.document.key
        // All changes are parsed before the first one is applied.
        let changes = try parameters.objects("contentChanges").map { change throws(RequestFault) in
            (
                range: change["range"] == nil ? nil : try change.range("range"),
                text: try change.string("text")
            )
        }
        for change in changes {
            documents[key]?.change(change.range, to: change.text, client.encoding)
        }
        documents[key]?.version = item["version"]?.integer
    }

    /// Closes a document and clears its diagnostics.
    mutating func close(_ parameters: Parameters) throws(RequestFault) {
        let uri = try parameters.document
        guard let document = documents.removeValue(forKey: uri.key), document.kind != nil,
            !client.pullsDiagnostics
        else { return }
        publish([], for: document.uri, version: nil)
    }

    /// Invalidates caches after a file was saved: settings affect all files, and pictures may have
    /// changed.
    mutating func save(_ parameters: Parameters) throws(RequestFault) {
        let key = try parameters.document.key
        guard documents[key]?.kind == .settings else {
            documents[key]?.forget()
            return
        }
        for key in documents.keys { documents[key]?.forget() }
        if client.pullsDiagnostics && client.can("workspace/diagnostics/refreshSupport") {
            refreshDiagnostics()
        }
    }

    /// The open document of a request; `nil` if it is not checked.
    mutating func document(_ parameters: Parameters) throws(RequestFault) -> CurrentDocument? {
        let uri = try parameters.document
        guard documents[uri.key] != nil else { throw .parameter("`\(uri.text)` is not open") }
        return current(uri.key)
    }

    /// The current version of an open document.
    mutating func current(_ key: [UInt8]) -> CurrentDocument? {
        guard var document = documents[key] else { return nil }
        defer { documents[key] = document }
        return document.current(for: self)
    }

    /// The first document with unpublished diagnostics, by URI.
    private var stale: [UInt8]? {
        client.pullsDiagnostics
            ? nil
            : documents.filter(\.value.hasDiagnostics).keys.min { $0.lexicographicallyPrecedes($1) }
    }

    var hasDiagnostics: Bool { stale != nil }

    /// Publishes the diagnostics of one document.
    mutating func publishDiagnostics() {
        guard let key = stale else { return }
        documents[key]?.isStale = false
        if let document = current(key) {
            publish(document.diagnostics, for: document.uri, version: document.version)
        }
    }

    mutating func publish(_ items: [JSON], for uri: DocumentURI, version: Int?) {
        let version = client.can("textDocument/publishDiagnostics/versionSupport") ? version : nil
        notify(
            "textDocument/publishDiagnostics",
            [
                "uri": .string(uri.text), "version": version.map { .number($0) },
                "diagnostics": .array(items),
            ])
    }
}

extension LanguageServer {
    /// Opens a document; one that is open already is replaced.
    mutating func open(_ parameters: Parameters) throws(RequestFault) {
        let item = try parameters.object("textDocument")
        let uri = try parameters.document
        let text = try item.string("text")
        let kind = Snapshot.Kind(uri, language: item["languageId"]?.string ?? "", text: text)
        documents[uri.key] = OpenDocument(uri, kind, version: item["version"]?.integer, text: text)
    }

    /// Changes a document: each change is about the text after the one before it.
    mutating func change(_ parameters: Parameters) throws(RequestFault) {
        let item = try parameters.object("textDocument")
        let key = try parameters.document.key
        // Every change is read before the first one is made.
        let changes = try parameters.objects("contentChanges").map { change throws(RequestFault) in
            (range: change["range"] == nil ? nil : try change.range("range"), text: try change.string("text"))
        }
        for change in changes { documents[key]?.change(change.range, to: change.text, client.encoding) }
        documents[key]?.version = item["version"]?.integer
    }

    /// Closes a document, and removes its diagnostics.
    mutating func close(_ parameters: Parameters) throws(RequestFault) {
        let uri = try parameters.document
        guard let document = documents.removeValue(forKey: uri.key), document.kind != nil, !client.pullsDiagnostics
        else { return }
        publish([], for: document.uri, version: nil)
    }

    /// Takes note of a file that was written: settings hold for others, and images can have come with it.
    mutating func save(_ parameters: Parameters) throws(RequestFault) {
        let uri = try parameters.document
        guard documents[uri.key]?.kind == .settings else {
            documents[uri.key]?.forget()
            return
        }
        for key in documents.keys { documents[key]?.forget() }
        if client.pullsDiagnostics && client.can("workspace/diagnostics/refreshSupport") {
            refreshDiagnostics()
        }
    }

    /// The open document that a request is about, with everything that is known about this version of it; `nil` if the
    /// document is not checked.
    mutating func document(_ parameters: Parameters) throws(RequestFault) -> CurrentDocument? {
        let uri = try parameters.document
        guard documents[uri.key] != nil else { throw .parameter("`\(uri.text)` is not open") }
        return current(uri.key)
    }

    /// This version of an open document.
    mutating func current(_ key: [UInt8]) -> CurrentDocument? {
        guard var document = documents[key] else { return nil }
        defer { documents[key] = document }
        return document.current(for: self)
    }
}

extension LanguageServer {
    /// The first document with unpublished diagnostics, by URI.
    private var stale: [UInt8]? {
        client.pullsDiagnostics
            ? nil : documents.filter(\.value.hasDiagnostics).keys.min { $0.lexicographicallyPrecedes($1) }
    }

    var hasDiagnostics: Bool { stale != nil }

    /// Publishes the diagnostics of one document.
    mutating func publishDiagnostics() {
        guard let key = stale else { return }
        documents[key]?.isStale = false
        if let document = current(key) { publish(document.diagnostics, for: document.uri, version: document.version) }
    }

    mutating func publish(_ items: [JSON], for uri: DocumentURI, version: Int?) {
        let version = client.can("textDocument/publishDiagnostics/versionSupport") ? version : nil
        notify(
            "textDocument/publishDiagnostics",
            ["uri": .string(uri.text), "version": version.map { .number($0) }, "diagnostics": .array(items)])
    }
}

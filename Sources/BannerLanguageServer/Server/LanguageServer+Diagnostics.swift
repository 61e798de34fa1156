extension LanguageServer {
    /// Whether there are diagnostics to publish.
    var hasDiagnostics: Bool { !client.pullsDiagnostics && documents.values.contains(where: \.hasDiagnostics) }

    /// Publishes the diagnostics of one document; returns whether there are more to publish.
    mutating func giveDiagnostics() -> Bool {
        guard !client.pullsDiagnostics else { return false }
        let stale = documents.filter(\.value.hasDiagnostics).keys
        guard let key = stale.min(by: { $0.lexicographicallyPrecedes($1) }) else { return false }
        documents[key]?.isStale = false
        if let document = current(key) { publish(document.diagnostics, for: document.uri, version: document.version) }
        return stale.count > 1
    }

    /// Sends a document's diagnostics.
    mutating func publish(_ items: [JSON], for uri: DocumentURI, version: Int?) {
        let version = client.can("textDocument", "publishDiagnostics", "versionSupport") ? version : nil
        notify(
            "textDocument/publishDiagnostics",
            ["uri": .string(uri.text), "version": version.map { .number($0) }, "diagnostics": .array(items)])
    }
}

/// The diagnostics of a file that is not open.
struct KnownFile {
    let stamp: [Int]?
    /// How many bytes were read.
    let size: Int
    let items: [JSON]
}

extension LanguageServer {
    /// Whether there are diagnostics to give.
    var hasDiagnostics: Bool {
        client.pullsDiagnostics ? !pulls.isEmpty : documents.values.contains(where: \.hasDiagnostics)
    }

    /// Gives the diagnostics of one document to the client; returns whether there are more to give.
    mutating func giveDiagnostics() -> Bool {
        if client.pullsDiagnostics {
            // A document that somebody looks at does not wait for the others.
            guard let first = pulls.firstIndex(where: { $0.document != nil }) ?? pulls.indices.first else {
                return false
            }
            answer(pulls.remove(at: first))
            return !pulls.isEmpty
        }
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

    /// Answers what is still asked for when the client shuts the server down.
    mutating func refusePulls() {
        for pull in pulls { send(.cancelled, to: pull.id) }
        pulls = []
    }

    private mutating func answer(_ pull: DiagnosticPull) {
        if let uri = pull.document {
            guard let items = items(of: uri) else {
                return send(.parameter("`\(uri.text)` is not open, and cannot be read"), to: pull.id)
            }
            return send(.object(pull.report(items, on: uri)), to: pull.id)
        }
        var pull = pull
        if step(&pull) { pulls.insert(pull, at: 0) } else { send(["items": .array(pull.reports)], to: pull.id) }
    }

    /// The diagnostics of an open document, or of a file; `nil` if it is neither.
    private mutating func items(of uri: DocumentURI) -> [JSON]? {
        if documents[uri.key] != nil { return current(uri.key)?.diagnostics ?? [] }
        guard let path = uri.path, Snapshot.Kind(uri, language: "", text: "") != nil else { return nil }
        return check(uri, path, rulings)?.items
    }

    /// The diagnostics of a file that is not open; `nil` if it cannot be read.
    func check(_ uri: DocumentURI, _ path: [UInt8], _ rulings: ([UInt8]) -> Rulings) -> KnownFile? {
        let stamp = host.stamp(path)
        // The settings can have changed unless the client tells about that.
        let isTold = client.can("workspace", "didChangeWatchedFiles", "dynamicRegistration")
        if isTold, let known = known[uri.key], known.stamp == stamp { return known }
        guard let bytes = host.read(path, 1 << 20) else { return nil }
        let kind = Snapshot.Kind(uri, language: Snapshot.Kind.language, text: "") ?? .banner
        let snapshot = Snapshot(uri, kind, bytes, self, rulings: rulings(path))
        // What is not UTF-8 is counted as an editor would show it.
        let text = DocumentText(String(decoding: snapshot.file.bytes, as: UTF8.self))
        let document = CurrentDocument(
            uri: uri, version: nil, snapshot: snapshot, positions: PositionMap(text, client.encoding), client: client,
            folders: folders)
        return KnownFile(stamp: stamp, size: bytes.count, items: document.diagnostics)
    }
}

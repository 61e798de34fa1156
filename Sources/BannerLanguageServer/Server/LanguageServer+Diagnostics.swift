import BannerDiagnostics
import BannerTree
import BannerYAML

/// A request for diagnostics that waits for its turn.
struct DiagnosticPull {
    let id: MessageID
    var scope: Scope

    /// What is asked about, and which results the client has.
    enum Scope {
        case document(DocumentURI, previous: String?)
        case workspace(WorkspacePull)
    }

    /// The request, if it is one for diagnostics and the client has announced them.
    init?(_ method: String, _ parameters: Parameters, _ id: MessageID, of server: LanguageServer) throws(RequestFault) {
        guard server.client.pullsDiagnostics else { return nil }
        self.id = id
        switch method {
        case "textDocument/diagnostic":
            let uri = DocumentURI(try parameters.object("textDocument").string("uri"))
            scope = .document(uri, previous: parameters["previousResultId"]?.string)
        case "workspace/diagnostic":
            scope = .workspace(try WorkspacePull(parameters))
        default: return nil
        }
    }
}

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
        client.pullsDiagnostics ? !pulls.isEmpty : documents.values.contains { $0.isStale && $0.kind != nil }
    }

    /// Gives the diagnostics of one document to the client; returns whether there are more to give.
    mutating func giveDiagnostics() -> Bool {
        if client.pullsDiagnostics {
            // A document that somebody looks at does not wait for the others.
            let isUrgent = { (pull: DiagnosticPull) in if case .document = pull.scope { true } else { false } }
            guard let first = pulls.firstIndex(where: isUrgent) ?? pulls.indices.first else { return false }
            answer(pulls.remove(at: first))
            return !pulls.isEmpty
        }
        let stale = documents.filter { $0.value.isStale && $0.value.kind != nil }.keys
        guard let key = stale.min(by: { $0.lexicographicallyPrecedes($1) }) else { return false }
        documents[key]?.isStale = false
        if let document = current(key) {
            publish(diagnostics(of: document), for: document.uri, version: document.version)
        }
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
        switch pull.scope {
        case .document(let uri, let previous):
            guard let items = items(of: uri) else {
                return send(.parameter("`\(uri.text)` is not open, and cannot be read"), to: pull.id)
            }
            send(.object(LanguageServer.report(items, previous)), to: pull.id)
        case .workspace(let work):
            var (pull, work) = (pull, work)
            guard step(&work) else { return send(["items": .array(work.reports)], to: pull.id) }
            pull.scope = .workspace(work)
            pulls.insert(pull, at: 0)
        }
    }

    /// The diagnostics of an open document, or of a file; `nil` if it is neither.
    private mutating func items(of uri: DocumentURI) -> [JSON]? {
        if documents[uri.key] != nil { return current(uri.key).map { diagnostics(of: $0) } ?? [] }
        guard let path = uri.path, Snapshot.Kind(uri, language: "", text: "") != nil else { return nil }
        return check(uri, path, host.rulings(for:))?.items
    }

    /// A report, or that it is the one that the client has: its id is a hash of what it says.
    static func report(_ items: [JSON], _ previous: String?) -> [JSON.Member] {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in JSON.array(items).line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let id = String(hash, radix: 16)
        guard id != previous else { return [("kind", "unchanged"), ("resultId", .string(id))] }
        return [("kind", "full"), ("resultId", .string(id)), ("items", .array(items))]
    }

    /// The diagnostics of a file that is not open; `nil` if it cannot be read.
    func check(_ uri: DocumentURI, _ path: [UInt8], _ rulings: ([UInt8]) -> Rulings) -> KnownFile? {
        let stamp = host.stamp(path)
        // The settings can have changed unless the client tells about that.
        let isTold = client.can("workspace", "didChangeWatchedFiles", "dynamicRegistration")
        if isTold, let known = known[uri.key], known.stamp == stamp { return known }
        guard let bytes = host.read(path, 1 << 20) else { return nil }
        let kind = Snapshot.Kind(uri, language: Snapshot.Kind.language, text: "") ?? .banner
        let snapshot = Snapshot(uri, kind, bytes, host, rulings(path))
        // What is not UTF-8 is counted as an editor would show it.
        let text = DocumentText(String(decoding: snapshot.file.bytes, as: UTF8.self))
        let document = CurrentDocument(
            uri: uri, version: nil, snapshot: snapshot, positions: PositionMap(text, client.encoding))
        return KnownFile(stamp: stamp, size: bytes.count, items: diagnostics(of: document))
    }
}

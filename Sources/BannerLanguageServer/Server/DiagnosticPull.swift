/// A request for diagnostics that waits for its turn: those of a document, or of every file of the workspace.
///
/// The answer about a workspace is made in parts, so that other requests are answered in between, and can be cancelled.
struct DiagnosticPull {
    let id: JSON
    /// The document that is asked about; `nil` for the workspace.
    private(set) var document: DocumentURI?
    /// Which results the client has.
    private var previous: [[UInt8]: String] = [:]
    /// The name under which the client wants reports as they are made; `nil` if it wants them together.
    private var token: JSON?

    /// The reports that are not sent yet.
    fileprivate(set) var reports: [JSON] = []
    /// What was read, for the next request.
    fileprivate var files: [[UInt8]: KnownFile] = [:]
    /// Whether the settings have changed since the request came, so that what was read does not hold for the next one.
    var isOutdated = false
    /// The documents and files to report, and the folders to look into then; `nil` before the first part.
    fileprivate var work: (documents: [[UInt8]], files: [DocumentURI], folders: [DocumentURI])?
    /// The search in the last of the folders, once it has begun.
    fileprivate var search: (() -> Host.Files?)?
    fileprivate var rulings: (_ path: [UInt8]) -> Rulings = { _ in .standard }
    fileprivate var done: Set<[UInt8]> = []

    /// The request, if it is one for diagnostics and the client has announced them.
    init?(_ method: String, _ parameters: Parameters, _ id: JSON, of server: LanguageServer) throws(RequestFault) {
        guard server.client.pullsDiagnostics else { return nil }
        self.id = id
        switch method {
        case "textDocument/diagnostic":
            let uri = try parameters.document
            document = uri
            previous[uri.key] = parameters["previousResultId"]?.string
        case "workspace/diagnostic":
            for result in try parameters.objects("previousResultIds") {
                previous[DocumentURI(try result.string("uri")).key] = try result.string("value")
            }
            token = parameters["partialResultToken"]?.id
        default: return nil
        }
    }

    /// A report, or that it is the one that the client has: its id is a hash of what it says.
    func report(_ items: [JSON], on uri: DocumentURI) -> [JSON.Member] {
        let id = String(JSON.array(items).line.utf8.hashFNV, radix: 16)
        guard id != previous[uri.key] else { return [("kind", "unchanged"), ("resultId", .string(id))] }
        return [("kind", "full"), ("resultId", .string(id)), ("items", .array(items))]
    }

    fileprivate mutating func add(_ uri: DocumentURI, _ version: Int?, _ items: [JSON]) {
        let version: JSON = version.map { .number($0) } ?? .null
        reports.append(.object([("uri", .string(uri.text)), ("version", version)] + report(items, on: uri)))
    }

    /// What the client is sent before the answer is complete.
    fileprivate mutating func takePart() -> JSON? {
        guard let token, !reports.isEmpty else { return nil }
        defer { reports = [] }
        return ["token": token, "value": ["items": .array(reports)]]
    }
}

extension LanguageServer {
    /// How much one part of an answer is about, at most; there is always one file more.
    private static let most = (files: 16, bytes: 1 << 16)

    /// Makes a part of the answer to a request about the workspace; returns whether there is more to do.
    mutating func step(_ pull: inout DiagnosticPull) -> Bool {
        var work = pull.work ?? (documents.keys.sorted { $1.lexicographicallyPrecedes($0) }, [], folders.reversed())
        if let key = work.documents.popLast() {
            if documents[key] != nil, pull.done.insert(key).inserted { _ = add(key, to: &pull) }
        } else if work.files.isEmpty, let folder = work.folders.last {
            pull.search = pull.search ?? folder.path.map(host.files) ?? { ([], { _ in .standard }) }
            if let found = pull.search?() {
                pull.rulings = found.rulings
                work.files = found.paths.reversed().map(folder.appending)
                work.folders.removeLast()
                pull.search = nil
            }
        } else {
            var room = LanguageServer.most
            while room.files > 0, room.bytes > 0, let uri = work.files.popLast() {
                room.files -= 1
                // A file that was opened meanwhile is a document.
                guard let path = uri.path, pull.done.insert(uri.key).inserted else { continue }
                if documents[uri.key] != nil {
                    room.bytes -= add(uri.key, to: &pull)
                } else if let file = check(uri, path, pull.rulings) {
                    pull.files[uri.key] = file
                    pull.add(uri, nil, file.items)
                    room.bytes -= file.size
                }
            }
        }
        pull.work = work
        if let part = pull.takePart() { notify("$/progress", part) }
        let isMore = !work.documents.isEmpty || !work.files.isEmpty || !work.folders.isEmpty
        if !isMore { known = pull.isOutdated ? [:] : pull.files }
        return isMore
    }

    /// Reports an open document; returns how many bytes it has.
    private mutating func add(_ key: [UInt8], to pull: inout DiagnosticPull) -> Int {
        guard let document = current(key) else { return 0 }
        pull.add(document.uri, document.version, document.diagnostics)
        return document.snapshot.file.bytes.count
    }
}

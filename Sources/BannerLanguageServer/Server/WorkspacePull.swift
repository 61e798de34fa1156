import BannerDiagnostics

/// A request for the diagnostics of every file of the workspace, and how far its answer has come: it is made in parts, so
/// that other requests are answered in between, and can be cancelled.
struct WorkspacePull {
    /// The reports that are not sent yet.
    fileprivate(set) var reports: [JSON] = []
    /// What was read, for the next request.
    fileprivate var files: [[UInt8]: KnownFile] = [:]
    /// Whether the settings have changed since the request came, so that what was read does not hold for the next one.
    var isOutdated = false
    /// Which results the client has.
    fileprivate let previous: [[UInt8]: String]
    /// The name under which the client wants reports as they are made; `nil` if it wants them together.
    fileprivate let token: MessageID?
    /// The documents and files to report, and the folders to look into then; `nil` before the first part.
    fileprivate var work: (documents: [[UInt8]], files: [DocumentURI], folders: [DocumentURI])?
    fileprivate var rulings: (_ path: [UInt8]) -> Rulings = { _ in .standard }
    fileprivate var done: Set<[UInt8]> = []

    init(_ parameters: Parameters) throws(RequestFault) {
        var previous: [[UInt8]: String] = [:]
        for result in try parameters.objects("previousResultIds") {
            previous[DocumentURI(try result.string("uri")).key] = try result.string("value")
        }
        self.previous = previous
        token = MessageID(parameters["partialResultToken"])
    }

    fileprivate mutating func add(_ uri: DocumentURI, _ version: Int?, _ items: [JSON]) {
        reports.append(
            .object(
                [("uri", .string(uri.text)), ("version", version.map { .number($0) } ?? .null)]
                    + LanguageServer.report(items, previous[uri.key])))
    }
}

extension LanguageServer {
    /// How much one part of an answer is about, at most; there is always one file more.
    private static let most = (files: 16, bytes: 1 << 16)

    /// Makes a part of the answer to a request about the workspace; returns whether there is more to do.
    mutating func step(_ pull: inout WorkspacePull) -> Bool {
        var work = pull.work ?? (documents.keys.sorted { $1.lexicographicallyPrecedes($0) }, [], folders.reversed())
        if let key = work.documents.popLast() {
            if let document = current(key), pull.done.insert(key).inserted {
                pull.add(document.uri, document.version, diagnostics(of: document))
            }
        } else if work.files.isEmpty, let folder = work.folders.popLast() {
            if let path = folder.path {
                let found = host.files(path)
                pull.rulings = found.rulings
                work.files = found.paths.reversed().map(folder.appending)
            }
        } else {
            var room = LanguageServer.most
            while room.files > 0, room.bytes > 0, let uri = work.files.popLast() {
                room.files -= 1
                // A file that was opened meanwhile is a document.
                guard let path = uri.path, pull.done.insert(uri.key).inserted else { continue }
                if documents[uri.key] != nil {
                    if let document = current(uri.key) {
                        pull.add(document.uri, document.version, diagnostics(of: document))
                        room.bytes -= document.snapshot.file.bytes.count
                    }
                } else if let file = check(uri, path, pull.rulings) {
                    pull.files[uri.key] = file
                    pull.add(uri, nil, file.items)
                    room.bytes -= file.size
                }
            }
        }
        pull.work = work
        if let token = pull.token, !pull.reports.isEmpty {
            let part: JSON = ["items": .array(pull.reports)]
            notify("$/progress", ["token": token.json, "value": part])
            pull.reports = []
        }
        let isMore = !work.documents.isEmpty || !work.files.isEmpty || !work.folders.isEmpty
        if !isMore { known = pull.isOutdated ? [:] : pull.files }
        return isMore
    }
}

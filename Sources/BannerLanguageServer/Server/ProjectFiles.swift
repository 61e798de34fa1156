/// What the banners of the client's folders have to offer: their names, items and scenarios, tags, and keys of their own.
///
/// A file is read again only after a change. It is shared by the answers of one server, hence a class.
final class ProjectFiles {
    /// What a banner has to offer.
    struct Offer {
        var symbols: [Symbol] = []
        var values: [(key: String, value: String)] = []
        var positions: PositionMap
    }

    private let host: Host
    private var known: [[UInt8]: (stamp: [Int]?, offer: Offer)] = [:]
    /// How large a banner is that is looked into.
    private static let limit = 1 << 20

    init(_ host: Host) { self.host = host }

    /// The banners of some folders, in order; what is open is as it is there.
    func offers(in folders: [DocumentURI], open: [[UInt8]: OpenDocument], _ encoding: PositionEncoding) -> [(
        DocumentURI, Offer
    )] {
        var offers: [(DocumentURI, Offer)] = []
        var seen: Set<[UInt8]> = []
        for folder in folders {
            guard let path = folder.path else { continue }
            let search = host.files(path)
            var found = search()
            while found == nil { found = search() }
            for file in found?.paths ?? [] {
                let uri = folder.appending(file)
                if seen.insert(uri.key).inserted, open[uri.key] == nil, let offer = offer(of: file, uri, encoding) {
                    offers.append((uri, offer))
                }
            }
        }
        let drafts = open.values.filter { $0.kind == .banner }.sorted {
            $0.uri.key.lexicographicallyPrecedes($1.uri.key)
        }
        return drafts.map { ($0.uri, Self.offer($0.text.bytes, $0.uri, encoding)) } + offers
    }

    private func offer(of path: [UInt8], _ uri: DocumentURI, _ encoding: PositionEncoding) -> Offer? {
        let stamp = host.stamp(path)
        if let known = known[path], known.stamp == stamp { return known.offer }
        guard let bytes = host.read(path, Self.limit), bytes.count <= Self.limit else { return nil }
        let offer = Self.offer(bytes, uri, encoding)
        known[path] = (stamp, offer)
        return offer
    }

    private static func offer(_ bytes: [UInt8], _ uri: DocumentURI, _ encoding: PositionEncoding) -> Offer {
        let text = DocumentText(String(decoding: bytes, as: UTF8.self))
        let name = String(decoding: uri.name, as: UTF8.self)
        let snapshot = Snapshot(SourceFile(name: name, bytes: text.bytes), kind: .banner)
        let entries = snapshot.symbols()
        let title = snapshot.chart.value(at: "name").map { value in
            Symbol(
                name: snapshot.chart.text(of: value), kind: .section, range: snapshot.outline.nodes[value].range,
                selection: snapshot.outline.nodes[value].range)
        }
        return Offer(
            symbols: [title].compactMap { $0 }
                + entries.flatMap(\.children).filter { $0.kind == .item || $0.kind == .scenario },
            values: snapshot.texts { $0.elementsEqual("tags".utf8) || $0.starts(with: "x-".utf8) },
            positions: PositionMap(text, encoding))
    }
}

extension LanguageServer {
    /// How many symbols an answer has.
    private static let symbolLimit = 1_000

    /// The banners, items and scenarios of all files whose name or title has a text in it, whatever its case.
    func symbols(_ parameters: Parameters) throws(RequestFault) -> JSON {
        let wanted = Array(try parameters.string("query").lowercased().utf8)
        func isFound(_ text: String) -> Bool {
            let bytes = Array(text.lowercased().utf8)
            return wanted.isEmpty || bytes.indices.contains { bytes[$0...].starts(with: wanted) }
        }
        let found = project.offers(in: folders, open: documents, client.encoding).flatMap { uri, offer in
            offer.symbols.filter { isFound($0.name) || isFound($0.detail) }.prefix(Self.symbolLimit).map {
                symbol -> JSON in
                [
                    "name": .string(symbol.name), "kind": .number(symbol.kind.rawValue),
                    "location": ["uri": .string(uri.text), "range": offer.positions.range(symbol.selection).json],
                    "containerName": .string(String(decoding: uri.name, as: UTF8.self)),
                ]
            }
        }
        return .array(Array(found.prefix(Self.symbolLimit)))
    }

    /// What is known besides a document.
    func known(besides uri: DocumentURI) -> ProjectWords {
        var known = ProjectWords()
        known.today = host.today
        let (project, folders, encoding) = (project, folders, client.encoding)
        let others = documents.filter { $0.key != uri.key }
        known.values = {
            project.offers(in: folders, open: others, encoding).filter { $0.0.key != uri.key }.flatMap(\.1.values)
        }
        guard let path = uri.path, let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return known }
        let entries = host.entries
        known.pictures = { folder in
            guard !folder.hasPrefix("/"), !folder.split(separator: "/").contains("..") else { return [] }
            let all = entries(Array(path[...slash]) + folder.utf8).filter { !$0.name.hasPrefix(".") }
            return all.filter { $0.name.hasSuffix("/") } + all.filter { ProjectWords.isPicture($0.name) }
        }
        return known
    }
}

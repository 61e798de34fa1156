import BannerDiagnostics
import BannerLanguage
import BannerTree

/// A document that is open in the client.
struct OpenDocument {
    let uri: DocumentURI
    /// What the document is; `nil` if it is not checked.
    let kind: Snapshot.Kind?
    /// The client's number of this version; `nil` if it has none.
    private(set) var version: Int?
    private(set) var text: DocumentText
    /// Whether the client does not have the diagnostics of this version.
    var isStale = true
    private var snapshot: Snapshot?
    private var map: PositionMap?
    /// The last version that was YAML.
    private var lastDocument: Document?
    /// What happened to the text since.
    private var change = TextChange()

    init(_ uri: DocumentURI, _ kind: Snapshot.Kind?, version: Int?, text: String) {
        self.uri = uri
        self.kind = kind
        self.version = version
        self.text = DocumentText(text)
    }

    /// Replaces a range of the text, or all of it.
    mutating func change(_ range: Range<Position>?, to new: String, _ encoding: PositionEncoding) {
        // The old text must not be shared while it is changed.
        forget()
        guard let range else {
            text = DocumentText(new)
            lastDocument = nil
            return
        }
        let bytes = text.offsets(of: range, encoding)
        text.replace(bytes, with: new)
        change.add(bytes, count: new.utf8.count)
    }

    /// Ends a change.
    mutating func finish(version: Int?) { self.version = version }

    /// Drops what was computed, because the text or what is decided about rules has changed.
    mutating func forget() {
        if let snapshot, snapshot.isRead, let document = snapshot.document {
            (lastDocument, change) = (document, TextChange())
        }
        snapshot = nil
        map = nil
        isStale = true
    }

    /// This version with everything that is known about it; `nil` if the document is not checked.
    mutating func current(_ host: Host) -> Snapshot? {
        guard let kind else { return nil }
        if let snapshot { return snapshot }
        // Without its byte order mark, a text has other offsets.
        let base = text.bytes.first == 0xEF ? nil : lastDocument
        let rulings = uri.path.map(host.rulings(for:)) ?? .standard
        let made = Snapshot(uri, kind, text.bytes, host, rulings, after: base.map { PreviousDocument($0, change) })
        snapshot = made
        return made
    }

    /// The positions of this version.
    mutating func positions(_ encoding: PositionEncoding) -> PositionMap {
        if let map { return map }
        let made = PositionMap(text, encoding)
        map = made
        return made
    }
}

extension Snapshot {
    /// A file as a check of it would read it.
    convenience init(
        _ uri: DocumentURI, _ kind: Kind, _ bytes: [UInt8], _ host: Host, _ rulings: Rulings,
        after previous: PreviousDocument? = nil
    ) {
        var file = SourceFile(name: String(decoding: uri.path ?? uri.name, as: UTF8.self), bytes: bytes)
        if let path = uri.path { file.pictureFault = host.pictureFaults(path) }
        file.dateSources = host.dateSources
        self.init(file, kind: kind, rulings: rulings, after: previous)
    }
}

extension Snapshot.Kind {
    /// The language that a client gives to documents whose name does not say that they are banners.
    static let language = "banner"

    /// What a document is by its name, by the client's word for its language, or by the schema that its first lines name.
    init?(_ uri: DocumentURI, language: String, text: String) {
        let name = String(decoding: uri.name, as: UTF8.self)
        if Settings.fileNames.contains(name) {
            self = .settings
        } else if [".banner.yaml", ".banner.yml", ".banner.json"].contains(where: name.hasSuffix)
            || language == Self.language
        {
            self = .banner
        } else if Self.namesSchema(text) {
            self = .banner
        } else {
            return nil
        }
    }

    /// Whether a comment or a key at the beginning names the schema of banners.
    private static func namesSchema(_ text: String) -> Bool {
        text.utf8.prefix(1_024).split { $0 == 0x0A || $0 == 0x0D }.contains { line in
            let words = String(decoding: line, as: UTF8.self)
            return words.hasSuffix("banner.schema.json") && (words.hasPrefix("#") || words.hasPrefix("$schema:"))
        }
    }
}

/// A document that is open in the client.
struct OpenDocument {
    let uri: DocumentURI
    /// What the document is; `nil` if it is not checked.
    let kind: Snapshot.Kind?
    /// The client's number of this version; `nil` if it has none.
    var version: Int?
    private(set) var text: DocumentText
    /// Whether the client does not have the diagnostics of this version.
    var isStale = true
    /// What is known about this version.
    private var current: (snapshot: Snapshot, positions: PositionMap)?
    /// The last version that was YAML.
    private var lastDocument: Document?
    /// What happened to the text since.
    private var change = TextChange()

    init(_ uri: DocumentURI, _ kind: Snapshot.Kind?, version: Int?, text: String) {
        (self.uri, self.kind, self.version, self.text) = (uri, kind, version, DocumentText(text))
    }

    /// Whether there are diagnostics that the client does not have.
    var hasDiagnostics: Bool { isStale && kind != nil }

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

    /// Drops what was computed, because the text or what is decided about rules has changed.
    mutating func forget() {
        if let snapshot = current?.snapshot, snapshot.isRead, let document = snapshot.document {
            (lastDocument, change) = (document, TextChange())
        }
        current = nil
        isStale = true
    }

    /// This version with everything that is known about it; `nil` if the document is not checked.
    mutating func current(for server: LanguageServer) -> CurrentDocument? {
        guard let kind else { return nil }
        // Without its byte order mark, a text has other offsets.
        let base = text.bytes.first == 0xEF ? nil : lastDocument
        let (snapshot, positions) =
            current ?? (
                Snapshot(uri, kind, text.bytes, server, after: base.map { PreviousDocument($0, change) }),
                PositionMap(text, server.client.encoding)
            )
        current = (snapshot, positions)
        return CurrentDocument(
            uri: uri, version: version, snapshot: snapshot, positions: positions, client: server.client,
            folders: server.folders, known: server.known(besides: uri))
    }
}

/// A document that is open in the client.
struct OpenDocument {
    let uri: DocumentURI
    /// The kind of the document; `nil` if it is not checked.
    let kind: Snapshot.Kind?
    /// The version number of the client; `nil` if it has none.
    var version: Int?
    private(set) var text: [UInt8]
    /// Whether the diagnostics of this version are unpublished.
    var isStale = true
    /// The cached snapshot of this version.
    private var current: (snapshot: Snapshot, positions: PositionMap)?

    init(_ uri: DocumentURI, _ kind: Snapshot.Kind?, version: Int?, text: String) {
        (self.uri, self.kind, self.version, self.text) = (uri, kind, version, Array(text.utf8))
    }

    var hasDiagnostics: Bool { isStale && kind != nil }

    /// Replaces a range of the text; `nil` replaces all.
    mutating func change(_ range: Range<Position>?, to new: String, _ unit: BannerSource.ColumnUnit) {
        // The snapshot shares the text; releasing it first avoids a copy.
        forget()
        text.replaceSubrange(range.map { text.offsets(of: $0, in: unit) } ?? text.indices, with: new.utf8)
    }

    /// Drops the cache after a change of the text or of rule settings.
    mutating func forget() {
        current = nil
        isStale = true
    }

    /// This version of the document; `nil` if it is not checked.
    mutating func current(for server: LanguageServer) -> CurrentDocument? {
        guard let kind else { return nil }
        let (snapshot, positions) =
            current ?? (Snapshot(uri, kind, text, server), PositionMap(text, server.client.encoding))
        current = (snapshot, positions)
        return CurrentDocument(
            uri: uri, version: version, snapshot: snapshot, positions: positions, client: server.client,
            folders: server.folders)
    }
}

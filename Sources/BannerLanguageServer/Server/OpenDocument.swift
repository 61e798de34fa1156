/// A document that is open in the client.
struct OpenDocument {
    let uri: DocumentURI
    /// What the document is; `nil` if it is not checked.
    let kind: Snapshot.Kind?
    /// The client's number of this version; `nil` if it has none.
    var version: Int?
    /// The text as UTF-8.
    private(set) var text: [UInt8]
    /// Whether the client does not have the diagnostics of this version.
    var isStale = true
    /// What is known about this version.
    private var current: (snapshot: Snapshot, positions: PositionMap)?

    init(_ uri: DocumentURI, _ kind: Snapshot.Kind?, version: Int?, text: String) {
        (self.uri, self.kind, self.version, self.text) = (uri, kind, version, Array(text.utf8))
    }

    /// Whether there are diagnostics that the client does not have.
    var hasDiagnostics: Bool { isStale && kind != nil }

    /// Replaces a range of the text, or all of it.
    mutating func change(_ range: Range<Position>?, to new: String, _ unit: BannerSource.ColumnUnit) {
        // The old text must not be shared while it is changed.
        forget()
        text.replaceSubrange(range.map { text.offsets(of: $0, in: unit) } ?? text.indices, with: new.utf8)
    }

    /// Drops what was computed, because the text or what is decided about rules has changed.
    mutating func forget() {
        current = nil
        isStale = true
    }

    /// This version with everything that is known about it; `nil` if the document is not checked.
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

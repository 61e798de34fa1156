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
        self.uri = uri
        self.kind = kind
        self.version = version
        self.text = Array(text.utf8)
    }

    var hasDiagnostics: Bool { isStale && kind != nil }

    /// Replaces a range of the text; `nil` replaces all.
    mutating func change(_ range: Range<Position>?, to new: String, _ unit: BannerSource.ColumnUnit)
    {
        // The snapshot shares the text; releasing it first avoids a copy.
        forget()
        text.replaceSubrange(
            range.map { text.offsets(of: $0, in: unit) } ?? text.indices, with: new.utf8)
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
            current ?? (
                Snapshot(uri, kind, text, server), PositionMap(text, server.client.encoding)
            )
        current = (snapshot, positions)
        return CurrentDocument(
            uri: uri, version: version, snapshot: snapshot, positions: positions,
            client: server.client,
            folders: server.folders)
    }
}

extension [UInt8] {
    /// The edits that turn this text into another.
    ///
    /// If both have the same number of lines, each line is edited separately, so that an editor
    /// keeps marks, folds and the cursor.
    func changes(to new: [UInt8]) -> [Replacement] {
        var oldLines = lineRanges
        var newLines = new.lineRanges
        if oldLines.count != newLines.count {
            oldLines = [0..<count]
            newLines = [0..<new.count]
        }
        return zip(oldLines, newLines).compactMap { self[$0].change(to: new[$1]) }
    }
}

extension ArraySlice<UInt8> {
    /// The smallest edit between two texts, on character boundaries.
    fileprivate func change(to new: ArraySlice) -> Replacement? {
        guard self != new else { return nil }
        let most = Swift.min(count, new.count)
        var before = zip(self, new).enumerated().first { $1.0 != $1.1 }?.offset ?? most
        while isInside(before) || new.isInside(before) { before -= 1 }
        let rest = most - before
        let ends = zip(reversed(), new.reversed()).enumerated()
        var after = ends.first { $0 == rest || $1.0 != $1.1 }?.offset ?? rest
        while isInside(count - after) || new.isInside(new.count - after) { after -= 1 }
        let text = new.dropFirst(before).dropLast(after).utf8Text
        return Replacement(range: startIndex + before..<endIndex - after, text: text)
    }

    /// Whether an offset is inside a character or a CRLF.
    private func isInside(_ offset: Int) -> Bool {
        let place = startIndex + offset
        guard offset > 0, place < endIndex else { return false }
        return self[place] & 0xC0 == 0x80 || self[place] == 0x0A && self[place - 1] == 0x0D
    }
}

import BannerDiagnostics

@testable import BannerLanguageServer

/// A text with a cursor, which is written `¦`.
struct Cursor {
    let snapshot: Snapshot
    let offset: Int

    init(_ marked: String, _ kind: Snapshot.Kind = .banner) {
        let parts = marked.split(separator: "¦", omittingEmptySubsequences: false)
        let text = parts.joined()
        offset = parts[0].utf8.count
        snapshot = Snapshot(
            SourceFile(name: "test.banner.yaml", bytes: Array(text.utf8)), kind: kind)
    }
}

extension Snapshot {
    /// The text after some replacements, in order of place.
    func text(after edits: [Replacement]) -> String {
        var bytes = file.bytes
        for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.text.utf8) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

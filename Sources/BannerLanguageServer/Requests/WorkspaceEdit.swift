import BannerDiagnostics

extension LanguageServer {
    /// Changes to a document, for this version of it where the client can check that.
    func workspaceEdit(_ changes: [(range: Range<Int>, text: String)], in document: CurrentDocument) -> JSON {
        let edits = JSON.array(
            changes.map { LanguageServer.textEdit(document.positions.range($0.range), $0.text) })
        guard client.can("workspace", "workspaceEdit", "documentChanges") else {
            return ["changes": [document.uri.text: edits]]
        }
        let name: JSON = [
            "uri": .string(document.uri.text), "version": document.version.map { .number($0) } ?? .null,
        ]
        return ["documentChanges": [["textDocument": name, "edits": edits]]]
    }

    /// A change to a text.
    static func textEdit(_ range: Range<Position>, _ text: String) -> JSON {
        ["range": range.json, "newText": .string(text)]
    }
}

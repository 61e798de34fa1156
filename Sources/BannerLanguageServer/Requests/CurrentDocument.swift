/// A version of a document, with the client that requests it.
struct CurrentDocument {
    let uri: DocumentURI
    let version: Int?
    let snapshot: Snapshot
    let positions: PositionMap
    let client: Client
    /// The folders of the workspace.
    let folders: [DocumentURI]

    /// A byte range as a range of the protocol.
    func place(_ range: Range<Int>) -> JSON { positions.range(range).json }

    /// A byte range as a location of the protocol.
    func location(_ range: Range<Int>) -> JSON { ["uri": .string(uri.text), "range": place(range)] }

    /// Encodes values as an array, without those that become `nil`.
    func list<Value>(_ values: [Value], _ entry: (Value) -> JSON?) -> JSON { .array(values.compactMap(entry)) }

    func textEdit(_ edit: Replacement) -> JSON { ["range": place(edit.range), "newText": .string(edit.text)] }

    /// Edits of the document, for this version if the client can check that.
    func workspaceEdit(_ changes: [Replacement]) -> JSON {
        let edits = JSON.array(changes.map(textEdit))
        guard client.can("workspace/workspaceEdit/documentChanges") else { return ["changes": [uri.text: edits]] }
        let name: JSON = ["uri": .string(uri.text), "version": version.map { .number($0) } ?? .null]
        return ["documentChanges": [["textDocument": name, "edits": edits]]]
    }

    /// A text in the client's preferred format; a plain string if it states none.
    func content(_ text: Explanation, _ path: String) -> JSON {
        let formats = client[path]?.strings ?? []
        if formats.contains("markdown") { return ["kind": "markdown", "value": .string(text.markdown)] }
        let plain = JSON.string(text.plain)
        return formats.contains("plaintext") ? ["kind": "plaintext", "value": plain] : plain
    }
}

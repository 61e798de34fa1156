/// A version of a document, for one answer to a client.
struct CurrentDocument {
    let uri: DocumentURI
    let version: Int?
    let snapshot: Snapshot
    let positions: PositionMap
    let client: Client
    /// The folders that the client has opened.
    let folders: [DocumentURI]

    /// Some bytes of the document as the protocol's range.
    func place(_ range: Range<Int>) -> JSON { positions.range(range).json }

    /// The same with the document.
    func location(_ range: Range<Int>) -> JSON { ["uri": .string(uri.text), "range": place(range)] }

    /// A list with what each of some values becomes.
    func list<Value>(_ values: [Value], _ entry: (Value) -> JSON?) -> JSON { .array(values.compactMap(entry)) }

    /// A change to the text.
    func textEdit(_ edit: Replacement) -> JSON { ["range": place(edit.range), "newText": .string(edit.text)] }

    /// Changes to the document, for this version of it where the client can check that.
    func workspaceEdit(_ changes: [Replacement]) -> JSON {
        let edits = JSON.array(changes.map(textEdit))
        guard client.can("workspace/workspaceEdit/documentChanges") else { return ["changes": [uri.text: edits]] }
        let name: JSON = ["uri": .string(uri.text), "version": version.map { .number($0) } ?? .null]
        return ["documentChanges": [["textDocument": name, "edits": edits]]]
    }

    /// A text in the first of the forms that the client takes; a plain string if it names none.
    func content(_ text: Explanation, _ path: String) -> JSON {
        let formats = client[path]?.strings ?? []
        if formats.contains("markdown") { return ["kind": "markdown", "value": .string(text.markdown)] }
        let plain = JSON.string(text.plain)
        return formats.contains("plaintext") ? ["kind": "plaintext", "value": plain] : plain
    }
}

import BannerDiagnostics
import BannerTree

extension LanguageServer {
    /// Where a name is written, and its change everywhere.
    static let nameRequests: [String: Request] = [
        "textDocument/definition": { server, parameters throws(RequestFault) in try server.definition(parameters) },
        "textDocument/references": { server, parameters throws(RequestFault) in try server.references(parameters) },
        "textDocument/prepareRename": { server, parameters throws(RequestFault) in
            try server.prepareRename(parameters)
        },
        "textDocument/rename": { server, parameters throws(RequestFault) in try server.rename(parameters) },
    ]

    private mutating func definition(_ parameters: Parameters) throws(RequestFault) -> JSON {
        guard let (document, offset) = try place(parameters),
            let range = document.snapshot.definition(at: offset)
        else { return .null }
        return LanguageServer.location(range, in: document)
    }

    private mutating func references(_ parameters: Parameters) throws(RequestFault) -> JSON {
        let withDeclaration = parameters["context", "includeDeclaration"]?.bool ?? true
        guard let (document, offset) = try place(parameters) else { return [] }
        let ranges = document.snapshot.references(at: offset, withDeclaration: withDeclaration)
        return .array(ranges.map { LanguageServer.location($0, in: document) })
    }

    private mutating func prepareRename(_ parameters: Parameters) throws(RequestFault) -> JSON {
        guard let (document, offset) = try place(parameters) else { return .null }
        do throws(Refusal) {
            let target = try document.snapshot.prepareRename(at: offset)
            return ["range": document.positions.range(target.range).json, "placeholder": .string(target.placeholder)]
        } catch {
            throw .parameter(error.message)
        }
    }

    private mutating func rename(_ parameters: Parameters) throws(RequestFault) -> JSON {
        let name = try parameters.string("newName")
        guard let (document, offset) = try place(parameters) else { return .null }
        do throws(Refusal) {
            let replacements = try document.snapshot.rename(at: offset, to: name)
            return workspaceEdit(replacements.map { (range: $0.range, text: $0.text) }, in: document)
        } catch {
            throw .parameter(error.message)
        }
    }

    /// The document and the byte of it that a request is about.
    private mutating func place(_ parameters: Parameters) throws(RequestFault) -> (CurrentDocument, Int)? {
        let position = try parameters.position("position")
        guard let document = try document(parameters) else { return nil }
        return (document, document.positions.byte(of: position))
    }

    private static func location(_ range: Range<Int>, in document: CurrentDocument) -> JSON {
        ["uri": .string(document.uri.text), "range": document.positions.range(range).json]
    }
}

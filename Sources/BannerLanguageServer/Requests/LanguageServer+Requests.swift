/// A request handler.
typealias Request = @Sendable (inout LanguageServer, Parameters) throws(RequestFault) -> JSON

extension LanguageServer {
    /// The request handlers by method.
    static let requests: [String: Request] = [
        "initialize": { $0.initialize($1) },
        "shutdown": { server, _ throws(RequestFault) in
            server.phase = .shutDown
            return .null
        },
        "textDocument/codeAction": about(Parameters.actions, CurrentDocument.codeActions),
        "textDocument/codeLens": about(\.lenses),
        "textDocument/colorPresentation": about(Parameters.color, CurrentDocument.presentations),
        "textDocument/completion": about(
            Parameters.place, CurrentDocument.completion, otherwise: .null),
        "textDocument/definition": about(
            Parameters.place, CurrentDocument.definition, otherwise: .null),
        "textDocument/diagnostic": about(\.report, otherwise: ["kind": "full", "items": []]),
        "textDocument/documentColor": about(\.colors),
        "textDocument/documentHighlight": about(Parameters.place, CurrentDocument.highlights),
        "textDocument/documentLink": about(\.links),
        "textDocument/documentSymbol": about(\.symbols),
        "textDocument/foldingRange": about(\.folds),
        "textDocument/formatting": about(\.formatting, otherwise: .null),
        "textDocument/hover": about(Parameters.place, CurrentDocument.hover, otherwise: .null),
        "textDocument/inlayHint": about(Parameters.part, CurrentDocument.hints),
        "textDocument/prepareRename": about(
            Parameters.place, CurrentDocument.prepareRename, otherwise: .null),
        "textDocument/references": about(Parameters.referred, CurrentDocument.references),
        "textDocument/rename": about(Parameters.renaming, CurrentDocument.rename, otherwise: .null),
        "textDocument/selectionRange": about(
            Parameters.places, CurrentDocument.selections, otherwise: .null),
        "textDocument/semanticTokens/full": about(\.tokens, otherwise: ["data": []]),
        "textDocument/semanticTokens/range": about(
            Parameters.part, CurrentDocument.tokens, otherwise: ["data": []]),
    ]

    /// A handler for requests about a document; `otherwise` is the result if it is not checked.
    private static func about(
        _ answer: @escaping @Sendable (CurrentDocument) -> JSON, otherwise: JSON = []
    ) -> Request {
        { server, parameters throws(RequestFault) in
            try server.document(parameters).map(answer) ?? otherwise
        }
    }

    /// A handler for requests with more parameters, which are parsed first.
    private static func about<Needs>(
        _ needs: @escaping @Sendable (Parameters) -> () throws(RequestFault) -> Needs,
        _ answer: @escaping @Sendable (CurrentDocument) -> (Needs) throws(RequestFault) -> JSON,
        otherwise: JSON = []
    ) -> Request {
        { server, parameters throws(RequestFault) in
            let needs = try needs(parameters)()
            guard let document = try server.document(parameters) else { return otherwise }
            return try answer(document)(needs)
        }
    }
}

// The parameters of requests.

extension Parameters {
    fileprivate func place() throws(RequestFault) -> Position { try position("position") }

    fileprivate func places() throws(RequestFault) -> [Position] {
        try objects("positions").map { place throws(RequestFault) in try place.position() }
    }

    fileprivate func part() throws(RequestFault) -> Range<Position> { try range("range") }

    fileprivate func referred() throws(RequestFault) -> (Position, Bool) {
        (try place(), self["context", "includeDeclaration"]?.bool ?? true)
    }

    fileprivate func renaming() throws(RequestFault) -> (String, Position) {
        (try string("newName"), try place())
    }

    fileprivate func actions() throws(RequestFault) -> (
        Range<Position>, [String]?, [Range<Position>]
    ) {
        let context = try object("context")
        let sent =
            (try? context.objects("diagnostics"))?.compactMap { try? $0.range("range") } ?? []
        return (try part(), context["only"]?.strings, sent)
    }

    fileprivate func color() throws(RequestFault) -> (Range<Position>, Banner.Color) {
        let color = try object("color")
        let range = try part()
        let parts = try Client.channels.map { name throws(RequestFault) in
            let value = try color.number(name)
            guard value.isFinite else {
                throw .parameter("`color.\(name)` must be a number from 0 to 1")
            }
            return UInt8((min(1, max(0, value)) * 255).rounded(.toNearestOrEven))
        }
        return (
            range, Banner.Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        )
    }
}

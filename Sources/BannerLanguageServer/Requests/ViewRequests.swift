import BannerDiagnostics
import BannerTree

extension LanguageServer {
    /// What an editor shows of a document beside its text.
    static let viewRequests = structureRequests.merging(colorRequests) { $1 }.merging(tokenRequests) { $1 }

    private static let structureRequests: [String: Request] = [
        "textDocument/documentSymbol": { server, parameters throws(RequestFault) in try server.symbols(parameters) },
        "textDocument/foldingRange": { server, parameters throws(RequestFault) in try server.folds(parameters) },
        "textDocument/selectionRange": { server, parameters throws(RequestFault) in
            try server.selections(parameters)
        },
        "textDocument/documentLink": { server, parameters throws(RequestFault) in try server.links(parameters) },
        "textDocument/inlayHint": { server, parameters throws(RequestFault) in try server.hints(parameters) },
        "textDocument/codeLens": { server, parameters throws(RequestFault) in try server.lenses(parameters) },
    ]

    private mutating func symbols(_ parameters: Parameters) throws(RequestFault) -> JSON {
        guard let document = try document(parameters) else { return [] }
        let symbols = document.snapshot.symbols().elements
        guard client.can("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport") else {
            return .array(symbols.flatMap { LanguageServer.flat($0, in: document, inside: nil) })
        }
        return .array(symbols.map { LanguageServer.nested($0, in: document.positions) })
    }

    private static func nested(_ symbol: Symbol, in positions: PositionMap) -> JSON {
        [
            "name": .string(symbol.name), "detail": .string(symbol.detail), "kind": .number(number(of: symbol.kind)),
            "range": positions.range(symbol.range).json, "selectionRange": positions.range(symbol.selection).json,
            "children": .array(symbol.children.map { nested($0, in: positions) }),
        ]
    }

    private static func flat(_ symbol: Symbol, in document: CurrentDocument, inside: String?) -> [JSON] {
        let place: JSON = ["uri": .string(document.uri.text), "range": document.positions.range(symbol.range).json]
        let entry: JSON = [
            "name": .string(symbol.name), "kind": .number(number(of: symbol.kind)), "location": place,
            "containerName": inside.map { .string($0) },
        ]
        return [entry] + symbol.children.flatMap { flat($0, in: document, inside: symbol.name) }
    }

    private static func number(of kind: Symbol.Kind) -> Int {
        switch kind {
        case .section: 3
        case .item: 19
        case .scenario: 6
        case .input: 24
        case .expectation: 17
        case .value: 7
        }
    }

    private mutating func folds(_ parameters: Parameters) throws(RequestFault) -> JSON {
        guard let document = try document(parameters) else { return [] }
        let limit = client.number("textDocument", "foldingRange", "rangeLimit") ?? .max
        let folds = document.snapshot.folds().elements.map { fold in
            (range: document.positions.range(fold.range), isComment: fold.isComment)
        }.filter { $0.range.upperBound.line > $0.range.lowerBound.line }.prefix(max(0, limit))
        return .array(
            folds.map { fold in
                .object(
                    [
                        ("startLine", .number(fold.range.lowerBound.line)),
                        ("endLine", .number(fold.range.upperBound.line)),
                    ] + (fold.isComment ? [("kind", "comment")] : []))
            })
    }

    private mutating func selections(_ parameters: Parameters) throws(RequestFault) -> JSON {
        let places = try parameters.objects("positions").map { place throws(RequestFault) in try place.position() }
        guard let document = try document(parameters) else { return .null }
        return .array(
            places.map { place in
                let offset = document.positions.byte(of: place)
                // An answer is expected for each position.
                let ranges = document.snapshot.selections(at: offset)
                return (ranges.isEmpty ? [offset..<offset] : ranges).reversed().reduce(nil) { outer, range in
                    ["range": document.positions.range(range).json, "parent": outer]
                } ?? .null
            })
    }

    private mutating func links(_ parameters: Parameters) throws(RequestFault) -> JSON {
        guard let document = try document(parameters) else { return [] }
        let hasTooltips = client.can("textDocument", "documentLink", "tooltipSupport")
        return .array(
            document.snapshot.links().elements.compactMap { link in
                let target: String? =
                    switch link.target {
                    case .address(let address): address
                    case .path(let path): document.uri.resolving(path).flatMap { openable($0, from: document) }
                    }
                guard let target else { return nil }
                return .object(
                    [("range", document.positions.range(link.range).json), ("target", .string(target))]
                        + (hasTooltips && !link.tooltip.isEmpty ? [("tooltip", .string(link.tooltip))] : []))
            })
    }

    /// The address of a file of the workspace, or in the document's folder or below it.
    private func openable(_ uri: DocumentURI, from document: CurrentDocument) -> String? {
        let folders = folders.filter { document.uri.isInside($0) } + [document.uri.folder].compactMap { $0 }
        return folders.contains(where: uri.isInside) ? uri.text : nil
    }

    private mutating func hints(_ parameters: Parameters) throws(RequestFault) -> JSON {
        let range = try parameters.range("range")
        guard let document = try document(parameters) else { return [] }
        let hints = document.snapshot.inlayHints(in: document.positions.bytes(of: range)).elements
        return .array(
            hints.map { hint in
                .object(
                    [
                        ("position", document.positions.position(ofByte: hint.offset).json),
                        ("label", .string(hint.text)), ("paddingLeft", .bool(true)),
                    ] + (hint.tooltip.isEmpty ? [] : [("tooltip", .string(hint.tooltip))]))
            })
    }

    private mutating func lenses(_ parameters: Parameters) throws(RequestFault) -> JSON {
        guard let document = try document(parameters) else { return [] }
        return .array(
            document.snapshot.lenses().elements.compactMap { lens in
                let command: (name: String, arguments: [JSON]) =
                    switch lens.command {
                    case .preview: ("bannerkit.preview", [.string(document.uri.text)])
                    case .runScenario(let name): ("bannerkit.runScenario", [.string(document.uri.text), .string(name)])
                    }
                guard client.commands.contains(command.name) else { return nil }
                return [
                    "range": document.positions.range(lens.range).json,
                    "command": [
                        "title": .string(lens.title), "command": .string(command.name),
                        "arguments": .array(command.arguments),
                    ],
                ]
            })
    }
}

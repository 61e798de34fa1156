import BannerDiagnostics

extension LanguageServer {
    /// What the parts of a text are.
    static let tokenRequests: [String: Request] = [
        "textDocument/semanticTokens/full": { server, parameters throws(RequestFault) in
            try server.tokens(parameters, in: nil)
        },
        "textDocument/semanticTokens/range": { server, parameters throws(RequestFault) in
            try server.tokens(parameters, in: try parameters.range("range"))
        },
    ]

    /// The words for the kinds of parts: the protocol's own, which every colour scheme knows.
    static let legend: JSON = ["tokenTypes": .array(types.map { .string($0) }), "tokenModifiers": ["declaration"]]

    private static let types = ["property", "enumMember", "string", "number", "variable", "comment"]

    private static func type(of kind: Token.Kind) -> Int {
        switch kind {
        case .key: 0
        case .word: 1
        case .text, .color: 2
        case .number, .duration: 3
        case .id: 4
        case .comment: 5
        }
    }

    private mutating func tokens(_ parameters: Parameters, in range: Range<Position>?) throws(RequestFault) -> JSON {
        guard let document = try document(parameters) else { return ["data": []] }
        let positions = document.positions
        var data: [JSON] = []
        var last = Position(line: 0, character: 0)
        for token in document.snapshot.tokens(in: range.map(positions.bytes)).elements {
            let range = positions.range(token.range)
            // Each is told by its distance from the one before, and is on one line.
            let length = range.upperBound.character - range.lowerBound.character
            guard range.lowerBound >= last, range.lowerBound.line == range.upperBound.line, length > 0 else { continue }
            let start = range.lowerBound
            data += [
                .number(start.line - last.line),
                .number(start.line == last.line ? start.character - last.character : start.character),
                .number(length), .number(LanguageServer.type(of: token.kind)), .number(token.isDeclaration ? 1 : 0),
            ]
            last = start
        }
        return ["data": .array(data)]
    }
}

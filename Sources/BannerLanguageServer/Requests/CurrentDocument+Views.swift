// Requests about the view: outline, folding, links, hints, colours and tokens.

extension CurrentDocument {
    /// The outline as a tree, or as a list for older clients.
    var symbols: JSON {
        let symbols = snapshot.symbols()
        let isTree = client.can("textDocument/documentSymbol/hierarchicalDocumentSymbolSupport")
        return .array(isTree ? symbols.map(nested) : symbols.flatMap { flat($0, inside: nil) })
    }

    private func nested(_ symbol: Symbol) -> JSON {
        [
            "name": .string(symbol.name), "detail": .string(symbol.detail), "kind": .number(symbol.kind.rawValue),
            "range": place(symbol.range), "selectionRange": place(symbol.selection),
            "children": .array(symbol.children.map(nested)),
        ]
    }

    private func flat(_ symbol: Symbol, inside: String?) -> [JSON] {
        let entry: JSON = [
            "name": .string(symbol.name), "kind": .number(symbol.kind.rawValue), "location": location(symbol.range),
            "containerName": inside.map { .string($0) },
        ]
        return [entry] + symbol.children.flatMap { flat($0, inside: symbol.name) }
    }

    var folds: JSON {
        let limit = client["textDocument/foldingRange/rangeLimit"]?.integer ?? .max
        let folds = snapshot.folds().compactMap { fold -> JSON? in
            let range = positions.range(fold.range)
            let (first, last) = (range.lowerBound.line, range.upperBound.line)
            guard last > first else { return nil }
            return ["startLine": .number(first), "endLine": .number(last), "kind": fold.isComment ? "comment" : nil]
        }
        return .array(Array(folds.prefix(max(0, limit))))
    }

    /// The selection ranges of each position; the protocol requires a result for each.
    func selections(at places: [Position]) -> JSON {
        list(places) { place in
            let ranges = snapshot.selections(at: positions.byte(of: place))
            return ranges.reversed().reduce(nil) { ["range": self.place($1), "parent": $0] } ?? .null
        }
    }

    var links: JSON {
        let hasTooltips = client.can("textDocument/documentLink/tooltipSupport")
        return list(snapshot.links()) { link in
            let target = link.isPath ? uri.resolving(link.target).flatMap(openable) : link.target
            let tooltip = hasTooltips ? JSON.string(link.tooltip) : nil
            return target.map { ["range": place(link.range), "target": .string($0), "tooltip": tooltip] }
        }
    }

    /// The URL of a file in the workspace or below the document's folder; `nil` for others.
    private func openable(_ file: DocumentURI) -> String? {
        let folders = folders.filter(uri.isInside) + [uri.folder].compactMap { $0 }
        return folders.contains(where: file.isInside) ? file.text : nil
    }

    func hints(in range: Range<Position>) -> JSON {
        list(snapshot.inlayHints(in: positions.bytes(of: range), showing: client.shown)) { hint in
            [
                "position": positions.position(ofByte: hint.offset).json, "label": .string(hint.text),
                "paddingLeft": true, "tooltip": hint.tooltip.isEmpty ? nil : .string(hint.tooltip),
            ]
        }
    }

    /// The code lenses whose commands the client handles.
    var lenses: JSON {
        let lenses = client.shown.contains(.lenses) ? snapshot.lenses() : []
        return list(lenses.filter { client.commands.contains($0.command) }) { lens in
            let arguments = list([uri.text] + lens.arguments) { .string($0) }
            let command: JSON = [
                "title": .string(lens.title), "command": .string(lens.command), "arguments": arguments,
            ]
            return ["range": place(lens.range), "command": command]
        }
    }

    // MARK: Colours

    var colors: JSON {
        list(snapshot.colors()) { mark in
            // Components are 0 to 1; converting the editor's value back gives the same component.
            let channels = [mark.color.red, mark.color.green, mark.color.blue, mark.color.alpha]
            let parts = zip(Client.channels, channels).map { ($0, JSON.number("\(Double($1) / 255)")) }
            return ["range": place(mark.range), "color": .object(parts)]
        }
    }

    func presentations(of mark: (range: Range<Position>, color: Banner.Color)) -> JSON {
        let edits = snapshot.presentations(of: (positions.bytes(of: mark.range), mark.color))
        return list(edits) { ["label": .string($0.text), "textEdit": textEdit($0)] }
    }

    // MARK: Tokens

    /// The standard token types, which every colour scheme has.
    static let legend: JSON = [
        "tokenTypes": ["property", "enumMember", "string", "number", "variable", "comment"],
        "tokenModifiers": ["declaration"],
    ]

    var tokens: JSON { data(snapshot.tokens()) }

    func tokens(in range: Range<Position>) -> JSON { data(snapshot.tokens(in: positions.bytes(of: range))) }

    private func data(_ tokens: [Token]) -> JSON {
        var data: [Int] = []
        var last = Position(line: 0, character: 0)
        for token in tokens {
            let range = positions.range(token.range)
            let start = range.lowerBound
            // A token is encoded relative to the previous one, and cannot span lines.
            let length = range.upperBound.character - start.character
            guard start >= last, start.line == range.upperBound.line, length > 0 else { continue }
            data += [
                start.line - last.line, start.line == last.line ? start.character - last.character : start.character,
                length, token.kind.rawValue, token.isDeclaration ? 1 : 0,
            ]
            last = start
        }
        return ["data": .array(data.map { .number($0) })]
    }
}

// Requests about the text: completion, hover, formatting, definitions and renaming.

extension CurrentDocument {
    func completion(at position: Position) -> JSON {
        let completions = snapshot.chart.completions(at: positions.byte(of: position))
        let items = completions.enumerated().map { item($1, number: String($0)) }
        return ["isIncomplete": .bool(completions.contains { $0.kind == .zone }), "items": .array(items)]
    }

    private func item(_ completion: Completion, number: String) -> JSON {
        let hasSnippets = client.can("textDocument/completion/completionItem/snippetSupport")
        let snippet = hasSnippets ? completion.snippet : nil
        let about = completion.documentation.isEmpty ? nil : Explanation(markdown: completion.documentation)
        let kind =
            switch completion.kind {
            case .key: 10
            case .word, .rule: 20
            case .boolean: 14
            case .id: 18
            case .color: 16
            case .duration: 11
            case .value, .zone: 12
            }
        return [
            "label": .string(completion.label), "kind": .number(kind), "detail": .string(completion.detail),
            // Editors sort by this text.
            "sortText": .string(String(repeating: "0", count: max(0, 5 - number.count)) + number),
            // Editors match this text with the word at the cursor; the default is the label. Neovim
            // up to 0.9 replaces too little if it is present, so it is omitted when equal.
            "filterText": ["", completion.label].contains(completion.filterText) ? nil : .string(completion.filterText),
            "insertTextFormat": snippet == nil ? 1 : 2,
            "textEdit": textEdit(Replacement(range: completion.range, text: snippet ?? completion.text)),
            "documentation": about.map { content($0, "textDocument/completion/completionItem/documentationFormat") },
        ]
    }

    func hover(at position: Position) -> JSON {
        guard let hover = snapshot.hover(at: positions.byte(of: position)) else { return .null }
        return ["contents": content(hover.text, "textDocument/hover/contentFormat"), "range": place(hover.range)]
    }

    /// The edits of `bannerkit format`.
    var formatting: JSON { list(snapshot.formatting, textEdit) }

    func definition(at position: Position) -> JSON {
        snapshot.definition(at: positions.byte(of: position)).map(location) ?? .null
    }

    func references(_ of: (position: Position, withDeclaration: Bool)) -> JSON {
        let offset = positions.byte(of: of.position)
        return .array(snapshot.references(at: offset, withDeclaration: of.withDeclaration).map(location))
    }

    /// The occurrences of the name at a position: the declaration is a write (3), others are reads
    /// (2).
    func highlights(at position: Position) -> JSON {
        let offset = positions.byte(of: position)
        let uses = snapshot.references(at: offset, withDeclaration: false)
        return list(snapshot.references(at: offset, withDeclaration: true)) {
            ["range": place($0), "kind": uses.contains($0) ? 2 : 3]
        }
    }

    func prepareRename(at position: Position) throws(RequestFault) -> JSON {
        let id = try snapshot.prepareRename(at: positions.byte(of: position))
        return ["range": place(id.range), "placeholder": .string(id.text)]
    }

    func rename(_ what: (name: String, position: Position)) throws(RequestFault) -> JSON {
        workspaceEdit(try snapshot.rename(at: positions.byte(of: what.position), to: what.name))
    }
}

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
    func location(_ range: Range<Int>) -> JSON {
        ["uri": .string(uri.text), "range": place(range)]
    }

    /// Encodes values as an array, without those that become `nil`.
    func list<Value>(_ values: [Value], _ entry: (Value) -> JSON?) -> JSON {
        .array(values.compactMap(entry))
    }

    func textEdit(_ edit: Replacement) -> JSON {
        ["range": place(edit.range), "newText": .string(edit.text)]
    }

    /// Edits of the document, for this version if the client can check that.
    func workspaceEdit(_ changes: [Replacement]) -> JSON {
        let edits = JSON.array(changes.map(textEdit))
        guard client.can("workspace/workspaceEdit/documentChanges") else {
            return ["changes": [uri.text: edits]]
        }
        let name: JSON = [
            "uri": .string(uri.text), "version": version.map { .number($0) } ?? .null,
        ]
        return ["documentChanges": [["textDocument": name, "edits": edits]]]
    }

    /// A text in the client's preferred format; a plain string if it states none.
    func content(_ text: Explanation, _ path: String) -> JSON {
        let formats = client[path]?.strings ?? []
        if formats.contains("markdown") {
            return ["kind": "markdown", "value": .string(text.markdown)]
        }
        let plain = JSON.string(text.plain)
        return formats.contains("plaintext") ? ["kind": "plaintext", "value": plain] : plain
    }
}

// Requests about the text: completion, hover, formatting, definitions and renaming.

extension CurrentDocument {
    func completion(at position: Position) -> JSON {
        let completions = snapshot.completions(at: positions.byte(of: position))
        let items = completions.enumerated().map { item($1, number: String($0)) }
        return [
            "isIncomplete": .bool(completions.contains { $0.kind == .zone }),
            "items": .array(items),
        ]
    }

    private func item(_ completion: Completion, number: String) -> JSON {
        let snippet =
            client.can("textDocument/completion/completionItem/snippetSupport")
            ? completion.snippet : nil
        let about =
            completion.documentation.isEmpty ? nil : Explanation(markdown: completion.documentation)
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
            "label": .string(completion.label), "kind": .number(kind),
            "detail": .string(completion.detail),
            // Editors sort by this text.
            "sortText": .string(String(repeating: "0", count: max(0, 5 - number.count)) + number),
            // Editors match this text with the word at the cursor; the default is the label. Neovim
            // up to 0.9 replaces too little if it is present, so it is omitted when equal.
            "filterText": ["", completion.label].contains(completion.filterText)
                ? nil : .string(completion.filterText),
            "insertTextFormat": snippet == nil ? 1 : 2,
            "textEdit": textEdit(
                Replacement(range: completion.range, text: snippet ?? completion.text)),
            "documentation": about.map {
                content($0, "textDocument/completion/completionItem/documentationFormat")
            },
        ]
    }

    func hover(at position: Position) -> JSON {
        guard let hover = snapshot.hover(at: positions.byte(of: position)) else { return .null }
        return [
            "contents": content(hover.text, "textDocument/hover/contentFormat"),
            "range": place(hover.range),
        ]
    }

    /// The edits of `bannerkit format`.
    var formatting: JSON { list(snapshot.formatting, textEdit) }

    func definition(at position: Position) -> JSON {
        snapshot.definition(at: positions.byte(of: position)).map(location) ?? .null
    }

    func references(_ of: (position: Position, withDeclaration: Bool)) -> JSON {
        let offset = positions.byte(of: of.position)
        return .array(
            snapshot.references(at: offset, withDeclaration: of.withDeclaration).map(location))
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

    /// The outline as a tree, or as a list for older clients.
    var symbols: JSON {
        let symbols = snapshot.symbols()
        let isTree = client.can("textDocument/documentSymbol/hierarchicalDocumentSymbolSupport")
        return .array(isTree ? symbols.map(nested) : symbols.flatMap { flat($0, inside: nil) })
    }

    private func nested(_ symbol: Symbol) -> JSON {
        [
            "name": .string(symbol.name), "detail": .string(symbol.detail),
            "kind": .number(symbol.kind.rawValue),
            "range": place(symbol.range), "selectionRange": place(symbol.selection),
            "children": .array(symbol.children.map(nested)),
        ]
    }

    private func flat(_ symbol: Symbol, inside: String?) -> [JSON] {
        let entry: JSON = [
            "name": .string(symbol.name), "kind": .number(symbol.kind.rawValue),
            "location": location(symbol.range),
            "containerName": inside.map { .string($0) },
        ]
        return [entry] + symbol.children.flatMap { flat($0, inside: symbol.name) }
    }

    var folds: JSON {
        let limit = client["textDocument/foldingRange/rangeLimit"]?.integer ?? .max
        let folds = snapshot.folds().compactMap { fold -> JSON? in
            let range = positions.range(fold.range)
            let first = range.lowerBound.line
            let last = range.upperBound.line
            guard last > first else { return nil }
            return [
                "startLine": .number(first), "endLine": .number(last),
                "kind": fold.isComment ? "comment" : nil,
            ]
        }
        return .array(Array(folds.prefix(max(0, limit))))
    }

    /// The selection ranges of each position; the protocol requires a result for each.
    func selections(at places: [Position]) -> JSON {
        list(places) { place in
            let ranges = snapshot.selections(at: positions.byte(of: place))
            return ranges.reversed().reduce(nil) { ["range": self.place($1), "parent": $0] }
                ?? .null
        }
    }

    var links: JSON {
        let hasTooltips = client.can("textDocument/documentLink/tooltipSupport")
        return list(snapshot.links()) { link in
            let target = link.isPath ? uri.resolving(link.target).flatMap(openable) : link.target
            let tooltip = hasTooltips ? JSON.string(link.tooltip) : nil
            return target.map {
                ["range": place(link.range), "target": .string($0), "tooltip": tooltip]
            }
        }
    }

    /// The URL of a file in the workspace or below the document's folder; `nil` for others.
    private func openable(_ file: DocumentURI) -> String? {
        let folders = folders.filter(uri.isInside) + [uri.resolving(".")].compactMap { $0 }
        return folders.contains(where: file.isInside) ? file.text : nil
    }

    func hints(in range: Range<Position>) -> JSON {
        list(snapshot.inlayHints(in: positions.bytes(of: range), showing: client.shown)) { hint in
            [
                "position": positions.position(ofByte: hint.offset).json,
                "label": .string(hint.text),
                "paddingLeft": true, "tooltip": hint.tooltip.isEmpty ? nil : .string(hint.tooltip),
            ]
        }
    }

    /// The code lenses whose commands the client handles.
    var lenses: JSON {
        let lenses = client.shown.contains(.lenses) ? snapshot.lenses() : []
        return list(lenses.filter { client.commands.contains($0.command) }) { lens in
            let command: JSON = [
                "title": .string(lens.title), "command": .string(lens.command),
                "arguments": .array(([uri.text] + lens.arguments).map(JSON.string)),
            ]
            return ["range": place(lens.range), "command": command]
        }
    }

    // MARK: Colours

    var colors: JSON {
        list(snapshot.colors()) { mark in
            // Components are 0 to 1; converting the editor's value back gives the same component.
            let channels = [mark.color.red, mark.color.green, mark.color.blue, mark.color.alpha]
            let parts = zip(Client.channels, channels).map {
                ($0, JSON.number("\(Double($1) / 255)"))
            }
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

    func tokens(in range: Range<Position>) -> JSON {
        data(snapshot.tokens(in: positions.bytes(of: range)))
    }

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
                start.line - last.line,
                start.line == last.line ? start.character - last.character : start.character,
                length, token.kind.rawValue, token.isDeclaration ? 1 : 0,
            ]
            last = start
        }
        return ["data": .array(data.map { .number($0) })]
    }

    /// The findings as diagnostics of the protocol.
    var diagnostics: [JSON] { snapshot.report.findings.map(diagnostic) }

    /// The response to a client that pulls diagnostics.
    var report: JSON { ["kind": "full", "items": .array(diagnostics)] }

    /// A finding as a diagnostic.
    func diagnostic(_ finding: Finding) -> JSON {
        let page =
            client.canForDiagnostics("codeDescriptionSupport")
            ? Release.page(of: finding.rule) : nil
        let isUnnecessary =
            CurrentDocument.unnecessary.contains(finding.rule.slug) && client.knowsUnnecessary
        // A note without a range, or one that the client cannot show, becomes part of the message.
        var lines = [finding.message.description]
        if let help = finding.help { lines.append("help: \(help.description)") }
        var related: [JSON] = []
        for note in finding.notes {
            guard let range = note.range, client.canForDiagnostics("relatedInformation") else {
                lines.append("note: \(note.message.description)")
                continue
            }
            let place: JSON = ["uri": .string(uri.text), "range": positions.mark(range).json]
            related.append(["location": place, "message": .string(note.message.description)])
        }
        return [
            "range": positions.mark(finding.range).json,
            "severity": .number(finding.severity.rawValue + 1),
            "code": .string(finding.rule.id), "source": "bannerkit",
            "codeDescription": page.map { ["href": .string($0)] },
            "tags": isUnnecessary ? [1] : nil,
            "message": .string(lines.joined(separator: "\n")),
            "relatedInformation": .unlessEmpty(related),
        ]
    }

    /// The rules about text without effect, which editors fade out.
    private static let unnecessary = [
        "unused-ignore", "duration-without-timer", "timer-for-one-item", "cycles-without-loop",
    ]

    /// The kind of the action that applies all safe fixes.
    static let fixAll = "source.fixAll.bannerkit"

    /// The code actions for the findings in a range, or for the diagnostics that the client sends.
    ///
    /// Neovim sends those of the cursor's line.
    func codeActions(_ wanted: (range: Range<Position>, kinds: [String]?, sent: [Range<Position>]))
        -> JSON
    {
        let findings = snapshot.report.findings.filter { finding in
            let mark = positions.mark(finding.range)
            return mark.lowerBound <= wanted.range.upperBound
                && mark.upperBound >= wanted.range.lowerBound
                || wanted.sent.contains(mark)
        }
        // Kinds are hierarchical: `source` includes `source.fixAll`.
        func isWanted(_ kind: String) -> Bool {
            wanted.kinds?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } ?? true
        }
        var actions: [JSON] = []
        if isWanted("quickfix") {
            actions += findings.flatMap { finding in
                finding.remedies.map { action($0, for: finding) }
            }
            // Each comment is tested with a check of the file, so their number is limited.
            if snapshot.file.bytes.count < 1 << 17 {
                actions += findings.prefix(16).compactMap(ignore)
            }
        }
        // An editor that requests all kinds does so at every cursor movement.
        let isNear =
            wanted.kinds != nil || findings.contains { $0.remedies.first?.certainty == .certain }
        if isNear, isWanted(CurrentDocument.fixAll) { actions += fixEverything }
        return .array(actions)
    }

    private func action(_ remedy: Remedy, for finding: Finding) -> JSON {
        let title = remedy.title.description
        return action(
            title.prefix(1).uppercased() + title.dropFirst(), positions.changes(of: remedy),
            for: finding,
            isPreferred: remedy.certainty == .certain)
    }

    /// The action that adds a comment to ignore a finding; `nil` if no comment does.
    private func ignore(_ finding: Finding) -> JSON? {
        guard snapshot.kind == .banner else { return nil }
        let edit = snapshot.file.ignoring(
            finding, in: snapshot.report, reason: "TODO: say why",
            configuration: snapshot.configuration)
        return edit.map { edit in
            action(
                Remedy("ignore `\(finding.rule.slug)` on this line", [edit], .possible),
                for: finding)
        }
    }

    /// The action for the safe fixes of `bannerkit validate --fix`; empty if there are none.
    private var fixEverything: [JSON] {
        guard snapshot.kind == .banner, snapshot.report.hasErrors else { return [] }
        let fixes = BannerFile.SafeFixes(
            snapshot.file, limits: Limits(), configuration: snapshot.configuration)
        guard fixes.count > 0 else { return [] }
        return [
            action(
                "Apply all safe fixes", snapshot.bytes.changes(to: fixes.file.bytes),
                CurrentDocument.fixAll)
        ]
    }

    private func action(
        _ title: String, _ changes: [Replacement], _ kind: String = "quickfix",
        for finding: Finding? = nil,
        isPreferred: Bool = false
    ) -> JSON {
        let isPreferred = isPreferred && client.can("textDocument/codeAction/isPreferredSupport")
        return [
            "title": .string(title), "kind": .string(kind),
            "diagnostics": finding.map { [diagnostic($0)] },
            "isPreferred": isPreferred ? true : nil,
            "edit": workspaceEdit(changes),
        ]
    }
}

// Requests about the view: outline, folding, links, hints, colours and tokens.

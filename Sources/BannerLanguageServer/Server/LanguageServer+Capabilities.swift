extension LanguageServer {
    /// The server's capabilities for this client.
    var capabilities: JSON {
        let preparesRenames = client.can("textDocument/rename/prepareSupport")
        return [
            "positionEncoding": client.encoding == .utf8 ? "utf-8" : "utf-16",
            "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
            "completionProvider": ["triggerCharacters": [":", " ", "#"], "resolveProvider": false],
            "hoverProvider": true, "documentSymbolProvider": true, "foldingRangeProvider": true,
            "definitionProvider": true, "referencesProvider": true, "documentHighlightProvider": true,
            "renameProvider": preparesRenames ? ["prepareProvider": true] : true,
            "documentLinkProvider": ["resolveProvider": false], "colorProvider": true, "selectionRangeProvider": true,
            "inlayHintProvider": true, "documentFormattingProvider": true,
            "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
            "diagnosticProvider": client.pullsDiagnostics
                ? ["identifier": "bannerkit", "interFileDependencies": true, "workspaceDiagnostics": false] : nil,
            // Without literals, a client accepts only commands.
            "codeActionProvider": client.has("textDocument/codeAction/codeActionLiteralSupport")
                ? ["codeActionKinds": ["quickfix", .string(CurrentDocument.fixAll)], "resolveProvider": false] : nil,
            "semanticTokensProvider": client.has("textDocument/semanticTokens")
                ? ["legend": CurrentDocument.legend, "full": true, "range": true] : nil,
            // The client handles the commands of lenses.
            "codeLensProvider": client.commands.isEmpty ? nil : ["resolveProvider": false],
        ]
    }
}

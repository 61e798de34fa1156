import BannerDiagnostics

extension LanguageServer {
    /// What the server can do for this client.
    var capabilities: JSONValue {
        var members: [(String, JSONValue)] = [
            ("positionEncoding", .text(client.encoding.rawValue)),
            (
                "textDocumentSync",
                ["openClose": true, "change": 2, "save": ["includeText": false]]
            ),
            (
                "completionProvider",
                ["triggerCharacters": [":", " ", "#"], "resolveProvider": false]
            ),
            ("hoverProvider", true),
            ("documentSymbolProvider", true),
            ("foldingRangeProvider", true),
            ("definitionProvider", true),
            ("referencesProvider", true),
            (
                "renameProvider",
                client.can("textDocument", "rename", "prepareSupport")
                    ? ["prepareProvider": true] : true
            ),
            ("documentLinkProvider", ["resolveProvider": false]),
            ("colorProvider", true),
            ("selectionRangeProvider", true),
            ("inlayHintProvider", true),
            (
                "workspace",
                ["workspaceFolders": ["supported": true, "changeNotifications": true]]
            ),
        ]
        if client.pullsDiagnostics {
            members.append(
                (
                    "diagnosticProvider",
                    ["identifier": "bannerkit", "interFileDependencies": true, "workspaceDiagnostics": true]
                ))
        }
        // A client without them could only be given commands.
        if client.has("textDocument", "codeAction", "codeActionLiteralSupport") {
            members.append(
                (
                    "codeActionProvider",
                    ["codeActionKinds": ["quickfix", .text(CodeActionKind.fixAll)], "resolveProvider": false]
                ))
        }
        if client.has("textDocument", "semanticTokens") {
            members.append(
                (
                    "semanticTokensProvider",
                    ["legend": LanguageServer.legend, "full": true, "range": true]
                ))
        }
        // The client itself runs what a lens is for.
        if !client.commands.isEmpty {
            members.append(("codeLensProvider", ["resolveProvider": false]))
        }
        return .object(members)
    }
}

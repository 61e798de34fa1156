import BannerDiagnostics

extension LanguageServer {
    /// What the server can do for this client.
    var capabilities: JSONValue {
        var members: [(String, JSONValue)] = [
            ("positionEncoding", .text(client.encoding.rawValue)),
            (
                "textDocumentSync",
                .object([
                    ("openClose", .literal("true")), ("change", .number(2)),
                    ("save", .object([("includeText", .literal("false"))])),
                ])
            ),
            (
                "completionProvider",
                .object([
                    ("triggerCharacters", .array([":", " ", "#"])), ("resolveProvider", .literal("false")),
                ])
            ),
            ("hoverProvider", .literal("true")),
            ("documentSymbolProvider", .literal("true")),
            ("foldingRangeProvider", .literal("true")),
            ("definitionProvider", .literal("true")),
            ("referencesProvider", .literal("true")),
            (
                "renameProvider",
                client.can("textDocument", "rename", "prepareSupport")
                    ? .object([("prepareProvider", .literal("true"))]) : .literal("true")
            ),
            ("documentLinkProvider", .object([("resolveProvider", .literal("false"))])),
            ("colorProvider", .literal("true")),
            ("selectionRangeProvider", .literal("true")),
            ("inlayHintProvider", .literal("true")),
            (
                "workspace",
                .object([
                    (
                        "workspaceFolders",
                        .object([
                            ("supported", .literal("true")), ("changeNotifications", .literal("true")),
                        ])
                    )
                ])
            ),
        ]
        if client.pullsDiagnostics {
            members.append(
                (
                    "diagnosticProvider",
                    .object([
                        ("identifier", "bannerkit"), ("interFileDependencies", .literal("true")),
                        ("workspaceDiagnostics", .literal("true")),
                    ])
                ))
        }
        // A client without them could only be given commands.
        if client.has("textDocument", "codeAction", "codeActionLiteralSupport") {
            members.append(
                (
                    "codeActionProvider",
                    .object([
                        ("codeActionKinds", .array(["quickfix", .text(CodeActionKind.fixAll)])),
                        ("resolveProvider", .literal("false")),
                    ])
                ))
        }
        if client.has("textDocument", "semanticTokens") {
            members.append(
                (
                    "semanticTokensProvider",
                    .object([
                        ("legend", LanguageServer.legend), ("full", .literal("true")), ("range", .literal("true")),
                    ])
                ))
        }
        // The client itself runs what a lens is for.
        if !client.commands.isEmpty {
            members.append(("codeLensProvider", .object([("resolveProvider", .literal("false"))])))
        }
        return .object(members)
    }
}

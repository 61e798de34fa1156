import BannerDiagnostics
import BannerEditing

extension LanguageServer {
    /// What can be written, and what is written.
    static let languageRequests: [String: Request] = [
        "textDocument/completion": { server, parameters throws(RequestFault) in try server.completion(parameters) },
        "textDocument/hover": { server, parameters throws(RequestFault) in try server.hover(parameters) },
    ]

    private mutating func completion(_ parameters: Parameters) throws(RequestFault) -> JSON {
        let position = try parameters.position("position")
        guard let document = try document(parameters) else { return .null }
        let completions = document.snapshot.completions(at: document.positions.byte(of: position))
        let items = completions.enumerated().map { item($1, at: $0, in: document) }
        return ["isIncomplete": .bool(false), "items": .array(items)]
    }

    private func item(_ completion: Completion, at number: Int, in document: CurrentDocument) -> JSON {
        let snippet =
            client.can("textDocument", "completion", "completionItem", "snippetSupport") ? completion.snippet : nil
        // Editors sort by this text.
        let digits = String(number)
        let path = ["textDocument", "completion", "completionItem", "documentationFormat"]
        let documentation = completion.documentation
        return [
            "label": .string(completion.label), "kind": .number(LanguageServer.number(of: completion.kind)),
            "detail": .string(completion.detail),
            "sortText": .string(String(repeating: "0", count: max(0, 5 - digits.count)) + digits),
            "filterText": .string(LanguageServer.filterText(completion)),
            "insertTextFormat": .number(snippet == nil ? 1 : 2),
            "textEdit": LanguageServer.textEdit(
                document.positions.range(completion.range), snippet ?? completion.text),
            "documentation": documentation.isEmpty ? nil : content(Explanation(markdown: documentation), path),
        ]
    }

    /// What an editor compares with the word that is there.
    private static func filterText(_ completion: Completion) -> String {
        completion.filterText.isEmpty ? completion.label : completion.filterText
    }

    private static func number(of kind: Completion.Kind) -> Int {
        switch kind {
        case .key: 10
        case .word, .rule: 20
        case .boolean: 14
        case .id: 18
        case .color: 16
        case .duration: 11
        case .value: 12
        }
    }

    private mutating func hover(_ parameters: Parameters) throws(RequestFault) -> JSON {
        let position = try parameters.position("position")
        guard let document = try document(parameters),
            let hover = document.snapshot.hover(at: document.positions.byte(of: position))
        else { return .null }
        return [
            "contents": content(hover.text, ["textDocument", "hover", "contentFormat"]),
            "range": document.positions.range(hover.range).json,
        ]
    }

    /// A text in the first of the forms that a client takes; a plain string if it names none.
    private func content(_ text: Explanation, _ path: [String]) -> JSON {
        switch client.format(path) {
        case "markdown"?: ["kind": "markdown", "value": .string(text.markdown)]
        case let kind?: ["kind": .string(kind), "value": .string(text.plain)]
        case nil: .string(text.plain)
        }
    }
}

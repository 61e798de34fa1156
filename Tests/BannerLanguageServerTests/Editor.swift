import BannerDiagnostics
import Foundation

@testable import BannerLanguageServer

/// An editor with one document, `/w/a.banner.yaml`, in which the cursor is written `¦`.
final class Editor {
    private var server: LanguageServer
    private let text: String
    private let place: [String: Any]

    init(_ marked: String, options: [String: Any] = [:]) {
        let parts = marked.components(separatedBy: "¦")
        text = parts.joined()
        let lines = parts[0].components(separatedBy: "\n")
        place = ["line": lines.count - 1, "character": (lines.last ?? "").utf16.count]
        server = LanguageServer(host: BannerLanguageServer.Host())
        let action =
            ["codeActionLiteralSupport": [String: Any](), "isPreferredSupport": true]
            as [String: Any]
        _ = ask(
            "initialize",
            [
                "rootUri": "file:///w", "initializationOptions": options,
                "capabilities": [
                    "textDocument": ["codeAction": action, "diagnostic": [String: Any]()]
                ],
            ])
        send(["method": "initialized", "params": [String: Any]()])
        let document =
            ["uri": uri, "languageId": "yaml", "version": 1, "text": text] as [String: Any]
        send(["method": "textDocument/didOpen", "params": ["textDocument": document]])
    }

    private let uri = "file:///w/a.banner.yaml"

    private func send(_ message: [String: Any]) {
        let content = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
        server.take(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
        while server.work() {}
    }

    /// The answer to a request.
    func ask(_ method: String, _ parameters: [String: Any]) -> Any? {
        send(["id": 1, "method": method, "params": parameters])
        let output = String(decoding: server.takeOutput(), as: UTF8.self)
        for message in output.components(separatedBy: "Content-Length: ") {
            let content = message.drop { $0 != "{" }
            let answer =
                try? JSONSerialization.jsonObject(with: Data(content.utf8)) as? [String: Any]
            if let answer, answer["id"] as? Int == 1 { return answer["result"] }
        }
        return nil
    }

    /// What a request about the document answers.
    func ask(_ method: String) -> Any? {
        let end = ["line": 999, "character": 0]
        return ask(
            method,
            [
                "textDocument": ["uri": uri],
                "range": ["start": ["line": 0, "character": 0], "end": end],
            ])
    }

    /// The actions at the cursor of these kinds: their titles, and the text after each.
    func actions(_ kinds: String..., sending range: [String: [String: Int]]? = nil) -> [(
        title: String, isPreferred: Bool, after: String
    )] {
        let answer = ask(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": uri], "range": ["start": place, "end": place],
                "context": [
                    "diagnostics": range.map { [["range": $0, "message": ""]] } ?? [],
                    "only": kinds,
                ],
            ])
        return (answer as? [[String: Any]] ?? []).map { action in
            let changes =
                (action["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
            return (
                action["title"] as? String ?? "", action["isPreferred"] as? Bool ?? false,
                applied(changes?[uri] ?? [])
            )
        }
    }

    private func applied(_ edits: [[String: Any]]) -> String {
        let map = PositionMap(Array(text.utf8), .utf16)
        var bytes = Array(text.utf8)
        let changes = edits.map { edit in
            let range = edit["range"] as? [String: [String: Int]] ?? [:]
            func byte(_ end: String) -> Int {
                map.byte(
                    of: Position(
                        line: range[end]?["line"] ?? 0, character: range[end]?["character"] ?? 0))
            }
            return (byte("start")..<byte("end"), edit["newText"] as? String ?? "")
        }
        for (range, new) in changes.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
            bytes.replaceSubrange(range, with: new.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

import BannerDiagnostics
import BannerLanguageServer
import BannerTree
import FuzzDriver

/// The language server: any bytes from a client give whole messages, and each request has one
/// answer.
///
/// The first byte says how the input is used: as the client's bytes, or as choices of well-formed
/// messages, which reach more of the server.
@main
enum FuzzLanguageServer {
    static func main() {
        Fuzzing.run { bytes in
            guard let first = bytes.first else { return }
            var server = LanguageServer(host: Host())
            if first & 1 == 0 {
                server.take(message(initialize))
                server.take(bytes.dropFirst())
                run(&server)
            } else {
                talk(
                    RandomChoices(Array(bytes.dropFirst())), to: &server,
                    first & 2 == 0 ? "utf-8" : "utf-16")
            }
        }
    }

    private static let initialize = #"{"id":0,"method":"initialize","params":{"capabilities":{}}}"#

    private static func message(_ json: String) -> [UInt8] {
        Array("Content-Length: \(json.utf8.count)\r\n\r\n\(json)".utf8)
    }

    /// Lets the server work, and reads what it sends.
    @discardableResult
    private static func run(_ server: inout LanguageServer) -> [JSON] {
        while server.work() {}
        var rest = server.takeOutput()[...]
        var messages: [JSON] = []
        while !rest.isEmpty {
            let header = rest.prefix { $0 != 0x0D }
            let digits = String(decoding: header, as: UTF8.self).dropFirst("Content-Length: ".count)
            let count = Int(digits) ?? -1
            rest = rest.dropFirst(header.count + 4)
            Fuzzing.require(count > 0 && count <= rest.count, "a frame of \(digits)")
            guard let tree = try? JSON(Array(rest.prefix(count))) else {
                Fuzzing.require(false, "a message that is not JSON")
                return messages
            }
            messages.append(tree)
            rest = rest.dropFirst(count)
        }
        return messages
    }

    private static let texts = [
        "items:\n  - id: a\n    title: A\n", "items: [a, b]\ntimer: 2s\n", "\n", "\r\n", "\r",
        "  - id: b\n", ": ", "é",
        "😀", "\u{2028}",
        "scenarios:\n  - name: x\n    expect:\n      - {at: 1s, page: 1}\n", "color: \"#abc\"\n",
        "startPage: a\n",
        "# bannerkit-ignore[moves-forever] x\n", "{", "[", "\"", "&a ", "*a",
    ]

    private static let requests = [
        "completion", "hover", "definition", "references", "prepareRename", "documentSymbol",
        "foldingRange",
        "documentLink",
        "documentColor", "inlayHint", "codeLens", "semanticTokens/full", "codeAction", "rename",
        "selectionRange",
        "semanticTokens/range", "colorPresentation",
    ]

    private static func talk(
        _ bytes: RandomChoices, to server: inout LanguageServer, _ encoding: String
    ) {
        var choices = bytes
        server.take(
            message(
                #"{"id":0,"method":"initialize","params":{"initializationOptions":{"commands":["bannerkit.preview"],"show":["pages","timer","instants","results","lenses"]},"capabilities":{"general":{"positionEncodings":["\#(encoding)"]},"textDocument":{"semanticTokens":{},"codeAction":{"codeActionLiteralSupport":{}}}}}}"#
            ))
        let name = #""textDocument":{"uri":"file:///a.banner.yaml","version":1}"#
        server.take(
            message(
                #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.banner.yaml","version":1,"text":""}}}"#
            ))
        Fuzzing.require(run(&server).count == 2, "no answer to the beginning")
        var id = 0
        while choices.hasMore, id < 200 {
            id += 1
            let range = "{\"start\":\(position(&choices)),\"end\":\(position(&choices))}"
            if choices.byte() & 1 == 0 {
                let text = JSONText.quoted(choices.pick(texts))
                server.take(
                    message(
                        "{\"method\":\"textDocument/didChange\",\"params\":{\(name),\"contentChanges\":[{\"range\":\(range),\"text\":\(text)}]}}"
                    ))
                continue
            }
            let method = choices.pick(requests)
            server.take(
                message(
                    "{\"id\":\(id),\"method\":\"textDocument/\(method)\",\"params\":{\(name),\"range\":\(range),\"position\":\(position(&choices)),\"positions\":[\(position(&choices))],\"newName\":\"c\",\"context\":{\"diagnostics\":[]},\"color\":{\"red\":1,\"green\":0.5,\"blue\":0,\"alpha\":1}}}"
                ))
            let answers = run(&server).filter { $0["id"] == .number(id) }
            Fuzzing.require(answers.count == 1, "\(answers.count) answers to \(method)")
        }
    }

    private static func position(_ choices: inout RandomChoices) -> String {
        "{\"line\":\(choices.byte() % 16),\"character\":\(choices.byte() % 32)}"
    }
}

/// Texts as JSON.
private enum JSONText {
    static func quoted(_ text: String) -> String {
        text.unicodeScalars.reduce("\"") { result, scalar in
            result
                + (scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
                    ? "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
                    : String(scalar))
        } + "\""
    }
}

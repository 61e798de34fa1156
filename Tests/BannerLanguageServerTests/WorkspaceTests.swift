import BannerDiagnostics
import Testing

@testable import BannerLanguageServer

@Suite struct `Diagnostics of a workspace` {
    /// A server of a folder in which the search for files takes 1,000 pieces.
    private final class Workspace {
        private var server: LanguageServer?
        private(set) var pieces = 0

        init() {
            var host = Host()
            host.read = { _, _ in Array("items: [red]\n".utf8) }
            host.files = { _ in
                { [unowned self] in
                    pieces += 1
                    return pieces < 1_000 ? nil : ([Array("/w/b.banner.yaml".utf8)], { _ in .standard })
                }
            }
            server = LanguageServer(host: host)
            send(
                #"{"id":0,"method":"initialize","params":{"rootUri":"file:///w","capabilities":{"textDocument":{"diagnostic":{}}}}}"#,
                #"{"method":"initialized","params":{}}"#,
                #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///w/a.banner.yaml","languageId":"yaml","version":1,"text":"items: [red]\ntimer: 2s\n"}}}"#,
                #"{"id":"all","method":"workspace/diagnostic","params":{"previousResultIds":[]}}"#)
        }

        /// Hands messages to the server, which does one piece of work after them.
        func send(_ messages: String...) {
            for message in messages {
                server?.take(Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8))
            }
            _ = server?.work()
        }

        /// Works, for at most as many pieces; returns what the server sends.
        func work(_ most: Int = 10_000) -> String {
            var left = most
            while left > 0, server?.work() == true { left -= 1 }
            return String(decoding: server?.takeOutput() ?? [], as: UTF8.self)
        }
    }

    private let hover =
        #"{"id":"hover","method":"textDocument/hover","params":{"textDocument":{"uri":"file:///w/a.banner.yaml"},"position":{"line":1,"character":1}}}"#

    @Test func `answers others while it looks for files`() {
        let workspace = Workspace()
        #expect(!workspace.work(100).contains(#""id":"all""#))
        #expect((50...150).contains(workspace.pieces))
        workspace.send(hover)
        let early = workspace.work(1)
        #expect(early.contains(#""id":"hover","result":{"#) && !early.contains(#""id":"all""#))
        #expect(workspace.pieces < 200)
        let late = workspace.work()
        #expect(late.contains("a.banner.yaml") && late.contains("b.banner.yaml") && late.contains(#""id":"all""#))
        #expect(workspace.pieces == 1_000)
    }

    @Test func `stops looking for files once it is cancelled`() {
        let workspace = Workspace()
        _ = workspace.work(100)
        let pieces = workspace.pieces
        workspace.send(#"{"method":"$/cancelRequest","params":{"id":"all"}}"#)
        #expect(workspace.work().contains(#""id":"all","error":{"code":-32800"#))
        #expect(pieces > 0 && workspace.pieces == pieces)
    }
}

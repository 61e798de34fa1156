import Testing

@testable import BannerLanguageServer

@Suite struct `An action that moves or rewrites more than a text` {
    @Test func `is offered for the findings of a line, which Neovim sends along`() {
        let editor = Editor("items: [a, b]\n¦timmer: 2s\ntransition: 3 sec\n")
        func place(_ line: Int, _ start: Int, _ end: Int) -> [String: [String: Int]] {
            ["start": ["line": line, "character": start], "end": ["line": line, "character": end]]
        }
        #expect(editor.actions("quickfix").map(\.title) == ["Write `timer`", "Ignore `unknown-key` on this line"])
        #expect(editor.actions("quickfix", sending: place(2, 12, 17)).map(\.title).contains("Write `3s`"))
        #expect(!editor.actions("quickfix", sending: place(2, 12, 16)).map(\.title).contains("Write `3s`"))
    }

    @Test func `applies what is certain about a rule, wherever it is`() {
        func items(_ key: String) -> String {
            "items:\n" + (1...40).map { "  - { id: a\($0), \(key): A }\n" }.joined()
        }
        let actions = Editor("items:\n  - { id: a1, ¦" + items("titel").dropFirst(21)).actions("quickfix")
        #expect(actions.first { $0.title == "Apply all 40 safe fixes of `unknown-key`" }?.after == items("title"))
    }
}

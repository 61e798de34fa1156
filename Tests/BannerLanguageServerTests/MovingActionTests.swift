import Testing

@testable import BannerLanguageServer

@Suite struct `An action that moves or rewrites more than a text` {
    @Test func `is offered for the findings of a line, which Neovim sends along`() {
        let editor = Editor("items: [a, b]\n¦timmer: 2s\ntransition: 3 sec\n")
        func place(_ line: Int, _ start: Int, _ end: Int) -> [String: [String: Int]] {
            [
                "start": ["line": line, "character": start],
                "end": ["line": line, "character": end],
            ]
        }
        #expect(
            editor.actions("quickfix").map(\.title) == [
                "Write `timer`", "Ignore `unknown-key` on this line",
            ])
        #expect(
            editor.actions("quickfix", sending: place(2, 12, 17)).map(\.title).contains(
                "Write `3s`"))
        #expect(
            !editor.actions("quickfix", sending: place(2, 12, 16)).map(\.title).contains(
                "Write `3s`"))
    }
}

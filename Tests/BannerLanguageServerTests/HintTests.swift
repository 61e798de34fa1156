import BannerDiagnostics
import Foundation
import Testing

@testable import BannerLanguageServer

struct HintTests {
    private static let text = """
        items:
          - id: red
          - { id: orange, duration: 4s }
          - yellow
        timer: 2s
        paging: { startPage: orange }
        scenarios:
          - name: turns
            duration: 12s
            inputs:
              - { at: 1s, next: true }
            expect:
              - { at: 3s, page: yellow }
              - { at: 5.1s, page: red }
          - name: fails
            duration: 5s
            expect:
              - { at: 1s, page: yellow }
              - { changes: 0 }
        """

    @Test func `Hints are shown where the engine knows more`() {
        #expect(
            shown(HintTests.text) == """
                items:
                  - id: red«page 0, 2s (timer), 25.0%»
                  - { id: orange«page 1, 50.0%», duration: 4s }
                  - yellow«page 2, 2s (timer), 25.0%»
                timer: 2s«cycle 8s, 3 changes»
                paging: { startPage: orange«page 1» }
                scenarios:
                  - name: turns«✓ 2 of 2»
                    duration: 12s
                    inputs:
                      - { at: 1s«yellow», next: true }
                    expect:
                      - { at: 3s«yellow», page: yellow }
                      - { at: 5.1s«red», page: red }
                  - name: fails«✗ 0 of 2»
                    duration: 5s
                    expect:
                      - { at: 1s«orange», page: yellow }
                      - { changes: 0 }
                """)
    }

    @Test func `Items of different weight show their part of a rotation`() {
        let text =
            "timer: 10s\nitems: [{ id: a, weight: 6 }, { id: b, weight: 2 }, { id: c, weight: 4 }]\n"
        #expect(
            shown(text)
                == "timer: 10s«cycle 1m, 6 changes»\nitems: [{ id: a«page 0, 10s (timer), 50 %, 3 of 6 turns», "
                + "weight: 6 }, { id: b«page 1, 10s (timer), 16.7 %, 1 of 6 turns», weight: 2 }, "
                + "{ id: c«page 2, 10s (timer), 33.3 %, 2 of 6 turns», weight: 4 }]\n")
        let ending = text.replacingOccurrences(of: "10s", with: "{ interval: 10s, cycles: 2 }")
        #expect(shown(ending).contains("«page 0, 10s (timer), 3 of 6 turns»"))
    }

    @Test func `Only the pages are known while there are errors`() {
        #expect(shown("items: [a, b]\ntimer: 2x\n") == "items: [a«page 0», b«page 1»]\ntimer: 2x\n")
    }

    @Test func `Lenses run scenarios and preview the banner`() {
        let snapshot = Cursor(HintTests.text).snapshot
        let lenses = snapshot.lenses().map { lens in
            "\(snapshot.line(of: lens.range.lowerBound)): \(lens.title)"
        }
        #expect(
            lenses == ["1: Preview", "8: Run scenario: ✓ 2 of 2", "15: Run scenario: ✗ 0 of 2"])
    }

    private func shown(_ text: String) -> String {
        let snapshot = Cursor(text).snapshot
        let hints = snapshot.inlayHints(in: 0..<text.utf8.count)
        return snapshot.text(
            after: hints.map { Replacement(range: $0.offset..<$0.offset, text: "«\($0.text)»") })
    }
}

@Suite struct `What is between and above the lines` {
    @Test(arguments: [
        ([], []), (["pages"], ["page 0, 2s (timer), 50.0%", "page 1, 2s (timer), 50.0%"]),
        (["timer", "unknown"], ["cycle 4s, 2 changes"]),
        (["results"], ["✓ 1 of 1"]), (["instants"], ["a"]),
        (["lenses"], ["Preview", "Run scenario: ✓ 1 of 1"]),
    ])
    func `is what the editor's settings ask for`(show: [String], expected: [String]) {
        let text = """
            items: [a, b]
            timer: 2s
            scenarios: [{ name: s, duration: 3s, expect: [{ at: 1s, page: a }] }]
            ¦
            """
        let editor = Editor(
            text,
            options: ["show": show, "commands": ["bannerkit.preview", "bannerkit.runScenario"]])
        let hints = (editor.ask("textDocument/inlayHint") as? [[String: Any]] ?? []).compactMap {
            hint in
            (hint["label"] as? String)?.trimmingCharacters(in: .whitespaces)
        }
        let lenses = (editor.ask("textDocument/codeLens") as? [[String: Any]] ?? []).compactMap {
            ($0["command"] as? [String: Any])?["title"] as? String
        }
        #expect(hints + lenses == expected)
    }
}

extension Snapshot {
    /// The line, from 1, of an offset.
    func line(of offset: Int) -> Int { file.bytes[..<offset].count { $0 == 0x0A } + 1 }
}

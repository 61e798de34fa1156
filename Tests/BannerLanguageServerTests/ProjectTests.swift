import BannerCalendar
import BannerDiagnostics
import Foundation
import Testing

@testable import BannerLanguageServer

/// What an editor offers that is in other files: of a folder with one more banner and pictures, on a Wednesday.
@Suite struct `What a project knows` {
    private static let other = """
        name: Winter
        items:
          - { id: skis, title: Skis in the snow, tags: [sport, snow], x-team: Alps }
          - boots
        scenarios: [{ name: a swipe, duration: 1s }]

        """

    private var host: BannerLanguageServer.Host {
        var host = BannerLanguageServer.Host()
        host.files = { _ in { ([Array("/w/b.banner.yaml".utf8)], { _ in .standard }) } }
        host.read = { path, _ in path == Array("/w/b.banner.yaml".utf8) ? Array(Self.other.utf8) : nil }
        host.entries = { folder in
            switch String(decoding: folder, as: UTF8.self) {
            case "/w/": [("a.png", 12_345), ("b.txt", 3), ("pictures/", nil), (".git/", nil), ("old.bmp", 9)]
            case "/w/pictures/": [("c d.webp", 800)]
            default: []
            }
        }
        host.today = { Day(year: 2026, month: 11, day: 25) }
        return host
    }

    /// The first completions at `¦`, each with what it writes if that is something else, and its detail.
    private func offered(_ text: String, _ most: Int) -> [String] {
        Editor(text, host).completions().prefix(most).map { item in
            let label = item["label"] as? String ?? ""
            let new = (item["textEdit"] as? [String: Any])?["newText"] as? String ?? ""
            let detail = item["detail"] as? String ?? ""
            return label + (new == label ? "" : " = \(new)") + (detail.isEmpty ? "" : " (\(detail))")
        }
    }

    @Test(arguments: [
        // Folders first, then what a browser shows, with its size.
        ("items: [{ id: a, image: ¦ }]\n", ["pictures/", "a.png (12 KB)"]),
        ("items: [{ id: a, image: pictures/¦ }]\n", ["pictures/c d.webp (800 B)"]),
        ("items: [{ id: a, image: ../¦ }]\n", []),
        (
            "items: [{ id: a, when: { until: 2026-12-24 } }, { id: b, when: { from: ¦ } }]\n",
            [
                "today = 2026-11-25 (2026-11-25)", "tomorrow = 2026-11-26 (2026-11-26)",
                "next Monday = 2026-11-30 (2026-11-30)", "tomorrow at 9:00 = 2026-11-26T09:00 (2026-11-26T09:00)",
                "2026-12-24 (`until` in this file)",
            ]
        ),
        ("items:\n  - { id: a, tags: [new, ¦] }\n", ["sport (in other banners)", "snow (in other banners)"]),
        ("items:\n  - { id: a, tags: [sport, ¦] }\n", ["snow (in other banners)"]),
        ("items: [a]\nx-team: ¦\n", ["Alps (in other banners)"]),
        (
            "items: [{ id: a, when: { days: [mon, tue, ¦] } }]\n", ["wed", "thu", "fri", "sat", "sun"]
        ),
        ("items: [a]\ntimeZone: ¦\n", ["UTC (time zone)", "Africa/Abidjan (time zone)"]),
        (
            "items: [{ id: a, when: ¦ }]\n",
            [
                "otherwise", "from … until … = { from: 2026-11-27, until: 2026-11-29 }",
                "on weekends = { days: [sat, sun] }",
                "on weekdays by day = { days: [mon, tue, wed, thu, fri], hours: 09:00-18:00 }",
                "at some hours of every day = { hours: 06:00-10:30 }",
            ]
        ),
    ])
    func `is offered where it can be written`(text: String, expected: [String]) {
        #expect(offered(text, max(1, expected.count)) == expected)
    }

    @Test func `is offered after the language's own: keys that others have, and aliases`() {
        #expect(offered("items: [a]\n¦", 99).last == "x-team = x-team:  (in other banners)")
        let alias = offered("items: [a]\ntransition: &slow 400ms\ntimer: { interval: ¦ }\n", 99)
        #expect(offered("items: [{ id: a, color: &c red }, { id: b, color: *¦ }]\n", 99) == ["*c (alias)"])
        #expect(alias.first == "400ms (in this file)" && alias.last == "*slow (alias)")
        #expect(offered("items: [a]\ntimer: { interval: ¦ }\ntransition: &slow 400ms\n", 99).last == "1m")
    }

    @Test(arguments: [
        ("", ["a 19", "Winter 3", "skis 19", "boots 19", "a swipe 6"]), ("SNOW", ["skis 19"]), ("wint", ["Winter 3"]),
        ("zebra", []),
    ])
    func `is found by its name`(query: String, expected: [String]) {
        let answer = Editor("items: [a]\n¦", host).ask("workspace/symbol", ["query": query]) as? [[String: Any]] ?? []
        #expect(answer.map { "\($0["name"] ?? "") \($0["kind"] ?? "")" } == expected)
    }

    @Test func `is where it says`() {
        let answer = Editor("items: [a]\n¦", host).ask("workspace/symbol", ["query": "boots"]) as? [[String: Any]] ?? []
        let location = answer.first?["location"] as? [String: Any] ?? [:]
        let start = (location["range"] as? [String: [String: Int]])?["start"]
        #expect(location["uri"] as? String == "file:///w/b.banner.yaml" && start == ["line": 3, "character": 4])
        #expect(answer.first?["containerName"] as? String == "b.banner.yaml")
    }
}

@Suite struct `What is between and above the lines` {
    @Test(arguments: [
        ([], []), (["pages"], ["page 0, 2s (timer), 50.0%", "page 1, 2s (timer), 50.0%"]),
        (["timer", "unknown"], ["cycle 4s, 2 changes"]),
        (["results"], ["✓ 1 of 1"]), (["instants"], ["a"]), (["lenses"], ["Preview", "Run scenario: ✓ 1 of 1"]),
    ])
    func `is what the editor's settings ask for`(show: [String], expected: [String]) {
        let text = """
            items: [a, b]
            timer: 2s
            scenarios: [{ name: s, duration: 3s, expect: [{ at: 1s, page: a }] }]
            ¦
            """
        let editor = Editor(
            text, options: ["show": show, "commands": ["bannerkit.preview", "bannerkit.runScenario"]])
        let hints = (editor.ask("textDocument/inlayHint") as? [[String: Any]] ?? []).compactMap { hint in
            (hint["label"] as? String)?.trimmingCharacters(in: .whitespaces)
        }
        let lenses = (editor.ask("textDocument/codeLens") as? [[String: Any]] ?? []).compactMap {
            ($0["command"] as? [String: Any])?["title"] as? String
        }
        #expect(hints + lenses == expected)
    }
}

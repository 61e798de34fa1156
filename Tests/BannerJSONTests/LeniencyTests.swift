import BannerJSON
import BannerKit
import BannerRules
import BannerTestSupport
import BannerTree
import BannerYAML
import Testing

@Suite struct `An app that is older than a file` {
    private func read(_ text: String) -> BannerJSON {
        BannerJSON.read(SourceFile(name: "home.json", bytes: Array(text.utf8)), dropsUnknown: true)
    }

    private func lines(_ answer: BannerJSON) -> [String] {
        answer.report.findings.map {
            "\($0.severity): \($0.path): \($0.notes.last?.message ?? $0.message)"
        }
    }

    @Test func `leaves out what it does not know, says so, and plays the rest`() throws {
        let answer = read(
            """
            {
              "items": [
                "red", { "id": "orange", "shape": "round", "color": "#F80" }, 7, { "title": "새로" }, { "id": "red" },
                { "id": "moon", "when": { "from": "2026-11-27", "moon": "full" } },
                { "id": "dark", "link": { "light": "https://a.example", "dark": "https://b.example" } }
              ],
              "timer": { "interval": "2s", "countsFrom": "blink", "jitter": "100ms" },
              "transition": { "effect": "spin", "duration": "1s" },
              "indicator": { "style": "hologram", "depth": 3, "color": "#123456" },
              "weather": { "rain": true },
              "breakpoints": [{ "minWidth": "half", "layout": { "spacing": 3 } }, { "minWidth": 600, "layout": { "grid": 2 } }],
              "scenarios": [
                { "name": "a", "duration": "5s" }, { "name": "b", "duration": "5s", "inputs": [{ "at": "1s", "shake": 3 }] }
              ]
            }
            """)
        let banner = try #require(answer.banner)
        var indicator = Banner.Indicator.dots()
        indicator.base.color = Banner.Color(red: 0x12, green: 0x34, blue: 0x56)
        var wanted = Banner(
            name: "home",
            items: [
                Banner.Item(id: "red"),
                Banner.Item(id: "orange", color: Banner.Color(red: 255, green: 0x88, blue: 0)),
                Banner.Item(id: "dark"),
            ],
            timer: Banner.Timer(interval: .seconds(2)), indicator: indicator,
            breakpoints: [Banner.Breakpoint(minWidth: 600, layout: Banner.Layout())],
            scenarios: [Banner.Scenario(name: "a", duration: .seconds(5))])
        wanted.transition.duration = .seconds(1)
        #expect(banner == wanted)
        #expect(
            lines(answer).joined(separator: "\n") == """
                warning: /items/1/shape: `/items/1/shape` is left out
                warning: /items/2: `/items/2` is left out
                warning: /items/3: `/items/3` is left out
                warning: /items/4/id: `/items/4` is left out
                warning: /items/5/when/moon: `/items/5` is left out
                warning: /items/6/link: `/items/6/link` is left out
                warning: /timer/countsFrom: `/timer/countsFrom` is left out
                warning: /timer/jitter: `/timer/jitter` is left out
                warning: /transition/effect: `/transition/effect` is left out
                warning: /indicator/style: `/indicator/style` is left out
                warning: /indicator/depth: `/indicator/depth` is left out
                warning: /weather: `/weather` is left out
                warning: /breakpoints/0/minWidth: `/breakpoints/0` is left out
                warning: /breakpoints/1/layout/grid: `/breakpoints/1/layout/grid` is left out
                warning: /scenarios/1/inputs/0/shake: `/scenarios/1` is left out
                """)
    }

    @Test(arguments: [
        (#"{ "version": 2, "items": ["a"], "new": 1 }"#, "error: /version"),
        (#"{ "version": "later", "items": ["a"] }"#, "error: /version"),
        (#"{ "items": [7, {}] }"#, "error: /items"), (#"{ "items": 7 }"#, "error: /items"),
        (#"{ "cards": ["a"] }"#, "error: "), (#"[]"#, "error: "), (#"{ "items": ["a"]"#, "error: "),
        ("", "error: "),
    ])
    func `has no banner for a later version, or without items`(text: String, finding: String) {
        let answer = read(text)
        #expect(answer.banner == nil)
        #expect(
            answer.report.findings.map { "\($0.severity): \($0.path)" }.contains(finding),
            "\(lines(answer))")
    }

    @Test func `leaves out a timer without its interval, and a value twice`() throws {
        let answer = read(
            #"{ "items": ["a", "b"], "timer": { "interval": "soon" }, "name": "x", "name": "y" }"#)
        let banner = try #require(answer.banner)
        #expect(banner.timer == nil)
        #expect(banner.name == "y")
    }

    @Test(arguments: Corpus.examples)
    func `reads what it knows without a warning`(file: Corpus.File) throws {
        let banner = try #require(BannerFile.read(file.source).banner)
        let answer = read(banner.json)
        #expect(answer.banner?.json == banner.json)
        #expect(answer.report.isEmpty)
    }

    @Test func `plays at most the items and scenarios that there may be`() throws {
        let items = (0..<10_300).map { "\"i\($0)\"" }.joined(separator: ",")
        let answer = read("{ \"items\": [\(items)] }")
        #expect(answer.banner?.items.count == 10_000)
        #expect(lines(answer) == ["warning: /items/10000: it and those after it are left out"])
    }

    /// The ranges of bytes of a document's values.
    private func values(_ node: Node, _ cursor: inout TextCursor) -> [Range<Int>] {
        let start = cursor.byteOffset(of: node.range.start)
        let children = Array(node.items) + node.entries.map(\.value)
        return [start..<cursor.byteOffset(of: node.range.end)]
            + children.flatMap { values($0, &cursor) }
    }

    @Test(arguments: Corpus.examples)
    func `plays what is left of a file in which something is strange, and it is sound`(
        file: Corpus.File
    ) throws {
        let strange = ["{\"x\":[1]}", "[[]]", "-1e9", "\"⚡️\"", "null"]
        let source = SourceFile(
            name: "a.json",
            bytes: Array(try #require(BannerFile.read(file.source).banner).json.utf8))
        var report = Report()
        let document = try #require(Document.parse(json: source, into: &report))
        var cursor = TextCursor(document)
        for (place, part) in values(document.root, &cursor).dropFirst().enumerated()
        where place.isMultiple(of: Sample.step) {
            var bytes = source.bytes
            bytes.replaceSubrange(part, with: strange[place % strange.count].utf8)
            let answer = BannerJSON.read(
                SourceFile(name: "a.json", bytes: bytes), dropsUnknown: true)
            #expect(answer.report.hasErrors == (answer.banner == nil))
            #expect(answer.banner?.findings().contains { $0.severity == .error } != true)
        }
    }
}

import BannerDiagnostics
import BannerTestSupport
import BannerTree
import BannerYAML
import Testing

@Suite("A file with many faults")
struct ManyFaultsTests {
    static let elevenFaults = Marked(
        """
        # 홈 화면 배너 🎪
        name: "여름 🏖️ 세일"
        versoin: 1
        layout: { cellWidthMultiplier: ⟦1.7⟧, spacing: 20 }
        paging: { loop: ⟦infinit⟧, maxPagesPerSwipe: ⟦0⟧ }
        timer: ⟦2 sec⟧
        indicator: { style: pill, x-말: 👨‍👩‍👧, ⟦size⟧: 4, color: ⟦"#12"⟧ }
        items:
          - { id: 여름, title: 🏖️ 바다 }
          - { id: sale, title: ⟦2026⟧, ⟦lnk⟧: "https://example.com" }
          - id: ⟦sale⟧
            subtitle: "끝 🎉"
        """
        .replacing("versoin", with: "⟦versoin⟧").replacing("id: 여름", with: "id: ⟦여름⟧"))

    @Test func `eleven faults give eleven findings in one run, each at its place`() {
        let slugs = [
            "unknown-key", "out-of-range", "unknown-word", "out-of-range", "duration-syntax",
            "foreign-parameter",
            "invalid-color", "invalid-id", "unquoted-text", "unknown-key", "duplicate-id",
        ]
        let file = ManyFaultsTests.elevenFaults.read
        #expect(file.report.findings.map(\.rule.slug) == slugs)
        #expect(file.report.findings.map(\.range) == ManyFaultsTests.elevenFaults.ranges)
        #expect(file.banner == nil)
    }

    @Test func `line and column count code points, also after Korean and emoji`() {
        // The family of line 7 is five code points: three people and two joiners.
        let lines = ManyFaultsTests.elevenFaults.read.lines.map { $0.prefix { $0 != " " } }
        #expect(
            lines == [
                "3:1", "4:32", "5:17", "5:44", "6:8", "7:39", "7:55", "9:11", "10:24", "10:30",
                "11:9",
            ])
    }

    @Test(arguments: [
        ("⟦swpie⟧: next, ⟦drag⟧: { by: 1 }", "swpie"), ("tap: true, ⟦⟦slect⟧⟧: 1", "tap"),
    ])
    func `a misspelt key counts as the one that it surely means`(input: String, rival: String) {
        let file = Marked(
            "items: [a, b]\nscenarios: [{ name: s, duration: 9s, inputs: [{ at: 1s, \(input) }] }]")
        #expect(file.read.report.findings.map(\.rule.slug) == ["unknown-key", "exclusive-keys"])
        #expect(file.read.report.findings.map(\.range) == file.ranges)
        #expect(file.read.report.findings.last?.notes.map(\.message) == ["`\(rival)` is here"])
    }

    @Test func `each finding has the path of its value`() {
        #expect(
            ManyFaultsTests.elevenFaults.read.report.findings.map(\.path) == [
                "/versoin", "/layout/cellWidthMultiplier", "/paging/loop",
                "/paging/maxPagesPerSwipe", "/timer",
                "/indicator/size", "/indicator/color", "/items/0/id", "/items/1/title",
                "/items/1/lnk", "/items/2/id",
            ])
    }

    @Test(arguments: [
        // An invalid duration is not also too short, and an invalid timer is not also missing.
        ("items: [a, b]\ntimer: { interval: ⟦2 sec⟧ }\ntransition: 3s", ["duration-syntax"]),
        ("items: [a, b]\ntimer: 2s\ntransition: { duration: ⟦3 sec⟧ }", ["duration-syntax"]),
        ("items: [a, b]\ntimer: { interval: 200ms, countsFrom: ⟦settel⟧ }", ["unknown-word"]),
        // Items that cannot be counted have no missing page.
        ("items: ⟦7⟧\npaging: { startPage: 3 }", ["wrong-type"]),
        ("items: ⟦[]⟧\npaging: { startPage: 3 }", ["too-few-entries"]),
        // An item without an id is not a duplicate of another one.
        ("items: [{ ⟦title⟧: a }, { ⟦title⟧: b }]", ["missing-key", "missing-key"]),
        // A scenario without an end has nothing after it.
        (
            "items: [a, b]\nscenarios: [{ ⟦name⟧: x, inputs: [{ at: 1s, tap: true }], expect: [{ always: a }] }]",
            ["missing-key"]
        ),
        (
            "items: [a, b]\nscenarios: [{ name: x, duration: ⟦9 sec⟧, inputs: [{ at: 1s, tap: true }] }]",
            ["duration-syntax"]
        ),
        // An expectation from after the end is not also an empty stretch.
        (
            "items: [a, b]\nscenarios: [{ name: x, duration: 3s, expect: [{ from: ⟦9s⟧, always: a }] }]",
            ["after-the-end"]
        ),
        // An input at an invalid time is neither early nor late.
        (
            "items: [a]\nscenarios: [{ name: x, duration: 3s, inputs: [{ at: 2s, tap: true }, { at: ⟦-1s⟧, tap: true }] }]",
            ["out-of-range"]
        ),
        // An unknown style has no foreign parameters, but no style has this key.
        (
            "items: [a]\nindicator: { style: ⟦pll⟧, width: 4, ⟦widht⟧: 3 }",
            ["unknown-word", "unknown-key"]
        ),
    ])
    func `one fault gives one finding`(marked: String, slugs: [String]) {
        let example = Marked(marked)
        #expect(example.read.report.findings.map(\.rule.slug) == slugs, "\(example.read.lines)")
        #expect(
            example.read.report.findings.map(\.range) == example.ranges, "\(example.read.lines)")
    }

    @Test func `keys that begin with x- are allowed everywhere`() {
        let text = """
            x-a: 1
            viewport: { x-a: 1 }
            layout: { x-a: [1, { b: c }] }
            paging: { x-a: }
            timer: { interval: 2s, x-a: 1 }
            transition: { x-a: 1 }
            focus: { x-a: 1 }
            indicator: { x-a: 1 }
            items: [{ id: a, x-a: 1 }, b]
            scenarios:
              - name: a
                duration: 9s
                x-a: 1
                inputs: [{ at: 1s, drag: { by: 3, x-a: 1 }, x-a: 1 }]
                expect: [{ at: 2s, indicator: { count: 2, x-a: 1 }, x-a: 1 }]
            """
        #expect(BannerFile.reading(text).lines == [])
    }

    @Test func `a root that is not a mapping is one fault`() {
        #expect(
            BannerFile.reading("just text").lines == [
                "1:1 wrong-type a banner file must be a mapping, not the text `just text`"
            ])
        #expect(
            BannerFile.reading("[a, b]").lines == [
                "1:1 wrong-type a banner file must be a mapping, not a list"
            ])
    }
}

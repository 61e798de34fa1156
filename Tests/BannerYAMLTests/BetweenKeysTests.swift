import BannerDiagnostics
import BannerTestSupport
import BannerYAML
import Testing

@Suite("Between keys")
struct BetweenKeysTests {
    private func check(_ marked: String, _ slugs: [String]) {
        let example = Marked(marked)
        #expect(example.read.report.findings.map(\.rule.slug) == slugs, "\(example.read.lines)")
        #expect(
            example.read.report.findings.map(\.range) == example.ranges, "\(example.read.lines)")
    }

    @Test(arguments: [
        ("items: [a, b]\ntimer: ⟦2s⟧\ntransition: 2.000001s", ["dwell-too-short"]),
        ("items: [a, b]\ntimer: 2s\ntransition: 2s", []),
        ("items: [a, b]\ntimer: { interval: 2s, countsFrom: settle }\ntransition: 3s", []),
        (
            "items: [{ id: a, duration: ⟦2s⟧ }, b]\ntimer: 4s\ntransition: { duration: 3s }",
            ["dwell-too-short"]
        ),
        // An interval that no page uses has no effect.
        (
            "items: [{ id: a, duration: 4s }, { id: b, duration: 4s }]\ntimer: 2s\ntransition: 3s",
            []
        ),
        (
            "items: [a, { id: b, duration: ⟦1s⟧ }]\ntimer: { interval: ⟦2s⟧ }\ntransition: 3s",
            ["dwell-too-short", "dwell-too-short"]
        ),
    ])
    func `a page is shown for at least as long as moving to it takes`(
        marked: String, slugs: [String]
    ) {
        // A file is read from top to bottom, and so are its findings.
        check(marked, slugs)
    }

    @Test(arguments: [
        ("items: [a, b]\nindicator: ⟦timerBar⟧", ["without-effect"]),
        ("items: [a, b]\ncontrols: { pause: ⟦true⟧ }", ["without-effect"]),
        ("items: [a, b]\ntimer: 5s\nindicator: timerBar\ncontrols: { pause: true }", []),
        // A timer that cannot be read may be meant.
        (
            "items: [a, b]\ntimer: ⟦true⟧\nindicator: timerBar\ncontrols: { pause: true }",
            ["wrong-type"]
        ),
    ])
    func `a segment is filled, and a button pauses, only with a timer`(
        marked: String, slugs: [String]
    ) {
        check(marked, slugs)
    }

    @Test func `a dwell that is too short is reported with both numbers`() throws {
        let finding = try #require(
            BannerFile.reading("items: [a, b]\ntransition: 3s\ntimer: 2s").report.findings.first)
        #expect(finding.message == "a page is shown for `2s`, but its transition takes `3s`")
        #expect(finding.notes.map(\.message) == ["the transition takes `3s`"])
        #expect(finding.notes.first?.range == SourceRange(26, 28))
    }

    @Test
    func `a dwell that is too short is reported with what it is counted from, if that is written`()
        throws
    {
        let text = "items: [a, b]\ntransition: 3s\ntimer: { interval: 2s, countsFrom: change }"
        let finding = try #require(BannerFile.reading(text).report.findings.first)
        #expect(
            finding.notes.map(\.message) == [
                "the transition takes `3s`", "a page's time is counted from the change",
            ])
    }

    @Test(arguments: [
        // The finding is at the key that causes it.
        ("layout: { cellWidthMultiplier: ⟦0.00001⟧ }", ["stride-too-small"]),
        ("layout: { cellWidthMultiplier: ⟦0.00001⟧, spacing: 0.006 }", ["stride-too-small"]),
        ("viewport: { width: ⟦0.005⟧ }", ["stride-too-small"]),
        (
            "viewport: { width: ⟦0.005⟧ }\nlayout: { cellWidthMultiplier: 0.5, spacing: 0.004 }",
            ["stride-too-small"]
        ),
        ("viewport: { width: 1 }\nlayout: { cellWidthMultiplier: ⟦0.0099⟧ }", ["stride-too-small"]),
        ("viewport: { width: ⟦5e-324⟧ }\nlayout: { spacing: 0.0099 }", ["stride-too-small"]),
        (
            "viewport: { width: 0.012 }\nlayout: { cellWidthMultiplier: ⟦0.1⟧, spacing: 0.005 }",
            ["stride-too-small"]
        ),
        ("layout: { cellWidthMultiplier: 0.00001, spacing: 0.01 }", []),
        ("viewport: { width: 0.01 }", []),
        ("viewport: { width: 1 }\nlayout: { cellWidthMultiplier: 0.01 }", []),
        ("viewport: { width: 5e-324 }\nlayout: { cellWidthMultiplier: 0.5, spacing: 0.01 }", []),
        // Nothing is concluded from an invalid number.
        ("viewport: { width: ⟦wide⟧ }\nlayout: { cellWidthMultiplier: 0.00001 }", ["wrong-type"]),
        ("layout: { cellWidthMultiplier: 0.00001, ⟦spaicng⟧: 3 }", ["unknown-key"]),
    ])
    func `two pages are at least 0.01 points apart`(marked: String, slugs: [String]) {
        check("items: [a, b]\npaging: { loop: rewind }\nindicator: none\n\(marked)", slugs)
    }

    @Test func `pages too near to one another are reported with the numbers and what to change`()
        throws
    {
        let text =
            "items: [a]\nviewport: { width: 20 }\nlayout: { cellWidthMultiplier: 0.0001, spacing: 0.005 }"
        let finding = try #require(BannerFile.reading(text).report.findings.first)
        #expect(
            finding.message
                == "pages are less than 0.01 points apart: `width` 20 times `cellWidthMultiplier` 0.0001, plus `spacing` 0.005"
        )
        #expect(finding.help == "write a larger `cellWidthMultiplier`, or `spacing: 0.01` or more")
        #expect(finding.notes.map(\.message) == ["`width` is here"])
    }

    @Test(arguments: [
        ("{ at: 1s, tap: true }, { at: 1s, tap: true }", []),
        ("{ at: 1s, tap: true }, { at: ⟦0.999999s⟧, tap: true }", ["inputs-out-of-order"]),
        (
            "{ at: 3s, tap: true }, { at: ⟦1s⟧, tap: true }, { at: ⟦2s⟧, tap: true }",
            ["inputs-out-of-order", "inputs-out-of-order"]
        ),
        // A drag lasts 200 ms by default, a swipe 100 ms; the exact end is allowed.
        ("{ at: 1s, drag: { by: 9 } }, { at: ⟦1.199999s⟧, tap: true }", ["input-inside-drag"]),
        ("{ at: 1s, drag: { by: 9 } }, { at: 1.2s, tap: true }", []),
        ("{ at: 1s, swipe: next }, { at: ⟦1099ms⟧, swipe: next }", ["input-inside-drag"]),
        ("{ at: 1s, swipe: next }, { at: 1.1s, swipe: next }", []),
        // An input listed before it at the same instant comes before it; one listed after it is
        // during the drag.
        ("{ at: 1s, tap: true }, { at: 1s, swipe: next }", []),
        ("{ at: 1s, swipe: next }, { at: ⟦1s⟧, tap: true }", ["input-inside-drag"]),
        ("{ at: 1s, drag: { by: 9, over: 0 } }, { at: 1s, tap: true }", []),
        ("{ at: 9s, tap: true }, { at: ⟦9.1s⟧, tap: true }", ["after-the-end"]),
        ("{ at: 8.9s, drag: { by: 9, over: 5s } }", []),
    ])
    func `inputs are in order, outside drags and before the end`(marked: String, slugs: [String]) {
        check("items: [a, b]\nscenarios: [{ name: s, duration: 9s, inputs: [\(marked)] }]", slugs)
    }

    @Test(arguments: [
        ("{ at: 9s, page: a }", []), ("{ at: ⟦9.1s⟧, page: a }", ["after-the-end"]),
        ("{ to: 9s, always: a }", []), ("{ to: ⟦10s⟧, always: a }", ["after-the-end"]),
        ("{ from: ⟦10s⟧, to: ⟦11s⟧, never: a }", ["after-the-end", "after-the-end"]),
        ("{ from: ⟦3s⟧, to: 3s, never: a }", ["empty-stretch"]),
        ("{ from: ⟦9s⟧, never: a }", ["empty-stretch"]),
        ("{ to: ⟦0s⟧, never: a }", ["empty-stretch"]), ("{ from: 2999ms, to: 3s, never: a }", []),
        ("{ item: a, shownAtLeast: 3s, shownAtMost: 3s }", []),
        ("{ item: a, shownAtLeast: ⟦3.1s⟧, shownAtMost: 3s }", ["crossed-bounds"]),
    ])
    func `expectations speak of a time within the scenario`(marked: String, slugs: [String]) {
        check("items: [a, b]\nscenarios: [{ name: s, duration: 9s, expect: [\(marked)] }]", slugs)
    }

    @Test func `an empty stretch is reported with its end`() {
        let text =
            "items: [a]\nscenarios: [{ name: s, duration: 3s, expect: [{ from: 3s, always: a }] }]"
        #expect(
            BannerFile.reading(text).report.findings.flatMap(\.notes).map(\.message) == [
                "the scenario ends here"
            ])
    }

    @Test(arguments: [
        ("items: [a, b]\npaging: { startPage: 1 }", []),
        ("items: [a, b]\npaging: { startPage: ⟦2⟧ }", ["no-such-page"]),
        ("items: [a, b]\npaging: { startPage: ⟦-1⟧ }", ["no-such-page"]),
        ("items: [a, b]\npaging: { startPage: ⟦\"1\"⟧ }", ["no-such-page"]),
        ("items: [a, b]\npaging: { startPage: ⟦99999999999999999999⟧ }", ["no-such-page"]),
        ("items: [a, b]\npaging: { startPage: ⟦0.5⟧ }", ["wrong-type"]),
        ("items: [a, b]\npaging: { startPage: ⟦A⟧ }", ["no-such-page"]),
    ])
    func `a page is one of the items`(marked: String, slugs: [String]) {
        check(marked, slugs)
    }

    @Test func `a warning hides no error about the same value`() {
        check(
            """
            timer: { interval: 2s, direction: ⟦backward⟧ }
            paging: { loop: none }
            items: [{ id: a, weight: ⟦3⟧ }, b, c]
            """, ["timer-never-starts", "weights-without-round"])
    }

    @Test func `the nearest id is offered`() {
        let file = BannerFile.reading(
            "items: [summer-sale, autumn]\npaging: { startPage: sumer-sale }")
        #expect(file.report.findings.map(\.help) == ["write `summer-sale`"])
        #expect(file.report.findings.map { $0.remedies.map(\.certainty) } == [[.likely]])
    }

    @Test func `ids that twenty items share are found too`() {
        let ids = (0..<20).map { "i\($0)" } + ["i7", "i7"]
        let file = BannerFile.reading(
            "items: [\(ids.joined(separator: ", "))]\nindicator: fraction")
        #expect(
            file.report.findings.map(\.message) == [
                "two items have the id `i7`", "two items have the id `i7`",
            ])
        #expect(
            file.report.findings.map { $0.notes.map(\.range) } == [
                [SourceRange(36, 38)], [SourceRange(36, 38)],
            ])
    }

    @Test(arguments: [
        ("none", "size"), ("fraction", "height"), ("dots", "width"), ("pill", "size"),
        ("pill", "big"),
        ("scalingDots", "dot"),
        ("scrollBar", "width"), ("progressBar", "thumb"), ("timerBar", "inset"),
        ("dots", "hidesAfter"),
        ("pill", "background"),
    ])
    func `a parameter belongs to its own style`(style: String, key: String) {
        let value = key == "background" ? "\"#000\"" : "1"
        let start = "items: [a, b]\ntimer: 3s\nindicator:"
        check("\(start) { style: \(style), ⟦\(key)⟧: \(value) }", ["foreign-parameter"])
        check("\(start) { ⟦\(key)⟧: \(value), style: \(style) }", ["foreign-parameter"])
    }

    @Test func `too much is reported once, by a rule that names the limit`() {
        let items = (0...10_000).map { "i\($0)" }.joined(separator: ", ")
        #expect(
            BannerFile.reading("items: [\(items)]\nindicator: fraction").report.findings.map(
                \.rule.id) == ["BK3011"])
        let inputs = (0...1_000).map { "{ at: \($0), tap: true }" }.joined(separator: ", ")
        let scenario = "items: [a]\nscenarios: [{ name: s, duration: 1h, inputs: [\(inputs)] }]"
        #expect(BannerFile.reading(scenario).report.findings.map(\.rule.id) == ["BK3012"])
        let expectations = (0...1_000).map { "{ changes: \($0) }" }.joined(separator: ", ")
        let expecting =
            "items: [a]\nscenarios: [{ name: s, duration: 1h, expect: [\(expectations)] }]"
        #expect(BannerFile.reading(expecting).report.findings.map(\.rule.id) == ["BK3014"])
        let allowed = expecting.replacing(", { changes: 1000 }", with: "")
        #expect(BannerFile.reading(allowed).report.findings.map(\.rule.id) == [])
        let scenarios = (0...100).map { "{ name: s\($0), duration: 1s }" }.joined(separator: ", ")
        #expect(
            BannerFile.reading("items: [a]\nscenarios: [\(scenarios)]").report.findings.map(
                \.rule.id) == ["BK3013"])
    }
}

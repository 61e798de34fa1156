import BannerTree
import BannerYAML
import Testing

@testable import BannerDiff

@Suite struct `Keys that differ` {
    /// The changes from one document to another, each as `PATH: BEFORE > AFTER`.
    private func changes(_ old: String, _ new: String) throws -> [String] {
        let sides = try [old, new].map { text in
            // A banner has items; those of the examples about other keys are the same.
            let whole = text.contains("items:") ? text : "items: [a, b]\n\(text)"
            let file = BannerFile.read(
                SourceFile(name: "test.banner.yaml", bytes: Array(whole.utf8)))
            return try #require(BannerChange.Side(file), "\(file.report.findings)")
        }
        let changes = BannerChange.KeyComparison(sides[0].keys, sides[1].keys).changes
        #expect(changes.isEmpty == sides[0].isSame(as: sides[1]))
        return changes.map { "\($0.path): \($0.before ?? "-") > \($0.after ?? "-")" }
    }

    @Test(arguments: [
        // The same in another layout.
        ("items: [a]\ntimer: 2s", "timer: { interval: 2s }\nitems: [{ id: a }]", []),
        ("items: [{ id: a, title: \"A\" }]", "items: [{ title: A, id: a }]", []),
        // A shorthand and what it stands for.
        ("indicator: pill", "indicator: { style: pill, width: 30 }", ["indicator/width: - > 30"]),
        ("items: [a]", "items: [{ id: a, title: A }]", ["items/a/title: - > A"]),
        // Another notation.
        ("timer: 2s", "timer: 2000ms", []),
        ("timer: 2s", "timer: { interval: 2, whenHidden: pause }", []),
        ("transition: { easing: linear }", "transition: { easing: [0, 0, 1.0, 1] }", []),
        ("layout: { spacing: 0 }", "x-resolved: { a: 1 }\ntimeZone: UTC\nname: test", []),
        (
            "items: [{ id: a, color: \"#fff\" }]",
            "items: [{ id: a, color: \"#FFFFFFFF\", tags: [] }]", []
        ),
        (
            "items: [{ id: a, when: { days: mon } }, b]",
            "items: [{ id: a, when: [{ days: [mon] }] }, b]", []
        ),
        ("paging: { startPage: 1 }", "paging: { startPage: b }", []),
        (
            "breakpoints: [{ minWidth: 600, focus: 1.1 }, { minWidth: 9e2 }]",
            "breakpoints: [{ minWidth: 900 }, { minWidth: 600.0, focus: { scale: 1.1 } }]", []
        ),
        ("timer: { interval: 2s, x-note: 1 }", "timer: { interval: 2s, x-note: 2 }", []),
        ("x-n: 2.50", "x-n: +25e-1", []),
        ("x-m: { a: 1, b: [~] }", "x-m: { b: [null], a: 1.0 }", []),
        // Free scrolling.
        (
            "paging: { loop: none, snap: none }",
            "paging: { snap: none, maxPagesPerSwipe: 1, loop: none }", []
        ),
        ("paging: { loop: none }", "paging: { loop: none, snap: none }", ["paging/snap: - > none"]),
        (
            "indicator: scrollBar",
            "indicator: { style: scrollBar, thumb: 50, hides: fade, growth: 300ms }", []
        ),
        (
            "indicator: { style: scrollBar, growth: 1s }",
            "indicator: { style: scrollBar, growth: { duration: 1000ms, easing: easeIn } }", []
        ),
        (
            "indicator: scrollBar", "indicator: { style: scrollBar, thumb: auto }",
            ["indicator/thumb: - > auto"]
        ),
        (
            "indicator: { style: scrollBar, thumb: [50, 80] }",
            "indicator: { style: scrollBar, thumb: [50.0, 8e1] }", []
        ),
        (
            "indicator: { style: scrollBar, thumb: [50, 80] }",
            "indicator: { style: scrollBar, thumb: [50, 90] }",
            ["indicator/thumb: [50, 80] > [50, 90]"]
        ),
        (
            "indicator: { style: scrollBar, hides: slide }",
            "indicator: { style: scrollBar, growth: { easing: linear } }",
            ["indicator/hides: slide > -", "indicator/growth: - > { easing: linear }"]
        ),
        (
            "indicator: { style: dots, placement: over }",
            "indicator: { style: dots, placement: over, margin: 20 }",
            ["indicator/margin: - > 20"]
        ),
        // Own data.
        (
            "items: [{ id: a, x-cta: Buy }]", "items: [{ id: a, x-cta: Sell }]",
            ["items/a/x-cta: Buy > Sell"]
        ),
        (
            "x-c: 12345678901234567890123", "x-c: 12345678901234567890124",
            ["x-c: 12345678901234567890123 > 12345678901234567890124"]
        ),
        ("x-c: { url: a, n: 1 }", "x-c: { url: b, n: 1 }", ["x-c/url: a > b"]),
        ("x-c: \"1\"", "x-c: 1", ["x-c: \"1\" > 1"]),
        // A default that changes.
        (
            "timer: 2s", "timer: { interval: 2s, whenHidden: restart }",
            ["timer/whenHidden: - > restart"]
        ),
        (
            "layout: { spacing: 5 }", "layout: { spacing: 5, align: start }",
            ["layout/align: - > start"]
        ),
        ("layout: { spacing: 5 }", "name: test", ["layout: { spacing: 5 } > -"]),
        ("name: n", "name: m", ["name: n > m"]),
        // Another order.
        ("items: [a, b, c]", "items: [b, a, c]", ["items: [a, b, c] > [b, a, c]"]),
        (
            "items: [a, b, c, d]", "items: [b, c, x, d, a]",
            ["items/x: - > x", "items: [a, b, c, d] > [b, c, d, a]"]
        ),
        ("items: [a, b]", "items: [b]", ["items/a: a > -"]),
        // Another name.
        (
            "items: [{ id: a, title: T }, b]", "items: [b, { id: c, title: T }]",
            ["items/a/id: a > c", "items: [c, b] > [b, c]"]
        ),
        ("items: [a]", "items: [b]", ["items/b: - > b", "items/a: a > -"]),
        (
            "scenarios: [{ name: s, duration: 2s }]", "scenarios: [{ name: t, duration: 2s }]",
            ["scenarios/s/name: s > t"]
        ),
        // Elements without names.
        (
            "scenarios: [{ name: s, duration: 2s, expect: [{ changes: 1 }, { at: 1s, page: a }] }]",
            "scenarios: [{ name: s, duration: 2s, expect: [{ at: 1s, page: a }, { changes: 1 }] }]",
            [
                "scenarios/s/expect: [{ changes: 1 }, { at: 1s, page: a }] > [{ at: 1s, page: a }, { changes: 1 }]"
            ]
        ),
        (
            "x-x: [{ a: 1 }, { a: 2 }, { a: 3 }]",
            "x-x: [{ a: 1 }, { a: 4, b: 5 }, { a: 3 }, { a: 6 }]",
            ["x-x/#2/b: - > 5", "x-x/#2/a: 2 > 4", "x-x/#4: - > { a: 6 }"].sorted()
        ),
        ("x-x: [{ a: 1 }, { a: 1 }]", "x-x: [{ a: 1 }]", ["x-x/#2: { a: 1 } > -"]),
        // Lists of values.
        ("x-x: [1, 1]", "x-x: [1]", ["x-x: [1, 1] > [1]"]),
        ("x-x: [1, 2]", "x-x: [2, 1]", ["x-x: [1, 2] > [2, 1]"]),
        ("x-x: []", "x-x: [{ a: 1 }]", ["x-x/#1: - > { a: 1 }"]),
        ("x-x: ", "x-x: 1", ["x-x: null > 1"]),
        ("x-x: { a: 1 }", "x-x: [1]", ["x-x: { a: 1 } > [1]"]),
    ])
    func `are listed once, where they differ`(old: String, new: String, expected: [String]) throws {
        #expect(try changes(old, new).sorted() == expected.sorted())
    }

    @Test func `are complete in a document that is new`() throws {
        let file = BannerFile.read(
            SourceFile(name: "t", bytes: Array("items: [a, { id: b, title: B }]\nname: n".utf8)))
        let changes = BannerChange.KeyComparison(nil, try #require(BannerChange.Side(file)).keys)
            .changes
        #expect(changes.map(\.path) == ["items/a", "items/b", "name"])
        #expect(changes[1].after == "{ id: b, title: B }")
    }
}

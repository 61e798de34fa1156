import BannerDiagnostics
import BannerKit
import BannerTestSupport
import BannerYAML
import Testing

@Suite("Breakpoints")
struct BreakpointTests {
    /// A banner as it is at a width.
    private func fitted(_ text: String, _ width: Double) throws -> Banner {
        let banner = try #require(
            BannerFile.reading(text).banner, "\(BannerFile.reading(text).report.findings)")
        return banner.fitted(to: Banner.Viewer(width: width)).banner
    }

    @Test(arguments: [
        // What is written for the width, and the same as keys of the banner.
        (
            "layout: { cellWidthMultiplier: 0.9, spacing: 10 }",
            "{ minWidth: 600, layout: { cellWidthMultiplier: 0.5 } }",
            "layout: { cellWidthMultiplier: 0.5, spacing: 10 }"
        ),
        (
            "focus: { scale: 1.1, duration: 1s }", "{ minWidth: 600, focus: 1.2 }",
            "focus: { scale: 1.2, duration: 1s }"
        ),
        (
            "focus: 1.1", "{ minWidth: 600, focus: { easing: linear } }",
            "focus: { scale: 1.1, easing: linear }"
        ),
        (
            "indicator: { style: pill, width: 30, dot: 8 }",
            "{ minWidth: 600, indicator: { dot: 5 } }",
            "indicator: { style: pill, width: 30, dot: 5 }"
        ),
        (
            "indicator: { style: pill, width: 30 }",
            "{ minWidth: 600, indicator: { style: pill, dot: 5 } }",
            "indicator: { style: pill, width: 30, dot: 5 }"
        ),
        (
            "indicator: { style: pill, width: 30 }", "{ minWidth: 600, indicator: pill }",
            "indicator: { style: pill, width: 30 }"
        ),
        (
            "indicator: { style: pill, width: 30, placement: over }",
            "{ minWidth: 600, indicator: scrollBar }",
            "indicator: scrollBar"
        ),
        (
            "indicator: { placement: over, size: 9 }",
            "{ minWidth: 600, indicator: { edge: top } }",
            "indicator: { placement: over, size: 9, edge: top }"
        ),
        (
            "viewport: { height: 200 }", "{ minWidth: 600, viewport: { height: 400 } }",
            "viewport: { height: 400 }"
        ),
        (
            "viewport: { height: 200 }", "{ minWidth: 600, viewport: {} }",
            "viewport: { height: 200 }"
        ),
        (
            "layout: { spacing: 4 }",
            "{ minWidth: 500, layout: { align: start } }, { minWidth: 600, layout: { cellWidthMultiplier: 0.5 } }",
            "layout: { spacing: 4, align: start, cellWidthMultiplier: 0.5 }"
        ),
        (
            "controls: { pause: true }", "{ minWidth: 600, controls: { arrows: true } }",
            "controls: { arrows: true, pause: true }"
        ),
        // The wider one goes over the narrower one, whatever their order.
        (
            "indicator: dots",
            "{ minWidth: 600, indicator: { thumb: 20 } }, { minWidth: 500, indicator: scrollBar }",
            "indicator: { style: scrollBar, thumb: 20 }"
        ),
    ])
    func `a breakpoint's banner is that of a file with the keys written out`(
        own: String, breakpoints: String, written: String
    ) throws {
        let plain = "name: a\nitems: [a, b, c]\n"
        #expect(
            try fitted("\(plain)\(own)\nbreakpoints: [\(breakpoints)]\n", 600)
                == fitted("\(plain)\(written)\n", 600))
        #expect(
            try fitted("\(plain)breakpoints: [\(breakpoints)]\n\(own)\n", 499.5)
                == fitted("\(plain)\(own)\n", 499.5))
    }

    @Test(arguments: [
        ("breakpoints: [{ minWidth: 600, indicator: { ⟦thumb⟧: 20 } }]", ["foreign-parameter"]),
        ("breakpoints: [{ minWidth: 600, layout: { ⟦spaicng⟧: 20 } }]", ["unknown-key"]),
        ("breakpoints: [{ minWidth: 600, viewport: { ⟦width⟧: 20 } }]", ["misplaced-key"]),
        ("breakpoints: [{ ⟦focus⟧: 1.1 }]", ["missing-key"]),
        ("breakpoints: [{ minWidth: ⟦0⟧, focus: 1.1 }]", ["out-of-range"]),
        ("breakpoints: ⟦600⟧", ["wrong-type"]),
        (
            "breakpoints: [{ minWidth: 600 }, { minWidth: ⟦600⟧ }, { minWidth: ⟦600⟧ }]",
            ["repeated-width", "repeated-width"]
        ),
        (
            "breakpoints: [{ minWidth: 600, layout: { axis: vertical, direction: ⟦rightToLeft⟧ } }]",
            ["vertical-right-to-left"]
        ),
        (
            "layout: { direction: ⟦rightToLeft⟧ }\nbreakpoints: [{ minWidth: 600, layout: { axis: vertical } }]",
            ["vertical-right-to-left"]
        ),
        // What the banner itself has is reported once.
        (
            "layout: { axis: vertical, direction: ⟦rightToLeft⟧ }\nbreakpoints: [{ minWidth: 600, focus: 1.1 }]",
            ["vertical-right-to-left"]
        ),
        // A mistake of a narrower window that a wider one has too.
        (
            "breakpoints: [{ minWidth: 600, layout: { cellWidthMultiplier: ⟦0.00001⟧ } }, { minWidth: 700, focus: 1.1 }]",
            ["stride-too-small"]
        ),
    ])
    func `each breakpoint makes a right banner`(marked: String, slugs: [String]) {
        let example = Marked("items: [a, b]\n" + marked)
        #expect(example.read.report.findings.map(\.rule.slug) == slugs, "\(example.read.lines)")
        #expect(
            example.read.report.findings.map(\.range) == example.ranges, "\(example.read.lines)")
    }

    @Test func `a finding that the banner itself does not have says for which width`() throws {
        let text =
            "items: [a, b]\nbreakpoints: [{ minWidth: 600, layout: { cellWidthMultiplier: 0.00001 } }]"
        #expect(
            BannerFile.reading(text).report.findings.map(\.message) == [
                """
                pages are less than 0.01 points apart: `width` 600 times `cellWidthMultiplier` 1e-05, plus `spacing` 0, in a \
                viewport 600 points wide
                """
            ])
    }

    @Test func `a banner built in code is checked at each width too`() {
        var banner = Banner(items: [Banner.Item(id: "a"), Banner.Item(id: "b")])
        banner.breakpoints = [
            Banner.Breakpoint(
                minWidth: 600, layout: Banner.Layout(direction: .rightToLeft, axis: .vertical))
        ]
        #expect(
            banner.findings().map(\.description) == [
                "error: `rightToLeft` cannot be combined with `axis: vertical`, in a viewport 600 points wide "
                    + "at /breakpoints/0/layout/direction [BK4014]"
            ])
    }
}
